// Which bytes of a module's constant data some of its functions reach: from the linker's relocations, which name every
// place of the code and of the data in which an address stands (https://github.com/WebAssembly/tool-conventions, Linking).

import { Reader, SECTION } from "./web-module.mjs";

/** Relocations that are addresses of data: MEMORY_ADDR_LEB, _SLEB, _I32, and their forms relative or of 64 bits. */
const ADDRESS = new Set([3, 4, 5, 11, 14, 15, 16, 17, 23]);
/** Relocations that have a number to be added behind them: those addresses, and offsets within functions and sections. */
const ADDED = new Set([...ADDRESS, 8, 9, 21, 22, 25]);
const SYMBOL_TABLE = 8;
const SEGMENTS = 5;
const KINDS = { data: 1, section: 3 };
const UNDEFINED = 0x10;
const NAMED = 0x40;

function custom(sections, name) {
  return sections.find((section) => section.name === name)?.content;
}

/** The names of segments, and the symbols by number: `{ segment, offset, size }` for data, nothing for others. */
function linking(content) {
  const reader = new Reader(content);
  if (reader.number() !== 2) throw new Error("linking data of another version");
  let names = [];
  let symbols = [];
  while (reader.at < content.length) {
    const kind = reader.byte();
    const part = new Reader(reader.take());
    if (kind === SEGMENTS) names = segmentNames(part);
    if (kind === SYMBOL_TABLE) symbols = Array.from({ length: part.number() }, () => symbol(part));
  }
  return { names, symbols };
}

function segmentNames(part) {
  return Array.from({ length: part.number() }, () => {
    const name = part.text();
    part.number();
    part.number();
    return name;
  });
}

function symbol(part) {
  const kind = part.byte();
  const flags = part.number();
  const isDefined = !(flags & UNDEFINED);
  if (kind === KINDS.data) {
    part.take();
    return isDefined ? { segment: part.number(), offset: part.number(), size: part.number() } : undefined;
  }
  part.number();
  if (kind !== KINDS.section && (isDefined || flags & NAMED)) part.take();
  return undefined;
}

/** The addresses of data in a section, `{ at, symbol }`, in the order of their places. */
function addresses(content, symbols) {
  const reader = new Reader(content);
  reader.number();
  const found = [];
  for (let count = reader.number(); count > 0; count -= 1) {
    const kind = reader.byte();
    const [at, index] = [reader.number(), reader.number()];
    // An addend has a sign; the symbol as a whole is kept, so that it is not asked for.
    if (ADDED.has(kind)) reader.number();
    if (!ADDRESS.has(kind)) continue;
    if (symbols[index]) found.push({ at, symbol: symbols[index] });
  }
  return found.sort((one, other) => one.at - other.at);
}

/** The ends of the functions of a module within its section of code, in their order. */
function ends(code) {
  const reader = new Reader(code);
  return Array.from({ length: reader.number() }, () => {
    reader.take();
    return reader.at;
  });
}

/** The segments of a module: `{ address, start, bytes }`, `start` being the place of their bytes within the section. */
export function segments(data) {
  const reader = new Reader(data);
  return Array.from({ length: reader.number() }, () => {
    const [flags, constant] = [reader.number(), reader.byte()];
    if (flags !== 0 || constant !== 0x41) throw new Error("a segment without an address of its own");
    const address = reader.number();
    reader.byte();
    const bytes = reader.take();
    return { address, start: reader.at - bytes.length, bytes };
  });
}

/**
 * For each segment the bytes that functions reach, as `[from, to]` in order; a segment that is written to whole.
 * `reaches` says of a function's place in the section whether it counts.
 */
export function reached(sections, reaches) {
  const { names, symbols } = linking(custom(sections, "linking"));
  const code = sections.find(({ id }) => id === SECTION.code).content;
  const all = segments(sections.find(({ id }) => id === SECTION.data).content);
  const within = addresses(custom(sections, "reloc.DATA"), symbols);
  const seen = new Set();
  const waiting = [];
  const keep = (found) => {
    if (seen.has(found)) return;
    seen.add(found);
    waiting.push(found);
  };
  const functions = ends(code);
  let at = 0;
  for (const place of addresses(custom(sections, "reloc.CODE"), symbols)) {
    while (functions[at] <= place.at) at += 1;
    if (reaches(at)) keep(place.symbol);
  }
  const isConstant = (segment) => names[segment].startsWith(".rodata");
  symbols.filter((one) => one && !isConstant(one.segment)).forEach(keep);
  const ordered = (from, to) => within.filter((one) => one.at >= from && one.at < to);
  const inSegment = all.map(({ start, bytes }) => ordered(start, start + bytes.length));
  while (waiting.length > 0) {
    const { segment, offset, size } = waiting.pop();
    const start = all[segment].start + offset;
    for (const one of between(inSegment[segment], start, start + size)) keep(one.symbol);
  }
  return all.map(({ bytes }, segment) => {
    if (!isConstant(segment)) return [[0, bytes.length]];
    const own = [...seen].filter((one) => one.segment === segment).sort((one, other) => one.offset - other.offset);
    return own.map(({ offset, size }) => [offset, offset + size]);
  });
}

/** Of places in order those from one to before another. */
function between(places, from, to) {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle].at < from) low = middle + 1;
    else high = middle;
  }
  const found = [];
  for (; low < places.length && places[low].at < to; low += 1) found.push(places[low]);
  return found;
}
