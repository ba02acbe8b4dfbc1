/** Every figure of the page is the program's own. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ROOT, ask, native, open, settled, stage } from './browser.js';

const { site, browser } = await stage();

const language = readFileSync(`${ROOT}docs/language.md`, 'utf8');
const blocks = [...language.matchAll(/^```ruling[^\n]*\n([\s\S]*?)^```/gm)].map((one) => one[1]);

/** A document without the names of files, which a page has not. */
function nameless(document) {
  return JSON.parse(JSON.stringify(document), (key, value) => (key === 'file' ? undefined : value));
}

/** The headline's figures as the document has them, in the signs of what is shown. */
function figures({ ns, ew }) {
  return [ns, ew].map((side) => side.points.replace('-', '−'));
}

test('every block of docs/language.md gives the figures of the program', async () => {
  assert.ok(blocks.length > 8);
  const page = await open(browser, site.url, { script: '+620' });
  let compared = 0;
  for (const script of blocks) {
    const expected = native(script);
    const { document } = await ask(page, { do: 'evaluate', script, want: ['document'] });
    assert.deepEqual(nameless(document), nameless(expected), script);
    await page.fill('#script', script);
    await settled(page);
    const text = await page.locator('#results').innerText();
    for (const one of expected.results.filter((result) => result.kind === 'ruling')) {
      for (const figure of figures(one)) assert.ok(text.includes(figure), `${figure} of ${one.ruling} in ${script}`);
      compared += 1;
    }
    const errors = expected.diagnostics.filter((one) => one.severity === 'error');
    for (const { message } of errors) {
      assert.ok((await page.locator('#problems').innerText()).includes(message.replaceAll('`', '')), message);
    }
  }
  assert.ok(compared >= 8, `${compared}`);
  assert.deepEqual(page.faults, []);
});

test('in Polish the same figures are written as Poles write them', async () => {
  const script = 'board 7\ntraveller { +620: 3, +500, +300: 3, -100: 2 }\n(60% 4♠= N & 40% 4♠-1 N)\n';
  const page = await open(browser, site.url, { script, language: 'pl' });
  assert.match(await page.locator('#results .answer').innerText(), /NS\s+9,8\sPT\s+54,44%[\s\S]*WE\s+8,2\sPT\s+45,56%/);
  assert.equal(await page.locator('html').getAttribute('lang'), 'pl');
  await page.selectOption('#language', 'en');
  await page.waitForFunction(() => document.querySelector('#results .answer').textContent.includes('9.8\u00a0MP'));
  assert.equal(await page.locator('html').getAttribute('lang'), 'en');
  await page.context().close();
});

test('an event: the ranking before, and after a ruling (examples/evening)', async () => {
  const page = await open(browser, site.url, {});
  await page.click('#to-event');
  await page.setInputFiles('#event-file', `${ROOT}examples/evening/monday.xml`);
  const ranked = page.locator('#event-results table').first();
  await ranked.waitFor();
  // Above the ruling on board 3 the winners are pairs 2, 5 and 3; see examples/evening/06-the-whole-event.ruling.
  const rows = await ranked.locator('tbody tr').allInnerTexts();
  assert.deepEqual(rows.slice(0, 3).map((row) => row.split(/\s+/).slice(0, 2)), [['1', '2'], ['2', '5'], ['3', '3']]);
  await page.selectOption('[data-key="event.board"]', { label: 'Board 3' });
  await page.click('.tables button:has-text("Table 2")');
  await page.click('#event-ruling .chosen');
  await page.fill('#picker-text', '4S= N');
  await page.keyboard.press('Enter');
  await page.click('[data-key="ruling.side.add"]');
  await page.fill('#picker-text', '4S-1 N');
  await page.keyboard.press('Enter');
  await page.fill('#event-ruling .percent >> nth=0', '60');
  await page.keyboard.press('Tab');
  await page.click('#event-add');
  const answer = page.locator('#event-results .answer').first();
  await answer.filter({ hasText: '2.4' }).waitFor();
  assert.match(await answer.innerText(), /NS\s+2\.4\sMP[\s\S]*EW\s+5\.6\sMP/);
  assert.match(await page.locator('#event-rulings').innerText(), /Board 3, Table 2[\s\S]*60% 4♠= N & 40% 4♠−1 N/);
  // At another table the score stands, and East-West are fined.
  await page.click('.tables button:has-text("Table 3")');
  await page.click('#event-ruling label:has([data-key="ruling.kind.none"])');
  await page.click('label:has([data-key="event.penalty.EW"])');
  await page.click('#event-add');
  await page.locator('#event-rulings li').nth(1).waitFor();
  assert.match(await page.locator('#event-rulings').innerText(), /Board 3, Table 3[\s\S]*Score stands[\s\S]*Penalty EW 10%/);
  // The papers of all of them, and the script as a file.
  await page.click('#event-entries');
  await page.locator('#event-paper', { hasText: '10%' }).waitFor();
  await page.click('#event-sheets');
  await page.waitForSelector('#sheet[open] #sheet-page h1, #sheet[open] #sheet-page h2');
  assert.match(await page.innerText('#sheet-page'), /Table 3/);
  await page.click('#sheet-close');
  const [saved] = await Promise.all([page.waitForEvent('download'), page.click('#event-save')]);
  assert.match(saved.suggestedFilename(), /\.ruling$/);
  await page.click('#event-script');
  await settled(page);
  const script = await page.inputValue('#script');
  assert.match(script, /event "monday\.xml"\n\nboard 3\nat table 2: \(60% 4♠= N & 40% 4♠-1 N\)\n/);
  assert.match(script, /\nat table 3\npenalty EW 10%\nat table 3: table-result\n\nranking/);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
