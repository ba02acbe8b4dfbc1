/** Long scripts and many results leave the page answering. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, stage } from './browser.js';

const { site, browser } = await stage();

/** Milliseconds from a key to the picture with it, one for each of some keys: the median. */
async function keys(page, count) {
  await page.evaluate(() => {
    globalThis.times = [];
    addEventListener('keydown', () => {
      const start = performance.now();
      requestAnimationFrame(() => setTimeout(() => globalThis.times.push(performance.now() - start)));
    }, true);
  });
  for (let key = 0; key < count; key += 1) {
    await page.keyboard.press('#');
    await page.waitForTimeout(60);
  }
  const times = await page.evaluate(() => globalThis.times);
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)];
}

test('a script of 50,000 lines is shown, coloured and answered, and a key is shown at once', async () => {
  const page = await open(browser, site.url, { script: 'board 7\n', tab: 'script' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const text = `traveller { +620: 3, -100: 2 }\n${'# a line\n'.repeat(50_000)}+620\n`;
  await page.evaluate((one) => navigator.clipboard.writeText(one), text);
  await page.press('#script', 'ControlOrMeta+End');
  await page.press('#script', 'ControlOrMeta+v');
  // +620 ties three of five tables and beats two: 4 + 3 = 7 of 10.
  await page.waitForFunction(() => /NS\s+7\sMP/.test(document.getElementById('results').textContent));
  const editor = page.locator('.long-text .cm-content');
  await editor.waitFor();
  await page.locator('.long-text .comment').first().waitFor();
  assert.equal(await editor.getAttribute('aria-label'), await page.getAttribute('#script', 'aria-label'));
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('-100');
  // -100 ties two of five tables: 2 of 10.
  await page.waitForFunction(() => /NS\s+2\sMP/.test(document.getElementById('results').textContent));
  await page.keyboard.press('Enter');
  const took = await keys(page, 15);
  console.log(`a key in 50,000 lines is shown after ${took.toFixed(0)} ms (median)`);
  assert.ok(took < 250, `${took} ms`);
  await page.click('#tab-form');
  await page.waitForFunction(() => /too long/.test(document.getElementById('form').textContent));
  // A short script is the textarea's again.
  await page.click('#to-new');
  await page.click('#tab-script');
  assert.ok(await page.isVisible('#script'));
  assert.equal(await page.locator('.long-text:visible').count(), 0);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('of thousands of results the last are shown', async () => {
  const page = await open(browser, site.url, { script: `traveller { +620: 3, -100: 2 }\n${'+620\n'.repeat(999)}-100\n`, tab: 'script' });
  await page.waitForFunction(() => document.querySelectorAll('#results > *').length === 300);
  assert.match(await page.innerText('#earlier'), /700/);
  assert.match(await page.innerText('#results > :last-child'), /NS\s+2\sMP/);
  await page.context().close();
});
