/** The second half cannot be had. */
export class Missing extends Error {
  code = 'load';
}

/**
 * The engine's second half, in the worker: what no ordinary ruling needs. It is fetched once the first answer is given;
 * a function of it that is called before is waited for.
 */
export class Rest {
  #address;
  #said;
  #module = null;

  /** @param {(isLoading: boolean) => void} said is told when an answer waits for it, and when no longer */
  constructor(address, said) {
    this.#address = address;
    this.#said = said;
  }

  /** Fetches it, so that nothing waits for it later. */
  async fetch() {
    try {
      const response = await fetch(this.#address);
      if (response.ok) this.#module ??= await WebAssembly.compile(await response.arrayBuffer());
    } catch {
      // It is asked for again when it is called.
    }
  }

  /** It, read at once where it is not there yet: a call within the engine cannot wait for a promise. */
  get module() {
    if (!this.#module) {
      this.#said(true);
      this.#module = new WebAssembly.Module(this.#read());
      this.#said(false);
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
