// Takes from a WebAssembly module what only tools read: custom sections, and exports that are not redress's own.
//
//   node scripts/web-strip.mjs FROM TO

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";

const [from, to] = process.argv.slice(2);
const bytes = readFileSync(from);
const CUSTOM = 0;
const EXPORTS = 7;

/** The number in LEB128 at a byte, and the byte behind it. */
function number(at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at];
    at += 1;
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return [value, at];
  }
}

/** A number in LEB128. */
function written(value) {
  const found = [];
  do {
    found.push(value % 128 | (value >= 128 ? 0x80 : 0));
    value = Math.floor(value / 128);
  } while (value > 0);
  return Buffer.from(found);
}

/** The exports of the section between two bytes that are redress's own. */
function own(start, end) {
  let [count, at] = number(start);
  const kept = [];
  for (; count > 0; count -= 1) {
    const first = at;
    const [length, name] = number(at);
    const called = bytes.toString("utf8", name, name + length);
    [, at] = number(name + length + 1);
    if (called === "memory" || called.startsWith("redress_")) kept.push(bytes.subarray(first, at));
  }
  assert.equal(at, end);
  return Buffer.concat([written(kept.length), ...kept]);
}

assert.equal(bytes.toString("latin1", 0, 4), "\0asm");
const parts = [bytes.subarray(0, 8)];
for (let at = 8; at < bytes.length; ) {
  const id = bytes[at];
  const [length, start] = number(at + 1);
  const end = start + length;
  const content = id === EXPORTS ? own(start, end) : bytes.subarray(start, end);
  if (id !== CUSTOM) parts.push(Buffer.from([id]), written(content.length), content);
  at = end;
}
const stripped = Buffer.concat(parts);
assert.ok(WebAssembly.validate(stripped), `${from} is no module any more`);
writeFileSync(to, stripped);
