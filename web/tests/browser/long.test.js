/** Long scripts and many results leave the page answering. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, stage } from './browser.js';

const { site, browser } = await stage();

test('a script of 50,000 lines is shown and answered, and the next key too', async () => {
  const page = await open(browser, site.url, { script: 'board 7\n', tab: 'script' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const text = `traveller { +620: 3, -100: 2 }\n${'# a line\n'.repeat(50_000)}+620\n`;
  await page.evaluate((one) => navigator.clipboard.writeText(one), text);
  await page.press('#script', 'ControlOrMeta+End');
  await page.press('#script', 'ControlOrMeta+v');
  // +620 ties three of five tables and beats two: 4 + 3 = 7 of 10.
  await page.waitForFunction(() => /NS +7 MP/.test(document.getElementById('results').textContent));
  assert.equal(await page.locator('#colours > *').count(), 0);
  await page.press('#script', 'ControlOrMeta+End');
  await page.keyboard.type('-100');
  // -100 ties two of five tables: 2 of 10.
  await page.waitForFunction(() => /NS +2 MP/.test(document.getElementById('results').textContent));
  await page.click('#tab-form');
  await page.waitForFunction(() => /too long/.test(document.getElementById('form').textContent));
  await page.context().close();
});

test('of thousands of results the last are shown', async () => {
  const page = await open(browser, site.url, { script: `traveller { +620: 3, -100: 2 }\n${'+620\n'.repeat(999)}-100\n`, tab: 'script' });
  await page.waitForFunction(() => document.querySelectorAll('#results > *').length === 300);
  assert.match(await page.innerText('#earlier'), /700/);
  assert.match(await page.innerText('#results > :last-child'), /NS +2 MP/);
  await page.context().close();
});
