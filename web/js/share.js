/**
 * A script in the fragment of an address.
 *
 * A fragment never leaves the browser: it is no part of what a server is asked for. It is a list of `key=value`, as
 * in a query: `s` holds the script, compressed (raw DEFLATE) and in base64 for addresses; `t` the same without
 * compression, where the browser has none; `l` the language of the page.
 */

/** A script of more bytes than this is not taken from an address: nobody wrote it there by hand. */
export const MOST_BYTES = 256 * 1024;

/** A script of more lines than this is not taken from an address either: it packs to next to nothing. */
export const MOST_LINES = 10_000;

/** The fault of a fragment: `damaged`, `too-long`, or `unsupported` if the browser cannot unpack it. */
export class ShareError extends Error {
  constructor(kind) {
    super(kind);
    this.name = 'ShareError';
    this.kind = kind;
  }
}

/** Bytes in base64 for addresses: `-` and `_`, no padding. */
export function toBase64Url(bytes) {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4096) {
    text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  }
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The bytes of a text in base64 for addresses. */
export function fromBase64Url(text) {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) throw new ShareError('damaged');
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
  } catch {
    throw new ShareError('damaged');
  }
}

/** A script of no more lines than are taken, or a `ShareError`. */
function checked(script) {
  if (script.split(/\r\n?|\n/, MOST_LINES + 1).length > MOST_LINES) throw new ShareError('too-long');
  return script;
}

/** All bytes of a stream, or a `ShareError` where there are more than `MOST_BYTES`. */
async function gather(stream) {
  const reader = stream.getReader();
  const parts = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MOST_BYTES) {
      reader.cancel().catch(() => {});
      throw new ShareError('too-long');
    }
    parts.push(value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function through(bytes, transform) {
  return gather(new Blob([bytes]).stream().pipeThrough(transform));
}

/** Returns whether the browser can compress. */
export function compresses() {
  return typeof CompressionStream === 'function' && typeof DecompressionStream === 'function';
}

/**
 * The fragment, without `#`, that holds a script.
 * @param {string} script
 * @param {{ language?: string, compress?: boolean }} [options]
 */
export async function toFragment(script, { language, compress = compresses() } = {}) {
  const bytes = new TextEncoder().encode(script);
  if (bytes.length > MOST_BYTES) throw new ShareError('too-long');
  checked(script);
  const parts = language ? [`l=${language}`] : [];
  if (compress) {
    parts.push(`s=${toBase64Url(await through(bytes, new CompressionStream('deflate-raw')))}`);
  } else {
    parts.push(`t=${toBase64Url(bytes)}`);
  }
  return parts.join('&');
}

/** Parses a fragment into keys and values; the first of a repeated key counts. */
function entries(fragment) {
  const found = new Map();
  for (const part of fragment.replace(/^#/, '').split('&')) {
    const at = part.indexOf('=');
    const key = at < 0 ? part : part.slice(0, at);
    if (key && !found.has(key)) found.set(key, at < 0 ? '' : part.slice(at + 1));
  }
  return found;
}

/** The language that a fragment asks for, in lower case; null where it asks for none. */
export function languageOf(fragment) {
  const language = entries(fragment).get('l');
  return language && /^[a-zA-Z]{2,3}$/.test(language) ? language.toLowerCase() : null;
}

/**
 * The script in a fragment; null where it has none. What does not unpack to whole UTF-8 is a `ShareError`.
 * @param {string} fragment with or without `#`
 */
export async function fromFragment(fragment) {
  const found = entries(fragment);
  let bytes;
  if (found.has('s')) {
    const packed = fromBase64Url(found.get('s'));
    if (!compresses()) throw new ShareError('unsupported');
    try {
      bytes = await through(packed, new DecompressionStream('deflate-raw'));
    } catch (error) {
      throw error instanceof ShareError ? error : new ShareError('damaged');
    }
  } else if (found.has('t')) {
    bytes = fromBase64Url(found.get('t'));
    if (bytes.length > MOST_BYTES) throw new ShareError('too-long');
  } else {
    return null;
  }
  try {
    return checked(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch (error) {
    throw error instanceof ShareError ? error : new ShareError('damaged');
  }
}
