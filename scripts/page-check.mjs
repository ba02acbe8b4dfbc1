// Opens the page of a release in headless Chromium, from a server of files, and has it score a first ruling.
//
//   node scripts/page-check.mjs FOLDER
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { extname, join, resolve } from "node:path";

const folder = resolve(process.argv[2]);
const { chromium } = createRequire(resolve("target/page/package.json"))("playwright-core");
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml" };

const server = createServer((request, response) => {
  const name = new URL(request.url, "http://localhost").pathname;
  const file = join(folder, name === "/" ? "index.html" : name);
  if (!existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" }).end(readFileSync(file));
});
await new Promise((ready) => server.listen(0, "127.0.0.1", ready));

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
try {
  const page = await browser.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  // The ruling of a first visit: 60% of +620 and 40% of −100 among nine other results.
  await page.locator("#answer", { hasText: /9\.8\s*MP/ }).waitFor({ timeout: 15_000 });
  assert.deepEqual(faults, []);
  console.log("release: the page scores its first ruling");
} finally {
  await browser.close();
  server.close();
}
