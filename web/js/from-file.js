/**
 * What `early.js` gives the page, for the page as one file (scripts/page-file.mjs): its worker and its engine stand in the file,
 * since a browser that opens a file fetches no others.
 */
const URLS = new Set();

/** @type {{ createHTML(text: string): any, createScriptURL(text: string): any }} */
export const policy =
  globalThis.trustedTypes?.createPolicy('redress', {
    createHTML: (html) => html,
    createScriptURL: (url) => {
      if (!URLS.has(url)) throw new TypeError(url);
      return url;
    },
  }) ?? { createHTML: (html) => html, createScriptURL: (url) => url };

/** The address of a script that the page may run; a page that is a file has no service worker. */
export function ownScript(url) {
  return policy.createScriptURL(url);
}

const textOf = (id) => document.getElementById(id).textContent;

let compiling = null;

/** The module, unpacked from the page. */
function compiled() {
  compiling ??= (async () => {
    const bytes = Uint8Array.from(atob(textOf('engine')), (character) => character.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return WebAssembly.compile(await new Response(stream).arrayBuffer());
  })();
  return compiling;
}

let address = null;

/** A worker of the engine. */
export function takeWorker() {
  address ??= URL.createObjectURL(new Blob([JSON.parse(textOf('worker'))], { type: 'text/javascript' }));
  URLS.add(address);
  const worker = new Worker(ownScript(address), { type: 'module', name: 'redress' });
  compiled().then((module) => worker.postMessage({ module }));
  return worker;
}

/** Has the module unpacked anew. */
export function forgetModule() {
  compiling = null;
}
