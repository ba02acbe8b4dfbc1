// Checks the engine with the solver in Node.js: the example of the crate has the leads that the program says.
//
//   node scripts/web-evidence.mjs MODULE     after scripts/web.sh --build

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { load } from "../web/redress.js";

const script = readFileSync(new URL("../crates/double-dummy/examples/slow-3nt.ruling", import.meta.url), "utf8");
const engine = await load(readFileSync(process.argv[2]));
const begun = performance.now();
const { document } = engine.ask({ do: "evaluate", script, want: ["document"] });
const found = document.results.filter(({ kind }) => kind === "evidence");
assert.deepEqual(found[0].leads.map(({ tricks, cards }) => [tricks, cards.length]), [[7, 4], [10, 9]]);
assert.equal(found[1].layouts.tricks.reduce((sum, { count }) => sum + count, 0), 100);
console.log(`web: the engine with the solver solves its example, with 100 layouts in ${Math.round(performance.now() - begun)} ms`);
