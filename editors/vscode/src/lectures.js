"use strict";

const { randomBytes } = require("node:crypto");
const vscode = require("vscode");
const { previewPage, messagePage } = require("./preview");

/** How long nothing must have been typed before a lecture is woven again, in milliseconds. */
const PAUSE = 400;

/** The previews of woven lectures, one for each lecture. */
class Lectures {
  /** @param {(uri: string) => Promise<string>} weave gives the page of the lecture at an address */
  constructor(weave) {
    this.weave = weave;
    /** @type {Map<string, { panel: vscode.WebviewPanel, timer?: NodeJS.Timeout, turn: number }>} */
    this.open = new Map();
    this.watcher = vscode.workspace.onDidChangeTextDocument((event) => this.changed(event.document));
  }

  /** Opens the preview of a lecture beside its source, or shows the one that is open. */
  async show(document) {
    const address = document.uri.toString();
    const known = this.open.get(address);
    if (known) {
      known.panel.reveal(vscode.ViewColumn.Beside, true);
      return;
    }
    const title = document.uri.path.split("/").pop();
    const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    const options = { enableScripts: true, enableCommandUris: false, localResourceRoots: [] };
    const panel = vscode.window.createWebviewPanel("redress.preview", `Preview ${title}`, place, options);
    const shown = { panel, turn: 0 };
    this.open.set(address, shown);
    panel.onDidDispose(() => {
      clearTimeout(shown.timer);
      this.open.delete(address);
    });
    await this.refresh(address);
  }

  changed(document) {
    const address = document.uri.toString();
    const shown = this.open.get(address);
    if (shown) {
      clearTimeout(shown.timer);
      shown.timer = setTimeout(() => this.refresh(address), PAUSE);
    }
  }

  async refresh(address) {
    const shown = this.open.get(address);
    if (!shown) return;
    // An answer that comes after that of a later request is not shown.
    const turn = ++shown.turn;
    let page;
    try {
      page = await this.weave(address);
    } catch (error) {
      // The client names the request before the words of the server.
      page = messagePage(String(error.message ?? error).replace(/^Request \S+ failed with message: /, ""));
    }
    if (this.open.get(address) === shown && shown.turn === turn) {
      shown.panel.webview.html = previewPage(page, randomBytes(16).toString("hex"));
    }
  }

  dispose() {
    this.watcher.dispose();
    for (const { panel } of [...this.open.values()]) panel.dispose();
  }
}

module.exports = { Lectures };
