"use strict";

const assert = require("node:assert/strict");
const test = require("node:test");
const { previewPage, messagePage } = require("../src/preview");
const { isLecture } = require("../src/blocks");

const WOVEN =
  '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8"/>\n' +
  "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:\"/>\n" +
  "<title>A lecture</title>\n</head>\n<body><script>steal()</script></body></html>\n";

test("the page has one policy, and it allows one script", () => {
  const page = previewPage(WOVEN, "abc");
  const policies = page.match(/<meta http-equiv="Content-Security-Policy" content="[^"]*"/g);
  assert.equal(policies.length, 1);
  assert.match(policies[0], /default-src 'none'/);
  assert.match(policies[0], /script-src 'nonce-abc'/);
  assert.doesNotMatch(policies[0], /script-src[^;]*unsafe|https?:|\*/);
  // The policy stands before whatever it is about.
  assert.ok(page.indexOf("Content-Security-Policy") < page.indexOf("<script"));
  assert.equal(page.match(/nonce="abc"/g).length, 1);
});

test("a page without a head has the policy first", () => {
  assert.ok(previewPage("<p>words</p>", "n").startsWith("<meta http-equiv"));
  assert.ok(previewPage("<header>words</header>", "n").startsWith("<meta http-equiv"));
});

test("a message is shown as it is written", () => {
  const page = messagePage('<img src=x onerror="a">&');
  assert.ok(page.includes("&lt;img src=x onerror=&quot;a&quot;&gt;&amp;"));
});

test("a lecture is a text with a block of rulings", () => {
  for (const text of ["# a\n```ruling\n+620\n```\n", "~~~ ruling chart\n", "  ```` Ruling brief\n"]) {
    assert.ok(isLecture(text), text);
  }
  for (const text of ["a ```ruling", "```rulings\n", "```text\nruling\n```\n", ""]) {
    assert.ok(!isLecture(text), text);
  }
});

test("scripts and lectures have rulings, other Markdown has none", () => {
  const { hasRulings } = require("../src/blocks");
  const document = (languageId, text) => ({ languageId, getText: () => text });
  assert.ok(hasRulings(document("redress", "")));
  assert.ok(hasRulings(document("markdown", "# A\n\n```ruling\n+620\n```\n")));
  assert.ok(!hasRulings(document("markdown", "# A\n\n```js\nruling\n```\n")));
  assert.ok(!hasRulings(document("plaintext", "```ruling\n```\n")));
});
