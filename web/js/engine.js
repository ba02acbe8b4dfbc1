/**
 * The engine in its worker, from the page's side.
 *
 * Requests are answered in the order in which they are made. What takes longer than it may is stopped by ending the
 * worker, for a computation cannot be interrupted from outside; the next request starts a new one.
 */
import { compiledRest, forgetModule, takeWorker } from './early.js';

/** A computation may take this long, in milliseconds. */
export const LONGEST = 10_000;

/** To load and to compile the engine may take this long, on a slow telephone too. */
const LONGEST_START = 60_000;

/** The failure of a request: `stopped`, `too-long`, `failed` (the engine), `unavailable` (it cannot be loaded). */
export class EngineError extends Error {
  constructor(kind, message = kind) {
    super(message);
    this.name = 'EngineError';
    this.kind = kind;
  }
}

export class Engine {
  #worker = null;
  #ready = false;
  #asked = [];
  #current = null;
  #timer = 0;
  #number = 0;
  #begun = 0;
  #files = new Map();
  #isHalf = false;
  #rest = null;

  #took = new Map();

  /** Is called with how many layouts of how many are solved. */
  onProgress = () => {};

  /** @param {() => Worker} [start] starts a worker; a test gives its own */
  constructor(start = takeWorker) {
    this.start = start;
  }

  /** How long the last request of a kind took, in milliseconds, without waiting for its turn; until it was stopped, where it was. */
  tookFor(what) {
    return this.#took.get(what) ?? 0;
  }

  /** Loads the engine now, so that the first answer need not wait for it. */
  warm() {
    this.#wake();
  }

  /** Fetches the second half, so that no later answer waits for it; a worker that is started later gets it too. */
  async complete() {
    if (!this.#isHalf) return;
    this.#rest ??= await compiledRest();
    this.#bringRest();
  }

  /** True while anything is computed or waits. */
  get busy() {
    return this.#current !== null || this.#asked.length > 0;
  }

  /**
   * Asks the engine; an answer that is an `error` of its own is thrown as `failed`.
   * @param {object} request a request with its `do`
   * @param {{ replaces?: string, bound?: number, first?: boolean }} [options] a request that waits is dropped (its
   *   promise is answered by null) when another one with the same `replaces` is made; one that is `first` goes before
   *   those that wait
   * @returns {Promise<any>} the answer, or null for a request that was replaced
   */
  ask(request, { replaces, bound = LONGEST, first = false } = {}) {
    if (replaces) {
      this.#asked = this.#asked.filter((one) => {
        if (one.replaces === replaces) one.resolve(null);
        return one.replaces !== replaces;
      });
    }
    return new Promise((resolve, reject) => {
      this.#push(request, { replaces, bound, resolve, reject });
      if (first) this.#asked.unshift(this.#asked.pop());
      this.#next();
    });
  }

  /** Gives the engine a file; a worker that is started later gets it too. */
  async remember(name, base64) {
    const answer = await this.ask({ do: 'file', name, base64 });
    this.#files.set(name, base64);
    return answer;
  }

  /** Takes a file from the engine. */
  async forget(name) {
    this.#files.delete(name);
    return this.ask({ do: 'forget', name });
  }

  /** Ends what is being computed; what waits is asked of a new worker. */
  stop(kind = 'stopped') {
    const { reject, request } = this.#current ?? {};
    if (request) this.#noteTime(request);
    this.#end();
    reject?.(new EngineError(kind));
    this.#next();
  }

  #push(request, rest) {
    this.#number += 1;
    this.#asked.push({ number: this.#number, request, ...rest });
  }

  #end() {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    this.#current = null;
  }

  #wake() {
    if (this.#worker) return;
    const worker = this.start();
    this.#worker = worker;
    worker.addEventListener('message', ({ data }) => worker === this.#worker && this.#take(data));
    worker.addEventListener('error', (event) => {
      if (worker === this.#worker) this.#break(new EngineError('unavailable', event.message));
    });
    this.#startsLoading();
  }

  #bringRest() {
    if (this.#ready && this.#rest) this.#worker.postMessage({ rest: this.#rest });
  }

  #startsLoading() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#break(new EngineError('unavailable')), LONGEST_START);
  }

  #noteTime(request) {
    this.#took.set(request.do, performance.now() - this.#begun);
  }

  #startsComputing() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.stop('too-long'), this.#current.bound);
  }

  /** Reports to all waiting requests that nothing can be computed. */
  #break(error) {
    const waiting = [this.#current, ...this.#asked].filter(Boolean);
    this.#asked = [];
    forgetModule();
    this.#rest = null;
    this.#end();
    for (const one of waiting) one.reject(error);
  }

  #next() {
    if (this.#current || this.#asked.length === 0) return;
    this.#wake();
    if (!this.#ready) return;
    this.#current = this.#asked.shift();
    const { number, request } = this.#current;
    this.#begun = performance.now();
    this.#startsComputing();
    this.#worker.postMessage({ number, request });
  }

  /** A new worker gets the files that the old one had, before anything else is asked of it. */
  #restore() {
    const waiting = this.#asked;
    this.#asked = [];
    const nothing = () => {};
    for (const [name, base64] of this.#files) {
      this.#push({ do: 'file', name, base64 }, { bound: LONGEST, resolve: nothing, reject: nothing });
    }
    this.#asked.push(...waiting);
  }

  #take({ number, ready, isHalf, loading, progress, unavailable, failed, answer }) {
    if (loading !== undefined) {
      if (this.#current) loading ? this.#startsLoading() : this.#startsComputing();
      return;
    }
    if (progress) {
      // The reader sees the progress, and stops the computation himself.
      if (this.#current) this.#startsComputing();
      this.onProgress(...progress);
      return;
    }
    if (ready) {
      clearTimeout(this.#timer);
      this.#ready = true;
      this.#isHalf = isHalf;
      this.#bringRest();
      this.#restore();
    } else if (unavailable) {
      this.#break(new EngineError('unavailable', unavailable));
    } else if (this.#current?.number === number) {
      clearTimeout(this.#timer);
      const { resolve, reject, request } = this.#current;
      this.#noteTime(request);
      this.#current = null;
      if (failed) {
        // A broken engine gets no other request.
        this.#end();
        reject(new EngineError('failed', failed));
      } else if (answer?.error) {
        reject(Object.assign(new EngineError('failed', answer.error.message), { answer: answer.error }));
      } else {
        resolve(answer);
      }
    }
    this.#next();
  }
}
