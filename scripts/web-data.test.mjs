// Of a module written by hand: two functions, three constants of which the second names the third, and a variable.

import assert from "node:assert/strict";
import { test } from "node:test";
import { reached } from "./web-data.mjs";
import { Reader, SECTION, number, signed } from "./web-module.mjs";

const text = (words) => Buffer.concat([number(words.length), Buffer.from(words)]);
const sized = (...parts) => {
  const bytes = Buffer.concat(parts);
  return Buffer.concat([number(bytes.length), bytes]);
};
const list = (...parts) => Buffer.concat([number(parts.length), ...parts]);
const bytes = (...values) => Buffer.from(values);

/** `i32.const` of a padded address, dropped; the address is at byte 2 of the body. */
const body = sized(bytes(0, 0x41, 0x80, 0x80, 0x80, 0x80, 0, 0x1a, 0x0b));
const segment = (address, content) => Buffer.concat([bytes(0, 0x41), signed(address), bytes(0x0b), sized(content)]);
const variable = (name, place) => Buffer.concat([bytes(1, 0), text(name), ...place.map(number)]);

const code = list(body, body);
const data = list(segment(1024, Buffer.alloc(12)), segment(2048, Buffer.alloc(4)));
const symbols = list(
  Buffer.concat([bytes(0, 0, 0), text("one")]),
  variable("first", [0, 0, 4]),
  variable("second", [0, 4, 4]),
  variable("third", [0, 8, 4]),
  variable("state", [1, 0, 4]),
);
const names = list(Buffer.concat([text(".rodata"), bytes(0, 0)]), Buffer.concat([text(".data"), bytes(0, 0)]));
const part = (kind, content) => Buffer.concat([bytes(kind), sized(content)]);
const address = (kind, at, symbol) => Buffer.concat([bytes(kind), number(at), number(symbol), bytes(0)]);
const [SLEB, I32, CALL] = [4, 5, 0];

/** The place behind the first bytes of a section that hold so many values. */
const bodyAt = (function_) => 1 + function_ * body.length + 3;
const dataAt = data.indexOf(Buffer.alloc(12));

function module(...inCode) {
  return [
    { id: SECTION.code, content: code },
    { id: SECTION.data, content: data },
    { id: SECTION.custom, name: "linking", content: Buffer.concat([number(2), part(8, symbols), part(5, names)]) },
    { id: SECTION.custom, name: "reloc.CODE", content: Buffer.concat([number(0), list(...inCode)]) },
    { id: SECTION.custom, name: "reloc.DATA", content: Buffer.concat([number(1), list(address(I32, dataAt + 4, 3))]) },
  ];
}

const found = module(address(SLEB, bodyAt(0), 1), address(SLEB, bodyAt(1), 2));

test("a function reaches what it names", () => {
  assert.deepEqual(reached(found, (at) => at === 0), [[[0, 4]], [[0, 4]]]);
});

test("and what that names", () => {
  assert.deepEqual(reached(found, (at) => at === 1), [[[4, 8], [8, 12]], [[0, 4]]]);
});

test("what no function names is not reached, what is written to is", () => {
  assert.deepEqual(reached(found, () => false), [[], [[0, 4]]]);
});

test("a call is no address of data", () => {
  const call = Buffer.concat([bytes(CALL), number(bodyAt(0)), number(0)]);
  assert.deepEqual(reached(module(call, address(SLEB, bodyAt(1), 1)), (at) => at === 1), [[[0, 4]], [[0, 4]]]);
});

test("numbers are written as they are read", () => {
  for (const value of [0, 1, 63, 64, 127, 128, 8191, 8192, 1_048_576, 2 ** 31 - 1]) {
    assert.equal(new Reader(number(value)).number(), value);
    let read = 0;
    signed(value).forEach((byte, at) => { read += (byte & 0x7f) * 2 ** (7 * at); });
    assert.equal(read, value, `${value} has no sign`);
  }
});
