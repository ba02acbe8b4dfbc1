// Writes the words of the page into its HTML, as the engine has them from locales: the English ones where elements name
// them (`data-t`), and all languages as data at the end.
//
//   node scripts/page-words.mjs ENGINE HTML
//
// ENGINE is the WebAssembly; with ASK in the environment, the native program of that name is asked in its place.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { load } from "../web/redress.js";

const [engine, file] = process.argv.slice(2);

/** Answers a request: by the native engine, or by the WebAssembly. */
async function asking() {
  const { ASK } = process.env;
  if (ASK) return (request) => JSON.parse(execFileSync(ASK, { input: `${JSON.stringify(request)}\n`, encoding: "utf8" }));
  const redress = await load(readFileSync(engine));
  return (request) => redress.ask(request);
}

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const ask = await asking();
const all = {};
for (const tag of ask({ do: "version" }).languages) {
  const { name, words } = ask({ do: "words", language: tag });
  all[tag] = { name, words };
}
const word = (key) => {
  const text = all.en.words[key];
  if (typeof text !== "string") throw new Error(`${file}: no text ${key}`);
  return escaped(text);
};
// An element of the data is never run, so the policy of the page lets it be; it ends at no text.
const data = JSON.stringify(all).replaceAll("<", "\\u003c");
const page = readFileSync(file, "utf8")
  .replace(/(data-t="([\w-]+)"[^>]*>)(?=<\/)/g, (_, tag, key) => tag + word(key))
  .replace(/data-t-label="([\w-]+)"/g, (tag, key) => `${tag} aria-label="${word(key)}"`)
  .replace("</body>", () => `<script type="application/json" id="words">${data}</script>\n</body>`);
writeFileSync(file, page);
