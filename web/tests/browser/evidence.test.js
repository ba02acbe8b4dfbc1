/** The engine with the double-dummy solver: loaded when a script asks what the cards say, and not before. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT, SITE, open, stage } from './browser.js';

const skip = existsSync(join(SITE, 'evidence.wasm')) ? false : 'the engine with the solver is not built';
const SLOW_3NT = readFileSync(join(ROOT, 'crates/double-dummy/examples/slow-3nt.ruling'), 'utf8');

const { site, browser } = await stage();

test('what the cards say comes from an engine that is loaded for it', { skip }, async () => {
  const page = await open(browser, site.url, { script: 'other table +300\n+620' });
  assert.equal(site.sent.has('/evidence.wasm'), false);
  await page.fill('#script', SLOW_3NT);
  await page.waitForFunction(() => /Layouts: 100/.test(document.getElementById('results').textContent), null, { timeout: 120_000 });
  assert.match(await page.innerText('#results'), /4 of 13 leads beat it/);
  assert.ok(site.sent.has('/evidence.wasm'));
  // Typed on: what was solved is not solved again.
  await page.fill('#script', `${SLOW_3NT}\nother table +300\n+620`);
  await page.waitForFunction(() => /\+8\s*IMP/.test(document.getElementById('results').textContent));
  await page.fill('#script', SLOW_3NT.replace('layouts 100', 'layouts 1000 seed 5'));
  await page.waitForFunction(() => /of 1000/.test(document.getElementById('solved').textContent), null, { timeout: 60_000 });
  await page.click('#stop');
  assert.match(await page.innerText('#trouble'), /stopped/);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
