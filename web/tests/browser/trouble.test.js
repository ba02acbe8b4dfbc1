/** When something goes wrong: an engine that cannot be had, that computes for ever, that breaks down; and what is printed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, pageBehind, settled, stage } from './browser.js';

const { site, browser } = await stage();

/** An engine that computes for ever where a script says so, and breaks down where one says that. */
const STUBBORN = `export async function load() {
  return { ask(request) {
    if (request.do === 'evaluate' && request.script.includes('for-ever')) for (;;);
    if (request.do === 'evaluate' && request.script.includes('breaks')) throw new Error('unreachable');
    const html = '<div class="result"><p class="answer"><span>NS  1 MP</span></p></div>';
    return { results: [{ html, kind: 'ruling' }], hints: [], diagnostics: [], more: 0, tokens: [], fixes: [], choices: [], from: 0, form: null, reason: null };
  } };
}`;

/** A page whose engine is what `answer` makes of the request for it. */
const pageWith = (answer) => pageBehind(browser, site, '**/redress.js', answer);

test('an engine that fails to load is reported and tried again', async () => {
  let isThere = false;
  const page = await pageWith((route) => (isThere ? route.continue() : route.abort()));
  await page.waitForSelector('#trouble button');
  assert.match(await page.innerText('#trouble'), /cannot be loaded/);
  assert.match(await page.inputValue('#script'), /board 7/);
  isThere = true;
  await page.click('#trouble button');
  await page.waitForFunction(() => /9\.8\sMP/.test(document.getElementById('results').textContent), null, { timeout: 30_000 });
  assert.equal(await page.innerText('#trouble'), '');
  await page.context().close();
});

test('a computation that does not end can be stopped, and the page stays its user’s', async () => {
  const page = await pageWith((route) => route.fulfill({ contentType: 'text/javascript', body: STUBBORN }));
  await settled(page);
  await page.fill('#script', 'for-ever');
  await page.click('#stop');
  assert.match(await page.innerText('#trouble'), /stopped/);
  await page.fill('#script', '+620');
  await page.waitForFunction(() => document.getElementById('trouble').textContent === '');
  assert.match(await page.innerText('#results'), /1\sMP/);
  await page.fill('#script', 'breaks');
  await page.waitForSelector('#trouble button');
  assert.match(await page.innerText('#trouble'), /failed on this script/);
  await page.fill('#script', '+620 ');
  await page.waitForFunction(() => document.getElementById('trouble').textContent === '');
  await page.context().close();
});

test('the answer alone is printed, or the sheet alone', async () => {
  const page = await open(browser, site.url, {});
  const seen = (selector) => page.locator(selector).first().isVisible();
  await page.emulateMedia({ media: 'print' });
  assert.deepEqual(await Promise.all(['#results .answer', '.top', '.input', '.bottom', '#to-share'].map(seen)), [true, false, false, false, false]);
  await page.emulateMedia({ media: 'screen' });
  await page.click('#to-sheet');
  await page.waitForSelector('#sheet-page h1, #sheet-page h2');
  await page.emulateMedia({ media: 'print' });
  assert.deepEqual(await Promise.all(['#sheet-page h2', '#results .answer', '#sheet-print', '.top'].map(seen)), [true, false, false, false]);
  await page.emulateMedia({ media: 'screen' });
  await page.click('#sheet-close');
  assert.ok(await seen('#results .answer'));
  await page.context().close();
});

test('the way back goes from an explanation to where one came from', async () => {
  const page = await open(browser, site.url, { script: 'board 7\ntraveller { +620: 3, -100: 2 }\n(60% +620 & 30% -100)\n' });
  const view = () => page.locator('.top [aria-current]').getAttribute('id');
  await page.click('#problems .link >> nth=0');
  await page.waitForFunction(() => document.getElementById('topic').textContent.length > 100);
  assert.equal(await view(), 'to-topics');
  const law = await page.innerText('#topic');
  await page.click('#topics-list li button >> nth=0');
  await page.waitForFunction((before) => document.getElementById('topic').innerText !== before, law);
  await page.goBack();
  await page.waitForFunction((before) => document.getElementById('topic').innerText === before, law);
  await page.goBack();
  await page.waitForFunction(() => document.getElementById('to-ruling').hasAttribute('aria-current'));
  assert.equal(await view(), 'to-ruling');
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('an example of an explanation can be tried, and a name without an explanation is reported', async () => {
  const page = await open(browser, site.url, {});
  await page.click('#to-topics');
  await page.fill('#topics-search', 'neuberg');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#topic .below button');
  // The formula is no script; the example is.
  assert.equal(await page.locator('#topic .below button').count(), 1);
  await page.click('#topic .below button');
  await settled(page);
  assert.match(await page.inputValue('#script'), /^traveller \{[\s\S]*expect td: NS 10\.88, EW 9\.12\n$/);
  assert.match(await page.innerText('#results'), /10\.88\sMP/);
  await page.click('#to-topics');
  await page.fill('#topics-search', 'neubreg');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => /Nothing is called neubreg/.test(document.getElementById('topic').textContent));
  await page.click('#topic .link');
  await page.waitForFunction(() => /matchpoints M/.test(document.getElementById('topic').textContent));
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
