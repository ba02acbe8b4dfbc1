/**
 * Starts the engine's worker and its module first of all, while the page is still parsed and drawn. It stays
 * a file of its own, and has the page's policy, of which there is one.
 */

/** @type {{ createHTML(text: string): any, createScriptURL(text: string): any }} */
export const policy =
  globalThis.trustedTypes?.createPolicy('redress', {
    createHTML: (html) => html,
    createScriptURL: (url) => {
      if (!OWN_SCRIPTS.includes(url)) throw new TypeError(url);
      return url;
    },
  }) ?? { createHTML: (html) => html, createScriptURL: (url) => url };

/** The scripts that may run as workers. */
const OWN_SCRIPTS = ['./js/worker.js', './sw.js'];

/** The address of one of the page's own workers. */
export function ownScript(url) {
  return policy.createScriptURL(url);
}

function startWorker() {
  const worker = new Worker(ownScript('./js/worker.js'), { type: 'module', name: 'redress' });
  worker.addEventListener('error', () => {
    if (worker === early) early = null;
  });
  return worker;
}

/** The engine's module, once it is asked for. */
let compiling = null;

/** The module, compiled while a worker starts; null where it cannot be had, so that the worker says why. */
function compiled() {
  compiling ??= WebAssembly.compileStreaming(fetch('./redress.wasm')).catch(() => null);
  return compiling;
}

/**
 * The module of the engine's second half; null if it cannot be had. The page fetches it, for a worker that waits for a
 * file does not read another one meanwhile.
 */
export function compiledRest() {
  return WebAssembly.compileStreaming(fetch('./rest.wasm')).catch(() => null);
}

/** The worker that nobody has taken yet: it says nothing before it is given a module. */
let early = null;
if (globalThis.Worker) {
  early = startWorker();
  compiled();
}

/** A worker of the engine, started already where it is the first. */
export function takeWorker() {
  const worker = early ?? startWorker();
  early = null;
  compiled().then((module) => worker.postMessage({ module }));
  return worker;
}

/** Has the module fetched anew: it may be of another version than what it could not be used with. */
export function forgetModule() {
  compiling = null;
}
