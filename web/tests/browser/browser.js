/**
 * Shared by the tests in a browser: a server of the built page, the browser, and waiting for an answer.
 *
 * The environment says where things are: SITE the page as `scripts/page.sh` puts it together, TOOLS the folder with
 * playwright-core and axe-core, CHROMIUM the browser, REDRESS the program. With ASK, the engine as a native program that
 * answers requests line by line, the page is tested without WebAssembly.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { after } from 'node:test';
import { createInterface } from 'node:readline';
import { toFragment } from '../../js/share.js';

export const { SITE, TOOLS, CHROMIUM, REDRESS, ASK } = process.env;
const require = createRequire(join(TOOLS, 'node_modules/'));
const { chromium } = require('playwright-core');

/** The text of axe, to be run in a page. */
export const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The project's own folder. */
export const ROOT = new URL('../../..', import.meta.url).pathname;

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** In the place of the engine: asks the native one, which the server passes on. */
const NATIVE = `export async function load() {
  return { ask(request) {
    const asked = new XMLHttpRequest();
    asked.open('POST', new URL('./ask', import.meta.url), false);
    asked.send(JSON.stringify(request));
    return JSON.parse(asked.responseText);
  } };
}`;

function nativeEngine() {
  const child = spawn(ASK, { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting = [];
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()(line));
  const ask = (request) =>
    new Promise((resolve) => {
      waiting.push(resolve);
      child.stdin.write(`${request}\n`);
    });
  return { ask, end: () => child.kill() };
}

/** Serves the page as servers of files do, with an ETag; `{ url, sent, close }`, `sent` the bytes sent of each file. */
export async function serve() {
  const sent = new Map();
  const native = ASK ? nativeEngine() : null;
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname);
    if (native && path === '/ask') {
      let asked = '';
      request.on('data', (part) => (asked += part));
      request.on('end', async () => response.end(await native.ask(asked)));
      return;
    }
    const name = path === '/' ? '/index.html' : path;
    response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream');
    try {
      const body = native && name === '/redress.js' ? Buffer.from(NATIVE) : readFileSync(join(SITE, name));
      const tag = `"${createHash('sha256').update(body).digest('base64')}"`;
      response.setHeader('etag', tag);
      const isKnown = request.headers['if-none-match'] === tag;
      if (isKnown) response.statusCode = 304;
      else sent.set(name, (sent.get(name) ?? 0) + body.length);
      response.end(isKnown ? undefined : body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    native?.end();
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://localhost:${server.address().port}/`, sent, close };
}

/** Starts the browser. */
export function launch() {
  return chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
}

/** A server and a browser for the tests of a file, ended with them. */
export async function stage() {
  const [site, browser] = [await serve(), await launch()];
  after(async () => {
    await browser.close();
    await site.close();
  });
  return { site, browser };
}

/** A page that gets the files of a pattern from `answer`, and no service worker. */
export async function pageBehind(browser, site, pattern, answer) {
  const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block' });
  await context.addInitScript(() => localStorage.setItem('redress.tab', 'script'));
  await context.route(pattern, answer);
  const page = await context.newPage();
  await page.goto(site.url);
  return page;
}

/** Waits until what is shown is of the script that there is. */
export async function settled(page) {
  await page.waitForFunction(() => {
    const results = document.getElementById('results');
    const isBegun = results.childElementCount > 0 || !document.getElementById('nothing').hidden || !document.getElementById('problems').hidden;
    return isBegun && results.getAttribute('aria-busy') !== 'true';
  });
}

/**
 * A page with a script in it, from an address.
 * @returns {Promise<import('playwright-core').Page & { faults: string[] }>} `faults` gathers what goes wrong in it
 */
export async function open(browser, url, { script, tab = 'script', language = 'en', width = 1280, ...options } = {}) {
  const isPhone = width < 500;
  const context = await browser.newContext({ viewport: { width, height: 800 }, locale: language, hasTouch: isPhone, isMobile: isPhone, ...options });
  await context.addInitScript((name) => localStorage.setItem('redress.tab', name), tab);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.faults = [];
  page.on('pageerror', (error) => page.faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') page.faults.push(message.text());
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(url).origin && !request.url().startsWith('data:')) page.faults.push(`asked for ${request.url()}`);
  });
  await page.goto(script === undefined ? url : `${url}#${await toFragment(script, { language })}`);
  await settled(page);
  return page;
}

/** Answers the walk: by the button of an answer, by the picker, or typed; an empty answer leaves the question open. */
export async function walkTo(page, answers) {
  for (const text of answers) {
    const button = page.locator(`#walk [data-key="walk.${text || 'open'}"]`);
    // The control is the question's own: each question is drawn anew, also where the last one was refused.
    const control = page.locator('#walk [data-key^="walk."], #walk .typed').first();
    await control.waitFor();
    const answered = await control.elementHandle();
    if (await button.count()) {
      await button.first().evaluate((one) => one.closest('details')?.setAttribute('open', ''));
      await button.first().click();
    } else if (await page.locator('#walk [data-key="walk.result"]').count()) {
      await page.click('#walk [data-key="walk.result"]');
      await page.fill('#picker-text', text);
      await page.keyboard.press('Enter');
    } else {
      await page.fill('#walk .typed', text);
      await page.press('#walk .typed', 'Enter');
    }
    await page.waitForFunction((old) => !old.isConnected, answered);
  }
}

/** Asks an engine in the page, one of its own. */
export function ask(page, request) {
  return page.evaluate(async (asked) => {
    const started = async () => {
      const { load } = await import('./redress.js');
      const response = await fetch('./rest.wasm');
      const rest = response.ok && (await WebAssembly.compile(await response.arrayBuffer()));
      return load(undefined, { rest: () => rest });
    };
    return (await (globalThis.own ??= started())).ask(asked);
  }, request);
}

/** The program's own document of a script. */
export function native(script, language = 'en') {
  try {
    return JSON.parse(execFileSync(REDRESS, ['run', '-', '--format', 'json', '--language', language], { input: script, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] }));
  } catch (error) {
    return JSON.parse(error.stdout);
  }
}
