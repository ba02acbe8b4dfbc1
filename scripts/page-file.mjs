// Writes the page as one file, which a browser opens without a server: styles, scripts, the worker and the engine stand in it.
//
//   node scripts/page-file.mjs SITE ENGINE HTML
//
// SITE is what scripts/page.sh --build leaves in target/page/site, ENGINE the whole WebAssembly. Needs esbuild in target/page.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";

const [site, engine, file] = process.argv.slice(2);
const { build } = createRequire(resolve("target/page/package.json"))("esbuild");

/** A script with all that it imports; `early.js` gives way to its like for a file. */
async function bundled(entry) {
  const fromFile = {
    name: "from-file",
    setup: ({ onResolve }) => onResolve({ filter: /\/early\.js$/ }, () => ({ path: resolve("web/js/from-file.js") })),
  };
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    plugins: [fromFile],
    define: { "import.meta.url": '"file:///"' },
  });
  return outputFiles[0].text.trim();
}

/** A text that stands in an element and ends it nowhere. */
const within = (text) => text.replaceAll("</", "<\\/").replaceAll("<!--", "<\\!--");
const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const main = within(await bundled("web/js/main.js"));
const worker = JSON.stringify(await bundled("web/js/worker.js")).replaceAll("<", "\\u003c");
let page = readFileSync(`${site}/index.html`, "utf8");
const styles = [...page.matchAll(/<link rel="stylesheet" href="(.*?)">\n/g)].map(([, name]) => readFileSync(`${site}/${name}`, "utf8"));
const style = styles.join("\n");
const packed = gzipSync(readFileSync(engine), { level: 9 }).toString("base64");
const policy =
  `default-src 'none'; script-src ${hash(main)} 'wasm-unsafe-eval' blob:; style-src ${hash(style)}; img-src data:; ` +
  "worker-src blob:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types redress";
page = page
  .replace(/(<meta http-equiv="Content-Security-Policy" content=").*?(">)/, (_, before, behind) => before + policy + behind)
  .replace(/<link rel="(stylesheet|preload|manifest|icon)".*?>\n/g, "")
  .replace(/<script type="module".*?<\/script>\n/g, "")
  .replace("</head>", () => `<style>${style}</style>\n</head>`)
  .replace(
    "</body>",
    () =>
      `<script type="application/json" id="worker">${worker}</script>\n` +
      `<script type="text/plain" id="engine">${packed}</script>\n` +
      `<script type="module">${main}</script>\n</body>`,
  );
writeFileSync(file, page);
