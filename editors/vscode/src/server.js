"use strict";

// The server where the program redress is missing: the engine in WebAssembly answers what it can of scripts. Lectures, tests
// and renaming need the program.

const { readFile } = require("node:fs/promises");
const path = require("node:path");
const { fileURLToPath } = require("node:url");
const { createConnection, TextDocuments } = require("vscode-languageserver/node");
const { TextDocument } = require("vscode-languageserver-textdocument");
const { load } = require("../engine/redress.js");

const SEVERITIES = { error: 1, warning: 2, note: 3 };
/** The files that a script includes or scores. */
const FILES = /\b(?:include|event)\s+"([^"\n]+)"/gi;
const LONGEST_MS = 5000;

const connection = createConnection();
const documents = new TextDocuments(TextDocument);
const engine = readFile(path.join(__dirname, "redress.wasm")).then((bytes) => load(bytes));
let settings = { language: "auto", inlayHints: true };
let editorLanguage = "en";

function language() {
  return settings.language === "auto" || !settings.language ? editorLanguage : settings.language;
}

/** The engine's answer about a script; throws where the request is refused. */
async function ask(request) {
  const answer = (await engine).ask(request);
  if (answer.error) throw new Error(answer.error.message);
  return answer;
}

/** Gives the engine the files that a script names; one that cannot be read is reported as the engine does it. */
async function giveFiles(document) {
  if (!document.uri.startsWith("file:")) return;
  const folder = path.dirname(fileURLToPath(document.uri));
  for (const [, name] of document.getText().matchAll(FILES)) {
    try {
      (await engine).file(name, await readFile(path.resolve(folder, name)));
    } catch {
      await ask({ do: "forget", name });
    }
  }
}

/** A script run, with what of its answer is wanted. */
async function evaluate(document, want) {
  await giveFiles(document);
  const script = document.getText();
  return ask({ do: "evaluate", script, want, language: language(), limit_ms: LONGEST_MS });
}

function range(document, start, end) {
  return { start: document.positionAt(start), end: document.positionAt(end) };
}

async function publish(document) {
  const { uri, version } = document;
  const { diagnostics } = await evaluate(document, []);
  const own = diagnostics.map((one) => ({
    range: range(document, one.start ?? 0, one.end ?? 0),
    severity: SEVERITIES[one.severity],
    source: "redress",
    code: one.code ?? undefined,
    message: one.help ? `${one.message}\n${one.help}` : one.message,
  }));
  connection.sendDiagnostics({ uri, version, diagnostics: own });
}

/** Answers about a document that is open; nothing of any other. */
function about(answer) {
  return async (params) => {
    const document = documents.get(params.textDocument.uri);
    return document ? answer(document, params) : null;
  };
}

/** A completion as a snippet, whose parts to be written over come one after the other. */
function snippet({ insert, stops = [] }) {
  let [text, at] = ["", 0];
  const escaped = (part) => part.replace(/[\\$}]/g, "\\$&");
  for (const [number, [start, end]] of stops.entries()) {
    text += `${escaped(insert.slice(at, start))}\${${number + 1}:${escaped(insert.slice(start, end))}}`;
    at = end;
  }
  return text + escaped(insert.slice(at));
}

const COMMANDS = {
  async "redress.run"({ uri }) {
    const document = documents.get(uri);
    const { text } = await evaluate(document, ["text"]);
    return { markdown: `\`\`\`text\n${text}\n\`\`\`\n` };
  },
  async "redress.explain"({ topic }) {
    const { title, html } = await ask({ do: "topic", name: topic, language: language() });
    const plain = html.replace(/<\/(p|h\d|li|tr|pre)>/g, "\n\n").replace(/<[^>]+>/g, "");
    const characters = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };
    return { markdown: `# ${title}\n\n${plain.replace(/&(?:lt|gt|quot|#39|amp);/g, (name) => characters[name])}` };
  },
};

connection.onInitialize(({ locale, initializationOptions }) => {
  settings = { ...settings, ...initializationOptions };
  if (locale?.startsWith("pl")) editorLanguage = "pl";
  return {
    capabilities: {
      textDocumentSync: 2,
      completionProvider: { triggerCharacters: [" ", '"', "/", ":", "\\", "("] },
      documentFormattingProvider: true,
      inlayHintProvider: true,
      codeActionProvider: true,
      executeCommandProvider: { commands: Object.keys(COMMANDS) },
    },
    serverInfo: { name: "redress (WebAssembly)" },
  };
});

connection.onDidChangeConfiguration(({ settings: changed }) => {
  settings = { ...settings, ...changed?.redress };
  documents.all().forEach(publish);
});

connection.onCompletion(
  about(async (document, { position }) => {
    const offset = document.offsetAt(position);
    const { from, choices } = await ask({ do: "complete", script: document.getText(), offset, language: language() });
    return choices.map((choice, order) => ({
      label: choice.label,
      detail: choice.meaning,
      sortText: String(order).padStart(4, "0"),
      insertTextFormat: 2,
      textEdit: { range: range(document, from, offset), newText: snippet(choice) },
    }));
  }),
);

connection.onDocumentFormatting(
  about(async (document) => {
    const { script } = await ask({ do: "format", script: document.getText(), language: language() });
    return script === null ? null : [{ range: range(document, 0, document.getText().length), newText: script }];
  }),
);

connection.languages.inlayHint.on(
  about(async (document) => {
    if (settings.inlayHints === false) return [];
    const { hints } = await evaluate(document, ["hints"]);
    return hints.map(({ at, text }) => ({ position: document.positionAt(at), label: text, paddingLeft: true }));
  }),
);

connection.onCodeAction(
  about(async (document, { range: { start, end } }) => {
    await giveFiles(document);
    const place = { start: document.offsetAt(start), end: document.offsetAt(end) };
    const { fixes } = await ask({ do: "fixes", script: document.getText(), ...place, language: language(), limit_ms: LONGEST_MS });
    return fixes.map(({ title, start: from, end: to, text }) => ({
      title,
      kind: "quickfix",
      edit: { changes: { [document.uri]: [{ range: range(document, from, to), newText: text }] } },
    }));
  }),
);

connection.onExecuteCommand(({ command, arguments: [given] }) => {
  if (!COMMANDS[command]) throw new Error("This needs the program redress: install it, or set redress.path.");
  return COMMANDS[command](given);
});

documents.onDidChangeContent(({ document }) => publish(document));
documents.onDidClose(({ document }) => connection.sendDiagnostics({ uri: document.uri, diagnostics: [] }));
documents.listen(connection);
connection.listen();
