/** Words that ask for the solver of deals, in the languages of scripts. */
const ASKS = /(^|[\s;{])(evidence|analiza)(?=[\s}]|$)/iu;

/** Returns whether a request has a script that asks what the cards say. */
export function asksForSolver(request) {
  return Object.values(request).some((value) => typeof value === 'string' && ASKS.test(value));
}

/**
 * The engine with the double-dummy solver, in the worker: it is loaded when a script first asks what the cards say, and
 * answers in the place of the other from then on. Where it cannot be had, the other answers that it has no solver.
 */
export class Solving {
  #load;
  #announce;
  #engine = null;
  #files = new Map();

  /**
   * @param {() => Promise<object>} load loads it
   * @param {(isLoading: boolean) => void} announce is called when an answer begins and ceases to wait for it
   */
  constructor(load, announce) {
    this.#load = load;
    this.#announce = announce;
  }

  /** The engine that answers a request: this one where it is there or asked for, else the one that is given. */
  async engineFor(request, other) {
    this.#note(request);
    if (!this.#engine && asksForSolver(request)) await this.#start();
    return this.#engine ?? other;
  }

  /** Files that were given before it was there are given to it too. */
  #note(request) {
    if (request.do === 'file') this.#files.set(request.name, request);
    if (request.do === 'forget') request.name === undefined ? this.#files.clear() : this.#files.delete(request.name);
  }

  async #start() {
    this.#announce(true);
    try {
      const engine = await this.#load();
      for (const file of this.#files.values()) engine.ask(file);
      this.#engine = engine;
    } catch {
      // The answer says that there is no solver; it is asked for again with the next script.
    }
    this.#announce(false);
  }
}
