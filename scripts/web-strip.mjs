// Takes from a WebAssembly module what only tools read: custom sections, and exports that are not redress's own.
//
//   node scripts/web-strip.mjs FROM TO

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { SECTION, exportsOf, read, written } from "./web-module.mjs";

const [from, to] = process.argv.slice(2);
const sections = read(from).filter(({ id }) => id !== SECTION.custom);
for (const section of sections) {
  if (section.id === SECTION.exports) section.content = exportsOf(section.content, ["redress_"]);
}
const stripped = written(sections);
assert.ok(WebAssembly.validate(stripped), `${from} is no module any more`);
writeFileSync(to, stripped);
