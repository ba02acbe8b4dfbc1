// redress in a browser, a worker or Node.js: loads the WebAssembly beside this file and asks it.
//
//   import { load } from "./redress.js";
//   const redress = await load();
//   const { html, document, diagnostics } = redress.evaluate("other table +300\n(60% +620 & 40% -100)");
//
// `redress.ask(request)` takes every request of the desk (see redress.d.ts); nothing leaves the machine.

/** An error of a request, or within the engine. */
export class RedressError extends Error {
  constructor({ code, message, near }) {
    super(message);
    this.name = "RedressError";
    this.code = code;
    if (near !== undefined) this.near = near;
  }
}

const isNode = typeof process === "object" && Boolean(process.versions?.node);

/** The compiled module: of a module, of bytes, of an answer to `fetch`, or of an address. */
async function compiled(source) {
  const given = await source;
  if (given instanceof WebAssembly.Module) return given;
  if (given instanceof ArrayBuffer || ArrayBuffer.isView(given)) return WebAssembly.compile(given);
  if (typeof Response === "function" && given instanceof Response) return ofResponse(given);
  const address = given ?? new URL("./redress.wasm", import.meta.url);
  if (isNode && new URL(address, import.meta.url).protocol === "file:") {
    // Not imported: what puts programs together for browsers would look for it.
    const { readFile } = process.getBuiltinModule("node:fs/promises");
    return WebAssembly.compile(await readFile(new URL(address, import.meta.url)));
  }
  return ofResponse(await fetch(address));
}

async function ofResponse(response) {
  if (!response.ok) throw new RedressError({ code: "load", message: `${response.url}: ${response.status}` });
  // A server that does not know the type of WebAssembly cannot have it compiled while it is read.
  const isTyped = response.headers.get("content-type")?.startsWith("application/wasm");
  if (isTyped && WebAssembly.compileStreaming) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** The imports of a module: libraries may import clocks and randomness, which redress never calls. */
export function unasked(module, progress = () => {}) {
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    // The engine asks for the time, for `limit_ms`, and reports how many layouts of how many are solved.
    if (from === "redress" && name === "milliseconds") imports[from][name] = () => performance.now();
    else if (from === "redress" && name === "progress") imports[from][name] = progress;
    else imports[from][name] = () => { throw new WebAssembly.RuntimeError(name); };
  }
  return imports;
}

/** The place of the functions that a module leaves to its second half. */
const LEFT = "placeholder";

/** Of which whole a half is, for halves of two wholes would compute nonsense together. */
function whole(module) {
  return new TextDecoder().decode(WebAssembly.Module.customSections(module, "whole")[0]);
}

/** Returns whether a module leaves functions to a second half, as scripts/web-split.mjs makes it. */
function isHalf(module) {
  return WebAssembly.Module.imports(module).some(({ module: from }) => from === LEFT);
}

/** The imports of a module; its first call into the second half loads that half. */
function given(module, { rest, progress, exported }) {
  const imports = unasked(module, progress);
  for (const number of Object.keys(imports[LEFT] ?? {})) {
    imports[LEFT][number] = (...values) => {
      const second = rest();
      if (whole(second) !== whole(module)) throw new RedressError({ code: "load", message: "the halves of the engine are of two versions" });
      new WebAssembly.Instance(second, { ...unasked(second), primary: exported() });
      return exported()["%table"].get(Number(number))(...values);
    };
  }
  return imports;
}

/** An engine: its files last as long as it does. */
export class Redress {
  #module;
  #instance;
  #rest;
  #progress;
  #files = new Map();
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();

  constructor(module, instance, rest, progress) {
    this.#module = module;
    this.#instance = instance;
    this.#rest = rest;
    this.#progress = progress;
  }

  /** True if a second half is loaded when it is called. */
  get isHalf() {
    return isHalf(this.#module);
  }

  /** Answers a request of the desk; an `error` in the answer says what is wrong with the request, not with the script in it. */
  ask(request) {
    const answer = JSON.parse(this.askText(JSON.stringify(request)));
    if (answer.error) return answer;
    if (request.do === "file") this.#files.set(request.name, request.base64);
    if (request.do === "forget" && request.name === undefined) this.#files.clear();
    if (request.do === "forget") this.#files.delete(request.name);
    return answer;
  }

  #bytes(content) {
    if (typeof content === "string") return this.#encoder.encode(content);
    if (ArrayBuffer.isView(content)) return new Uint8Array(content.buffer, content.byteOffset, content.byteLength);
    return new Uint8Array(content);
  }

  #sound(request) {
    const answer = this.ask(request);
    if (answer.error) throw new RedressError(answer.error);
    return answer;
  }

  /** The same from JSON to JSON. */
  askText(request) {
    const bytes = this.#encoder.encode(request);
    try {
      return this.#asked(bytes);
    } catch (error) {
      // An engine that broke down is in an unknown state: another takes its place.
      this.#restart();
      if (!(error instanceof WebAssembly.RuntimeError) && !(error instanceof RangeError)) throw error;
      return JSON.stringify({ error: { code: "broken", message: String(error.message) } });
    }
  }

  #asked(bytes) {
    const { memory, redress_request, redress_ask, redress_answer } = this.#instance.exports;
    const place = redress_request(bytes.length) >>> 0;
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
    const length = redress_ask() >>> 0;
    // The memory may have grown meanwhile.
    return this.#decoder.decode(new Uint8Array(memory.buffer, redress_answer() >>> 0, length));
  }

  #restart() {
    const exported = () => this.#instance.exports;
    this.#instance = new WebAssembly.Instance(this.#module, given(this.#module, { rest: this.#rest, progress: this.#progress, exported }));
    for (const [name, base64] of this.#files) {
      this.#asked(this.#encoder.encode(JSON.stringify({ do: "file", name, base64 })));
    }
  }

  /** A script's results: `{ document, html, diagnostics, more, tally, language }`. */
  evaluate(script, options = {}) {
    return this.#sound({ do: "evaluate", script, ...options });
  }

  /** Lets `event "name"` and `include "name"` find a file: its text, or its bytes. */
  file(name, content) {
    return this.#sound({ do: "file", name, base64: base64(this.#bytes(content)) }).files;
  }
}

function base64(bytes) {
  const parts = [];
  for (let at = 0; at < bytes.length; at += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(parts.join(""));
}

/**
 * An engine from the WebAssembly beside this file, or from what is given: an address, bytes, an answer to `fetch`, a module.
 * Of a module that is split, `rest` gives the second half when it is called, at once. A module with the solver tells
 * `progress` how many layouts of how many are solved.
 */
export async function load(source, { rest, progress } = {}) {
  const module = await compiled(source);
  if (isHalf(module) && !rest) throw new RedressError({ code: "load", message: "half of the engine is missing" });
  let instance;
  instance = await WebAssembly.instantiate(module, given(module, { rest, progress, exported: () => instance.exports }));
  return new Redress(module, instance, rest, progress);
}

let shared;

/** A script's results from an engine that is loaded once. */
export async function evaluate(script, options) {
  shared ??= load();
  return (await shared).evaluate(script, options);
}
