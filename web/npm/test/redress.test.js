import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Redress, RedressError, evaluate, load } from "redress";

const SCRIPT = "traveller { +620: 3, +500, +300: 3, -100: 2 }\n(60% +620 & 40% -100)\n";

test("a script is evaluated", async () => {
  const { document, html, diagnostics, tally } = await evaluate(SCRIPT);
  // 60% of 15.4 and 40% of 1.4 of a top of 18.
  assert.deepEqual(document.results[0].ns, { exact: "49/5", points: "9.8", percent: "54.44" });
  assert.match(html, /9\.8 MP/);
  assert.deepEqual([diagnostics, tally], [[], { passed: 0, failed: 0, errors: 0 }]);
});

test("what is wrong has its place, in the reader's language", async () => {
  const script = `# ♠\n${SCRIPT}(60% +620 & 30% -100)\n`;
  const { diagnostics } = await evaluate(script, { language: "pl", want: [] });
  const [{ code, severity, word, start, end }] = diagnostics;
  assert.deepEqual([code, severity, word], ["weights-sum", "error", "błąd"]);
  assert.equal(script.slice(start, end), "(60% +620 & 30% -100)");
});

test("wrong options are thrown", async () => {
  await assert.rejects(evaluate(SCRIPT, { language: "xx" }), (error) => error instanceof RedressError && error.code === "language");
  await assert.rejects(evaluate(SCRIPT, { colour: true }), { code: "request" });
});

test("an engine has files of its own and answers every request", async () => {
  const wasm = await readFile(new URL(import.meta.resolve("redress/redress.wasm")));
  for (const source of [undefined, wasm, new WebAssembly.Module(wasm), new Response(wasm, { headers: { "content-type": "application/wasm" } })]) {
    const redress = await load(source);
    assert.ok(redress instanceof Redress);
    assert.deepEqual(redress.file("club.ruling", "board 7"), ["club.ruling"]);
    assert.equal(redress.evaluate('include "club.ruling"\n4♠= N').document.results[0].score, 620);
    assert.match(redress.ask({ do: "topic", name: "neuberg" }).html, /Neuberg|matchpoints/);
    assert.equal(redress.ask({ do: "topic", name: "neubreg" }).error.near, "neuberg");
  }
});

test("two engines know nothing of each other", async () => {
  const [one, other] = [await load(), await load()];
  one.file("a", "board 7");
  assert.deepEqual(other.ask({ do: "forget" }), { files: [] });
  assert.deepEqual(one.ask({ do: "forget", name: "b" }), { files: ["a"] });
});
