// Checks the engine in Node.js: what the scripts of docs/language.md and examples come to is what the program says, to the last
// figure; how long it takes from loading to the first answer, and for each one after it; what is no request is answered.
//
//   node scripts/web.mjs PROGRAM MODULE [REST]     after scripts/web.sh --build; REST is the second half of a split module

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { load } from "../web/redress.js";

const [program, first, second] = process.argv.slice(2);

/** The output of the program for a script; its exit status may report expected errors. */
function said(name, { script, folder }) {
  const options = { cwd: folder, input: script, encoding: "utf8", maxBuffer: 1 << 28, stdio: ["pipe", "pipe", "ignore"] };
  const environment = { ...process.env, REDRESS_LANGUAGE: "en" };
  try {
    return execFileSync(program, ["run", name, "--format", "json"], { ...options, env: environment });
  } catch (failed) {
    if (failed.stdout) return failed.stdout;
    throw failed;
  }
}

function* fences(text) {
  for (const [, info, body] of text.matchAll(/^```(ruling[^\n]*)\n(.*?)^```$/gms)) {
    if (["ruling", "ruling error"].includes(info.trim())) yield body;
  }
}

const wasm = readFileSync(first);
const rest = second && (() => new WebAssembly.Module(readFileSync(second)));
const language = readFileSync(new URL("../docs/language.md", import.meta.url), "utf8");
const examples = new URL("../examples/", import.meta.url).pathname;

const scripts = [];
for (const script of fences(language)) scripts.push({ name: "-", called: "<stdin>", script, folder: "." });
for (const file of readdirSync(examples, { recursive: true }).filter((file) => file.endsWith(".ruling")).sort()) {
  const path = join(examples, file);
  scripts.push({ name: basename(path), called: basename(path), script: readFileSync(path, "utf8"), folder: dirname(path) });
}

const redress = await load(wasm, { rest });
for (const { name, called, script, folder } of scripts) {
  for (const beside of readdirSync(folder).filter((file) => /\.(xml|conventions)$/.test(file))) {
    redress.file(beside, readFileSync(join(folder, beside)));
  }
  const { document } = redress.evaluate(script, { name: called, want: ["document"] });
  assert.deepEqual(document, JSON.parse(said(name, { script, folder })), `${folder}/${called}`);
  redress.ask({ do: "forget" });
}
console.log(`web: ${scripts.length} scripts come to the same in WebAssembly${rest ? ", split in two," : ""} as in the program`);

for (const request of ["", "null", "{", '{"do":"nothing"}', "\u0000", "[".repeat(100_000), '"\\ud800"']) {
  assert.equal(JSON.parse(redress.askText(request)).error.code, "request", request.slice(0, 40));
}
assert.ok(redress.evaluate("(".repeat(100_000), { want: [] }).tally.errors > 0);
assert.deepEqual(redress.file("ł.ruling", "board 7"), ["ł.ruling"]);
assert.equal(redress.evaluate('include "ł.ruling"\n4♠= N', { want: [] }).tally.errors, 0);

if (rest) {
  const other = readFileSync(second);
  other[other.length - 1] ^= 1; // the hash of the whole stands last
  const mixed = await load(wasm, { rest: () => new WebAssembly.Module(other) });
  const rare = "traveller { +620: 3, -100: 2 }\nconventions (60%+620 & 40%-100)";
  assert.throws(() => mixed.evaluate(rare), /two versions/);
}

const starts = [];
for (let time = 0; time < 3; time += 1) {
  const start = performance.now();
  const engine = await load(wasm, { rest });
  engine.evaluate(scripts[0].script, { want: ["results", "hints"] });
  starts.push(performance.now() - start);
}
const typed = [];
for (let time = 0; time < 50; time += 1) {
  const start = performance.now();
  redress.evaluate(`${scripts[0].script}# ${time}`, { want: ["results", "hints"] });
  typed.push(performance.now() - start);
}
const median = (times) => [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)];
const [toFirst, later] = [Math.min(...starts), median(typed)];
console.log(`web: first answer after ${toFirst.toFixed(1)} ms, later ones in ${later.toFixed(1)} ms`);
