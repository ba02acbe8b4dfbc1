/** The second half cannot be had. */
export class Missing extends Error {
  code = 'load';
}

/**
 * The engine's second half, in the worker: what no ordinary ruling needs. The page brings it once the first answer is
 * given; a function that is called before waits for it.
 */
export class Rest {
  #address;
  #announce;
  #module = null;

  /** @param {(isLoading: boolean) => void} announce is called when an answer waits for it, and when no longer */
  constructor(address, announce) {
    this.#address = address;
    this.#announce = announce;
  }

  /** Takes the module from the page. */
  take(module) {
    this.#module ??= module;
  }

  /** The module, read at once if it is not there yet: a call within the engine cannot wait for a promise. */
  get module() {
    if (!this.#module) {
      this.#announce(true);
      this.#module = new WebAssembly.Module(this.#read());
      this.#announce(false);
    }
    return this.#module;
  }

  #read() {
    const request = new XMLHttpRequest();
    try {
      request.open('GET', this.#address, false);
      request.responseType = 'arraybuffer';
      request.send();
    } catch (error) {
      throw new Missing(String(error));
    }
    if (request.status !== 200) throw new Missing(`${this.#address}: ${request.status}`);
    return request.response;
  }
}
