"use strict";

/**
 * The page of a lecture as the preview shows it: nothing is loaded from anywhere, and the one script that runs keeps the
 * place in the page when it is shown again after a change.
 *
 * @param {string} page a woven page
 * @param {string} nonce what allows that script and no other
 * @returns {string}
 */
function previewPage(page, nonce) {
  const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'nonce-${nonce}'`;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const keeper =
    `<script nonce="${nonce}">` +
    "const code = acquireVsCodeApi();" +
    "addEventListener('load', () => scrollTo(0, (code.getState() || { y: 0 }).y));" +
    "addEventListener('scroll', () => code.setState({ y: scrollY }), { passive: true });" +
    "</script>";
  // The editor gives code a background of its own; the page's rules follow and win.
  const style = "<style>code { background: none; color: inherit; }</style>";
  const own = /<meta\s+http-equiv="Content-Security-Policy"[^>]*>/i;
  const bare = page.replace(own, "");
  const head = /<head(\s[^>]*)?>/i;
  return head.test(bare) ? bare.replace(head, (tag) => tag + meta + style + keeper) : meta + style + keeper + bare;
}

/** The page for a lecture that cannot be woven. */
function messagePage(text) {
  const signs = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  const shown = text.replace(/[&<>"]/g, (sign) => signs[sign]);
  return `<!DOCTYPE html><html><head></head><body><p>${shown}</p></body></html>`;
}

module.exports = { previewPage, messagePage };
