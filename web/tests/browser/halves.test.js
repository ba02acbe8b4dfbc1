/** The engine in two halves: the first answers need one of them, the other is loaded behind them or when it is called. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { SITE, open, pageBehind, settled, stage } from './browser.js';

const skip = existsSync(join(SITE, 'rest.wasm')) ? false : 'the engine is not split';
const RARE = 'traveller { +620: 3, -100: 2 }\nconventions (60%+620 & 40%-100)\n';

const { site, browser } = await stage();

/** A page with the second half behind `answer`. */
const pageWith = (answer) => pageBehind(browser, site, '**/rest.wasm', answer);

test('the first answer, the form and a match need the first half alone', { skip }, async () => {
  const page = await pageWith((route) => route.abort());
  await page.waitForFunction(() => /9\.8\sMP/.test(document.getElementById('results').textContent));
  await page.fill('#script', 'other table +300\n(60% +620 & 40% -100)\n');
  await page.waitForFunction(() => /1\.2\sIMP/.test(document.getElementById('results').textContent));
  await page.click('#tab-form');
  await page.waitForSelector('#form [data-key="ruling.side.slider.0"]');
  assert.equal(await page.innerText('#trouble'), '');
  await page.context().close();
});

test('a second half that fails to load is reported and tried again', { skip }, async () => {
  let isThere = false;
  const page = await pageWith((route) => (isThere ? route.continue() : route.abort()));
  await settled(page);
  await page.fill('#script', RARE);
  await page.waitForSelector('#trouble button');
  assert.match(await page.innerText('#trouble'), /cannot be loaded/);
  isThere = true;
  await page.click('#trouble button');
  await page.waitForFunction(() => /lecture-2005/.test(document.getElementById('results').textContent));
  assert.equal(await page.innerText('#trouble'), '');
  await page.context().close();
});

test('the second half is loaded behind the first answer, once', { skip }, async () => {
  let times = 0;
  const page = await pageWith((route) => {
    times += 1;
    return route.continue();
  });
  await page.waitForResponse('**/rest.wasm');
  await settled(page);
  await page.waitForTimeout(1000);
  await page.fill('#script', RARE);
  await page.waitForFunction(() => /lecture-2005/.test(document.getElementById('results').textContent));
  assert.equal(times, 1);
  await page.context().close();
});

test('both halves are kept for a page without a network', { skip }, async () => {
  const page = await open(browser, site.url, {});
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await page.context().setOffline(true);
  await page.reload();
  await settled(page);
  await page.fill('#script', RARE);
  await page.waitForFunction(() => /lecture-2005/.test(document.getElementById('results').textContent));
  await page.context().close();
});
