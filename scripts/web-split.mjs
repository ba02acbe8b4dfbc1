// Splits the engine in two: what the first answers of the page need, and the rest, which is loaded behind them.
//
//   node scripts/web-split.mjs MODULE FOLDER     FOLDER/redress.wasm and FOLDER/rest.wasm
//
// MODULE has its names and relocations. Binaryen's wasm-split divides the functions by what runs when the page is used in
// the ordinary way (`ordinary` below); a function of the rest that is called is loaded by redress.js. Constant data that no
// function of the first half reaches goes with the rest: its addresses stay, its bytes come later.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FIRST } from "../web/js/first.js";
import { Redress, unasked } from "../web/redress.js";
import { reached, segments } from "./web-data.mjs";
import { Reader, SECTION, exportsOf, number, read, signed, written } from "./web-module.mjs";

const [from, folder] = process.argv.slice(2);
const FEATURES = ["bulk-memory", "sign-ext", "nontrapping-float-to-int", "mutable-globals", "multivalue", "reference-types"];
const OWN = "redress_";
const BETWEEN = "%";
const PROFILE = "__write_profile";
/** Two pieces of data this near one another are one: what names another costs as much. */
const NEAR = 12;

function split(...given) {
  execFileSync("wasm-split", [...FEATURES.map((name) => `--enable-${name}`), ...given], { stdio: ["ignore", "inherit", "inherit"] });
}

/** The example of a first visit, and the same ruling in a match. */
const FIRST_SCRIPTS = [FIRST, "other table +300\n(60% +620 & 40% -100)\n"];

/** Makes the requests of a page that is opened and in which a ruling is made; those of a script come in an order of their own. */
function ordinary(engine, languages, ofScript) {
  for (const language of languages) for (const script of FIRST_SCRIPTS) ofScript(engine, script, language);
  engine.ask({ do: "board", number: 7 });
  engine.ask({ do: "balance", weights: ["60%", "30%", "10%"], at: 0, to: "45%" });
}

function evaluate(engine, script, language) {
  engine.ask({ do: "evaluate", script, language, most: 300, want: ["results", "hints"] });
}

function openForm(engine, script, language) {
  const { form } = engine.ask({ do: "form", script, language });
  if (form) engine.ask({ do: "script", form, language });
}

function colour(engine, script) {
  engine.ask({ do: "tokens", script });
}

/** The requests about a script, in the orders in which a page may be opened: by a visitor, in the editor, in the form. */
const ORDERS = [[evaluate, colour, openForm], [colour, evaluate, openForm], [openForm, evaluate, colour]];

/** The pages that are opened. The memory that a request takes, and so the functions that run, depend on those before it. */
const VISITS = [["en", "pl"], ["pl", "en"]].flatMap((languages) => ORDERS.map((order) => [languages, order]));

/** The functions that run so, by number among those that the module defines. */
function running(base, scratch) {
  const instrumented = join(scratch, "instrumented.wasm");
  split("--instrument", base, "-o", instrumented, `--profile-export=${PROFILE}`);
  const module = new WebAssembly.Module(readFileSync(instrumented));
  const profiles = VISITS.map(([languages, order]) => {
    const instance = new WebAssembly.Instance(module, unasked(module));
    ordinary(new Redress(module, instance), languages, (...given) => order.forEach((ask) => ask(...given)));
    const { memory, redress_request, [PROFILE]: profile } = instance.exports;
    const length = profile(0, 0) >>> 0;
    const place = redress_request(length) >>> 0;
    profile(place, length);
    return Buffer.from(memory.buffer.slice(place, place + length));
  });
  // A hash of the module, then for each function when it ran first, or 0.
  const [bytes] = profiles;
  const count = (bytes.length - 8) / 4;
  const entry = (at) => 8 + 4 * at;
  for (let at = 0; at < count; at += 1) bytes.writeUInt32LE(Math.max(...profiles.map((one) => one.readUInt32LE(entry(at)))), entry(at));
  writeFileSync(join(scratch, "profile"), bytes);
  return { runs: (at) => bytes.readUInt32LE(entry(at)) > 0, count };
}

/** The pieces of a segment from one byte to another as a section has them. */
function pieces({ address, bytes }, ranges) {
  return ranges.map(([start, end]) => {
    const constant = Buffer.concat([Buffer.from([0, 0x41]), signed(address + start), Buffer.from([0x0b])]);
    return Buffer.concat([constant, number(end - start), bytes.subarray(start, end)]);
  });
}

/** Ranges in order, with those joined that are near one another. */
function joined(ranges) {
  const found = [];
  for (const [start, end] of ranges) {
    const last = found.at(-1);
    if (last && start <= last[1] + NEAR) last[1] = Math.max(last[1], end);
    else found.push([start, end]);
  }
  return found;
}

/** The gaps between ranges in order. */
function others(ranges, length) {
  const edges = [0, ...ranges.flat(), length];
  const found = [];
  for (let at = 0; at < edges.length; at += 2) if (edges[at] < edges[at + 1]) found.push([edges[at], edges[at + 1]]);
  return found;
}

function dataOf(all) {
  return { id: SECTION.data, content: Buffer.concat([number(all.length), ...all]) };
}

const isCustom = ({ id }) => id === SECTION.custom;
// Nothing in the code names a segment, so that how many there are need not be said before it.
const isLeftOut = ({ id }) => id === SECTION.custom || id === SECTION.dataCount;
const own = read(from);
const scratch = join(folder, "scratch");
mkdirSync(scratch, { recursive: true });

const bare = own.filter((section) => !isCustom(section)).map(({ id, content }) => (
  id === SECTION.exports ? { id, content: exportsOf(content, [OWN]) } : { id, content }
));
const base = join(scratch, "base.wasm");
writeFileSync(base, written(bare));
const { runs, count } = running(base, scratch);
assert.equal(count, new Reader(own.find(({ id }) => id === SECTION.code).content).number());
const halves = [join(scratch, "first.wasm"), join(scratch, "rest.wasm")];
split(base, `--profile=${join(scratch, "profile")}`, "-o1", halves[0], "-o2", halves[1], `--export-prefix=${BETWEEN}`);

const data = segments(own.find(({ id }) => id === SECTION.data).content);
const kept = reached(own, runs).map(joined);
const first = read(halves[0]).filter((section) => !isLeftOut(section));
const rest = read(halves[1]).filter((section) => !isLeftOut(section));
for (const section of first) {
  if (section.id === SECTION.exports) section.content = exportsOf(section.content, [OWN, BETWEEN]);
  if (section.id === SECTION.data) section.content = dataOf(data.flatMap((one, at) => pieces(one, kept[at]))).content;
}
assert.ok(!rest.some(({ id }) => id === SECTION.data));
rest.push(dataOf(data.flatMap((one, at) => pieces(one, others(kept[at], one.bytes.length)))));
// redress.js does not join halves of two versions.
const hash = createHash("sha256").update(readFileSync(base)).digest("hex").slice(0, 16);
const whole = { id: SECTION.custom, name: "whole", content: Buffer.from(hash) };
for (const [name, sections] of [["redress.wasm", first], ["rest.wasm", rest]]) {
  const bytes = written([...sections, whole]);
  assert.ok(WebAssembly.validate(bytes), `${name} is no module`);
  writeFileSync(join(folder, name), bytes);
}
rmSync(scratch, { recursive: true });
