"use strict";

const { spawnSync } = require("node:child_process");
const { existsSync } = require("node:fs");
const path = require("node:path");
const vscode = require("vscode");
const { LanguageClient, ExecuteCommandRequest, RevealOutputChannelOn, TransportKind } = require("vscode-languageclient/node");
const { Lectures } = require("./lectures");
const { isLecture, hasRulings } = require("./blocks");

/** The scheme of the pages that show answers to commands. */
const ANSWERS = "redress-answer";

/** @type {LanguageClient | undefined} */
let client;
/** True once a document with rulings has been seen: before, nothing is started. */
let isWanted = false;

async function activate(context) {
  const answers = new Answers();
  const lectures = new Lectures(weave);
  context.subscriptions.push(
    answers,
    lectures,
    vscode.workspace.registerTextDocumentContentProvider(ANSWERS, answers),
    vscode.commands.registerCommand("redress.restart", () => restart(answers)),
    vscode.commands.registerCommand("redress.preview", () => {
      const editor = vscode.window.activeTextEditor;
      return editor && lectures.show(editor.document);
    }),
    vscode.window.onDidChangeActiveTextEditor(markLecture),
    vscode.workspace.onDidSaveTextDocument(() => markLecture(vscode.window.activeTextEditor)),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("redress.path") && isWanted) return restart(answers);
    }),
    vscode.workspace.onDidOpenTextDocument((document) => startFor([document], answers)),
    vscode.workspace.onDidSaveTextDocument((document) => startFor([document], answers)),
  );
  markLecture(vscode.window.activeTextEditor);
  await startFor(vscode.workspace.textDocuments, answers);
}

/** Starts the server with the first document that has rulings. */
async function startFor(documents, answers) {
  if (isWanted || !documents.some(hasRulings)) return;
  isWanted = true;
  await start(answers);
}

async function deactivate() {
  await client?.stop();
  client = undefined;
}

/** Tells the menus whether the text is a lecture. */
function markLecture(editor) {
  const document = editor?.document;
  const is = document?.languageId === "markdown" && isLecture(document.getText());
  return vscode.commands.executeCommand("setContext", "redress.lecture", Boolean(is));
}

/** The engine in WebAssembly, as a server of scripts, where the extension has it. */
const OWN_SERVER = path.join(__dirname, "server.js");

/** True if there is no such program. */
function isMissing(command) {
  return spawnSync(command, ["--version"], { timeout: 10_000 }).error?.code === "ENOENT";
}

async function start(answers) {
  const command = vscode.workspace.getConfiguration("redress").get("path") || "redress";
  const isOwn = isMissing(command);
  // A client that cannot start its server would complain too.
  if (isOwn && !existsSync(path.join(__dirname, "redress.wasm"))) return offerSettings(command, "there is no such program");
  const lectures = [
    { language: "markdown", scheme: "file" },
    { language: "markdown", scheme: "untitled" },
  ];
  const starting = new LanguageClient(
    "redress",
    "redress",
    isOwn ? { module: OWN_SERVER, transport: TransportKind.ipc } : { command, args: ["lsp"] },
    {
      documentSelector: [{ language: "redress" }, ...(isOwn ? [] : lectures)],
      initializationOptions: settings(),
      synchronize: { configurationSection: "redress" },
      revealOutputChannelOn: RevealOutputChannelOn.Never,
      // The client registers every command that the server says it has; code lenses and the palette come here.
      middleware: { executeCommand: (command, given, next) => answer(answers, command, given, next) },
    },
  );
  try {
    await starting.start();
    client = starting;
  } catch (error) {
    client = undefined;
    offerSettings(command, error?.message ?? String(error));
  }
}

async function restart(answers) {
  try {
    await client?.stop();
  } catch {
    // A server that has already ended cannot be asked to.
  }
  client = undefined;
  isWanted = true;
  answers.clear();
  await start(answers);
}

function settings() {
  const section = vscode.workspace.getConfiguration("redress");
  return { language: section.get("language"), inlayHints: section.get("inlayHints") };
}

/** Not awaited by the start: what is chosen may come much later, or never. */
function offerSettings(command, reason) {
  const open = "Open Settings";
  const text = `redress: the program “${command}” does not start. Install it, or set redress.path. (${reason})`;
  vscode.window.showErrorMessage(text, open).then((chosen) => {
    if (chosen === open) vscode.commands.executeCommand("workbench.action.openSettings", "redress.path");
  });
}

/** Runs a command of the server and shows its answer; from the palette it is about the line of the cursor. */
async function answer(answers, command, given, next) {
  const argument = given[0] ?? (await argumentOf(command));
  if (!argument) return undefined;
  const found = await next(command, [argument]);
  if (found?.markdown) await answers.show(command, found.markdown);
  return found;
}

async function argumentOf(command) {
  if (command === "redress.explain") {
    const topic = await vscode.window.showInputBox({
      prompt: "What is to be explained: a Law, a word, a setting, a code",
      placeHolder: "12C1(c)",
      value: wordAtCursor(),
    });
    return topic && { topic };
  }
  const editor = vscode.window.activeTextEditor;
  return editor && { uri: editor.document.uri.toString(), line: editor.selection.active.line };
}

function wordAtCursor() {
  const editor = vscode.window.activeTextEditor;
  if (editor?.document.languageId !== "redress") return "";
  const range = editor.document.getWordRangeAtPosition(editor.selection.active);
  return range ? editor.document.getText(range) : "";
}

async function weave(uri) {
  if (!client) throw new Error("The program redress is not running.");
  const given = { command: "redress.weave", arguments: [{ uri }] };
  const found = await client.sendRequest(ExecuteCommandRequest.type, given);
  if (typeof found?.html !== "string") throw new Error("The server gave no page.");
  return found.html;
}

/** The answers to commands, shown as pages that cannot be edited; one page for each command. */
class Answers {
  constructor() {
    this.texts = new Map();
    this.changes = new vscode.EventEmitter();
    this.onDidChange = this.changes.event;
  }

  provideTextDocumentContent(uri) {
    return this.texts.get(uri.path) ?? "";
  }

  async show(command, markdown) {
    const uri = vscode.Uri.from({ scheme: ANSWERS, path: `/${command}.md` });
    this.texts.set(uri.path, markdown);
    this.changes.fire(uri);
    await vscode.commands.executeCommand("markdown.showPreviewToSide", uri);
  }

  clear() {
    this.texts.clear();
  }

  dispose() {
    this.changes.dispose();
  }
}

module.exports = { activate, deactivate };
