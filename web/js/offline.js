/** The service worker: the page works without a network once it has been open, and says so. */
import { byId } from './dom.js';
import { ownScript } from './early.js';
import { inEveryLanguage, t } from './i18n.js';
import { notice } from './views/share.js';

/** The state: `none` (no service worker available), `loading`, `ready`. */
let state = 'none';

function draw() {
  const words = navigator.onLine ? t(`offline-${state}`) : t('offline-now');
  byId('offline').textContent = words;
}

/** Waits until a registration's service worker is active and answers for the page; rejects if its files cannot be fetched. */
function activated({ active, installing }) {
  const worker = active ?? installing;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error(worker.state));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Registers the service worker; a new version waits until the reader takes it. */
export async function startOffline() {
  inEveryLanguage(draw);
  addEventListener('online', draw);
  addEventListener('offline', draw);
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  state = 'loading';
  draw();
  try {
    const registration = await navigator.serviceWorker.register(ownScript('./sw.js'));
    const offer = (waiting) => {
      if (!waiting || !navigator.serviceWorker.controller) return;
      notice(t('new-version'), { words: t('reload'), act: () => waiting.postMessage('take-over') });
    };
    offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => installing.state === 'installed' && offer(installing));
    });
    const hadOne = Boolean(navigator.serviceWorker.controller);
    navigator.serviceWorker.addEventListener('controllerchange', () => hadOne && location.reload());
    await activated(registration);
    state = 'ready';
  } catch {
    state = 'none';
  }
  draw();
}
