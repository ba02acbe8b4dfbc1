"use strict";

// Starts a packaged extension under a stub of the editor, with no program to be found, and has its own engine score a ruling.
//
//   node tests/start.check.js FOLDER
//
// Of nine others +620: 3, +500, +300: 3, −100: 2, a top of 18, +620 is worth 15.4 and −100 is worth 1.4: 0.6 · 15.4 + 0.4 · 1.4 = 9.8.

const assert = require("node:assert/strict");
const { fork } = require("node:child_process");
const Module = require("node:module");
const path = require("node:path");

const folder = path.resolve(process.argv[2]);
const SCRIPT = "traveller { +620: 3, +500, +300: 3, -100: 2 }\n(60% +620 & 40% -100)\n";
const URI = "untitled:first.ruling";

/** All that the extension asks of the editor: every name is a class, a function and an object of its kind. */
function stub(own = {}) {
  const target = function () {};
  return new Proxy(target, {
    get: (_, name) => {
      if (name in own) return own[name];
      if (name === Symbol.toPrimitive) return () => "";
      if (name === Symbol.iterator) return [][Symbol.iterator];
      if (name === "then") return undefined;
      if (name === "prototype") return target.prototype;
      return stub();
    },
    apply: () => stub(),
    construct: () => stub(),
  });
}

const registered = [];
const settings = { path: path.join(folder, "no-such-program"), language: "en", inlayHints: true };
const editor = stub({
  version: "1.100.0",
  commands: stub({ registerCommand: (name) => (registered.push(name), { dispose() {} }), executeCommand: async () => {} }),
  workspace: stub({
    getConfiguration: () => ({ get: (name) => settings[name] }),
    textDocuments: [{ languageId: "redress", getText: () => SCRIPT }],
    workspaceFolders: undefined,
  }),
  window: stub({ activeTextEditor: undefined, showErrorMessage: async () => undefined }),
});

async function startExtension() {
  const found = Module._load;
  Module._load = (name, ...rest) => (name === "vscode" ? editor : found(name, ...rest));
  const extension = require(path.join(folder, "dist/extension.js"));
  const started = extension.activate({ subscriptions: [] });
  await Promise.race([started, new Promise((resolve) => setTimeout(resolve, 5000))]);
  for (const command of ["redress.restart", "redress.preview"]) assert.ok(registered.includes(command), command);
}

/** Talks to the server as the extension's client does. */
async function scoreRuling() {
  const server = fork(path.join(folder, "dist/server.js"), ["--node-ipc"], { stdio: "inherit" });
  let number = 0;
  const waiting = new Map();
  const published = new Promise((resolve) => {
    server.on("message", (message) => {
      waiting.get(message.id)?.(message.result);
      if (message.method === "textDocument/publishDiagnostics") resolve(message.params.diagnostics);
    });
  });
  const send = (message) => server.send({ jsonrpc: "2.0", ...message });
  const request = (method, params) =>
    new Promise((resolve) => {
      number += 1;
      waiting.set(number, resolve);
      send({ id: number, method, params });
    });
  const { capabilities } = await request("initialize", { processId: process.pid, rootUri: null, capabilities: {}, locale: "en" });
  assert.ok(capabilities.inlayHintProvider);
  send({ method: "initialized", params: {} });
  const document = { uri: URI, languageId: "redress", version: 1, text: SCRIPT };
  send({ method: "textDocument/didOpen", params: { textDocument: document } });
  assert.deepEqual(await published, []);
  const whole = { start: { line: 0, character: 0 }, end: { line: 2, character: 0 } };
  const hints = await request("textDocument/inlayHint", { textDocument: { uri: URI }, range: whole });
  assert.match(hints.map(({ label }) => label).join(), /NS 9\.8/);
  const run = { command: "redress.run", arguments: [{ uri: URI, line: 1 }] };
  assert.match((await request("workspace/executeCommand", run)).markdown, /NS\s+9\.8 MP/);
  server.kill();
}

Promise.all([startExtension(), scoreRuling()]).then(
  () => {
    console.log("vscode: the packaged extension starts, and its engine scores a ruling without the program");
    process.exit(0);
  },
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
