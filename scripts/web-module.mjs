// The parts of a WebAssembly module, for what is done to one after it is built.

import { readFileSync } from "node:fs";

/** The names of sections by number. */
export const SECTION = { custom: 0, imports: 2, exports: 7, code: 10, data: 11, dataCount: 12 };

/** Reads bytes one after the other. */
export class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte() {
    this.at += 1;
    return this.bytes[this.at - 1];
  }

  /** A number in LEB128, without a sign. */
  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  }

  /** So many bytes; as many as the number before them says, where nothing is said. */
  take(length = this.number()) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  text() {
    return this.take().toString("utf8");
  }
}

/** A number in LEB128, without a sign. */
export function number(value) {
  const found = [];
  do {
    found.push(value % 128 | (value >= 128 ? 0x80 : 0));
    value = Math.floor(value / 128);
  } while (value > 0);
  return Buffer.from(found);
}

/** A number in LEB128 with its sign, as `i32.const` has it. */
export function signed(value) {
  const found = [];
  for (;;) {
    const byte = value & 0x7f;
    value >>= 7;
    const last = (value === 0 && !(byte & 0x40)) || (value === -1 && Boolean(byte & 0x40));
    found.push(last ? byte : byte | 0x80);
    if (last) return Buffer.from(found);
  }
}

/** The module of a file as sections, `{ id, name, content }`; custom sections have a name, which their content leaves out. */
export function read(file) {
  const bytes = readFileSync(file);
  if (bytes.toString("latin1", 0, 4) !== "\0asm") throw new Error(`${file} is no module`);
  const reader = new Reader(bytes, 8);
  const sections = [];
  while (reader.at < bytes.length) {
    const id = reader.byte();
    const content = new Reader(reader.take());
    const name = id === SECTION.custom ? content.text() : undefined;
    sections.push({ id, name, content: content.bytes.subarray(content.at) });
  }
  return sections;
}

/** The module of some sections. */
export function written(sections) {
  const parts = [Buffer.from("\0asm\u0001\0\0\0", "latin1")];
  for (const { id, name, content } of sections) {
    const whole = name === undefined ? content : Buffer.concat([number(name.length), Buffer.from(name), content]);
    parts.push(Buffer.from([id]), number(whole.length), whole);
  }
  return Buffer.concat(parts);
}

/** The exports of a section that are the module's memory or have one of these beginnings. */
export function exportsOf(content, beginnings) {
  const reader = new Reader(content);
  const kept = [];
  for (let count = reader.number(); count > 0; count -= 1) {
    const first = reader.at;
    const called = reader.text();
    reader.byte();
    reader.number();
    const isKept = called === "memory" || beginnings.some((beginning) => called.startsWith(beginning));
    if (isKept) kept.push(content.subarray(first, reader.at));
  }
  return Buffer.concat([number(kept.length), ...kept]);
}
