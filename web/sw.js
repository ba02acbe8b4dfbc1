/**
 * Keeps the page on the device. Every file of a version is fetched before the version is used, and a version is used
 * whole: nothing of another one is mixed in. `scripts/page.sh` writes the version, a hash of all files, and their list.
 */
const VERSION = 'VERSION';
const FILES = ['./'];
const PREFIX = 'redress-';
const CACHE = PREFIX + VERSION;

self.addEventListener('install', (event) => {
  // The browser's own store may hold files of the version before. The server is asked whether they have changed; what the
  // page has just loaded is not sent again.
  const requests = FILES.map((file) => new Request(file, { cache: 'no-cache' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  const found = async () => {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(request.mode === 'navigate' ? './' : request, { ignoreSearch: true });
    if (kept) return kept;
    const fetched = await fetch(request);
    // The engine with the solver is fetched when it is first asked for, and kept from then on.
    if (fetched.ok && request.url.endsWith('/evidence.wasm')) await cache.put(request, fetched.clone());
    return fetched;
  };
  event.respondWith(found());
});
