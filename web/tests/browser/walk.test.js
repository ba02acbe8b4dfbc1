/** The walk from an irregularity to the sheet, by taps and keys; the script is what it leaves and what it goes on from. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ROOT, ask, open, settled, stage, walkTo } from './browser.js';

const { site, browser } = await stage();

const REMARK = ['ui', 'E', 'yes', 'pass', '4♥ 5, pass 4', 'yes'];

const script = (page) => page.inputValue('#script');

test('on a phone from a remark to the score, the sheet and the entry, by taps', async () => {
  const page = await open(browser, site.url, { tab: 'walk', width: 390 });
  // The example of a first visit is not the director's.
  await walkTo(page, [...REMARK, '7', 'matchpoints', '3NT= W']);
  assert.match(await page.textContent('#walk .found'), /Law 16B1\(a\)/);
  // The other tables: 4♥-1 at three, 3NT= at one.
  await page.tap('#walk [data-key="rows.add"]');
  await page.fill('#picker-text', '4H-1 W x3');
  await page.tap('#picker-again');
  await page.fill('#picker-text', '3NT= W');
  await page.tap('#picker-form .primary');
  await page.tap('#walk [data-key="walk.results"]');
  // 60% of 4♥ one down and 40% of 4♥ made.
  await page.tap('#walk [data-key="ruling.side.components.0.outcome"]');
  await page.fill('#picker-text', '4H-1 W');
  await page.tap('#picker-form .primary');
  await page.tap('#walk [data-key="ruling.side.add"]');
  await page.fill('#picker-text', '4H= W');
  await page.tap('#picker-form .primary');
  // 0.6 × 5.4 − 0.4 × 0.6 = 3 of 8, before the ruling is made.
  await page.waitForFunction(() => /NS\s+3\sMP/.test(document.querySelector('#walk .worth').textContent));
  assert.doesNotMatch(await script(page), /60%/);
  await page.tap('#walk [data-key="walk.rule"]');
  await page.waitForSelector('#walk [data-key="walk.entry"]');
  await page.tap('#walk [data-key="walk.entry"]');
  await page.waitForFunction(() => /4♥−1 W/.test(document.querySelector('#walk .paper').textContent));
  await page.tap('#walk [data-key="walk.sheet"]');
  await page.waitForSelector('#sheet[open] #sheet-page h1, #sheet[open] #sheet-page h2');
  await page.tap('#sheet-close');
  assert.match(await script(page), /^scoring matchpoints\nboard 7\nobtained 3NT= W\n[^]*\(60% 4♥-1 W & 40% 4♥= W\)\n$/);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(wide <= 0, `${wide} px too wide`);
  // The same script is a form.
  await page.tap('#walk [data-key="walk.form"]');
  await page.waitForSelector('#form [data-key="ruling.kind.both"]');
  assert.ok((await ask(page, { do: 'form', script: await script(page) })).form);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('what is known is not asked, and is answered anew where it stands', async () => {
  const page = await open(browser, site.url, { script: 'board 7\n', tab: 'walk' });
  await walkTo(page, REMARK);
  assert.match(await page.innerText('#walk .question'), /scored/);
  await page.click('[data-key="again.chosen"]');
  await page.waitForSelector('[data-key="walk.keep"]');
  await walkTo(page, ['3NT']);
  assert.match(await script(page), /chosen: 3NT\n {2}poll/);
  // Back goes over what was answered last, and the answer may stay.
  await page.click('[data-key="walk.back"]');
  await page.waitForSelector('[data-key="walk.keep"]');
  await page.click('[data-key="walk.keep"]');
  await page.waitForSelector('[data-key="walk.keep"]', { state: 'detached' });
  // Left open, it is asked again after the way back.
  await walkTo(page, ['']);
  const next = await page.innerText('#walk .question');
  await page.click('[data-key="walk.back"]');
  await page.waitForFunction((old) => document.querySelector('#walk .question').innerText !== old, next);
  assert.match(await page.innerText('#walk .question'), /scored/);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('a walk is taken up where it was when the page is opened again, and from the script', async () => {
  const page = await open(browser, site.url, { tab: 'walk' });
  await walkTo(page, [...REMARK.slice(0, 3)]);
  const question = await page.innerText('#walk .question');
  await page.reload();
  await page.waitForSelector('#walk .known');
  assert.equal(await page.innerText('#walk .question'), question);
  // The step that was left open stays so.
  await walkTo(page, ['', '']);
  const left = await page.innerText('#walk .question');
  assert.notEqual(left, question);
  await page.reload();
  await page.waitForSelector('#walk .known');
  assert.equal(await page.innerText('#walk .question'), left);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('an answer that is none is refused; words that fit several irregularities offer those', async () => {
  const page = await open(browser, site.url, { tab: 'walk', script: 'board 7\n' });
  await page.fill('#walk .typed', 'xyzzy');
  await page.press('#walk .typed', 'Enter');
  await page.waitForSelector('#walk .refused');
  assert.equal(await page.inputValue('#walk .typed'), 'xyzzy');
  await page.fill('#walk .typed', 'hesitation');
  await page.press('#walk .typed', 'Enter');
  await page.waitForFunction(() => !/xyzzy/.test(document.querySelector('#walk .reply')?.textContent ?? ''));
  assert.equal(await page.locator('#walk .ways button').count(), 2);
  assert.equal(await script(page), 'board 7\n');
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('the first sentence answers what it tells; what fits several takes its facts from it too', async () => {
  const page = await open(browser, site.url, { tab: 'walk', width: 390 });
  await walkTo(page, ['West bid 1H over 1S']);
  assert.match(await page.innerText('#walk .from-words'), /From your words[^]*West[^]*1♥[^]*1♠/);
  assert.match(await page.innerText('#walk .question'), /accept/);
  // Each is answered anew by a tap, as what was answered by hand.
  await page.tap('#walk [data-key="words.by"]');
  await page.waitForSelector('[data-key="walk.keep"]');
  await walkTo(page, ['E']);
  assert.equal(await script(page), 'incident insufficient-bid by E {\n  bid: 1♥\n  over: 1♠\n}\n');
  assert.equal(await page.locator('#walk .from-words').count(), 0);
  await page.tap('#to-new');
  await page.waitForFunction(() => document.querySelector('#walk .known') === null);
  await walkTo(page, ['East led the 6H out of turn']);
  await walkTo(page, ['lead-out-of-turn']);
  assert.equal(await script(page), 'incident lead-out-of-turn by E {\n  card: ♥6\n}\n');
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('an answer in a director’s own words, an aside and the way back are typed at any question', async () => {
  const page = await open(browser, site.url, { tab: 'walk' });
  const type = async (text) => {
    const before = await page.locator('#walk .asking').elementHandle();
    await page.fill('#walk .typed', text);
    await page.press('#walk .typed', 'Enter');
    await page.waitForFunction((old) => !old.isConnected, before);
  };
  await walkTo(page, ['West bid 1H over 1S']);
  await type('facts: North looked surprised');
  assert.match(await page.innerText('#walk .reply'), /Noted/);
  assert.match(await page.innerText('#walk .question'), /accept/);
  await type('he refuses');
  assert.match(await script(page), /facts: "North looked surprised"[^]*accepted: no/);
  await type('back');
  assert.match(await page.innerText('#walk .question'), /accept/);
  await page.click('[data-key="walk.keep"]');
  await page.waitForSelector('[data-key="walk.keep"]', { state: 'detached' });
  await page.click('[data-key="again.accepted"]');
  await page.waitForSelector('[data-key="walk.keep"]');
  await page.fill('#walk .typed', 'perhaps later');
  await page.press('#walk .typed', 'Enter');
  await page.waitForSelector('#walk .refused');
  // It stays to be mended, and is no reason for the answer that is tapped then.
  assert.equal(await page.inputValue('#walk .typed'), 'perhaps later');
  await walkTo(page, ['yes']);
  assert.match(await script(page), /accepted: yes\n/);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('an event’s file answers for the scoring, the boards and the tables', async () => {
  const page = await open(browser, site.url, { tab: 'walk' });
  await walkTo(page, ['mi', 'EW', 'yes', 'no', 'after', 'yes', '7']);
  await page.setInputFiles('#walk input[type=file]', `${ROOT}examples/evening/monday.xml`);
  await page.waitForSelector('#walk [data-key="walk.table 3"]');
  await walkTo(page, ['table 3']);
  await page.waitForSelector('#walk [data-key="ruling.kind.both"]');
  assert.match(await page.innerText('#walk .question'), /\+200/);
  await settled(page);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('the form leads to the walk, and the walk’s answers are in the form', async () => {
  const page = await open(browser, site.url, { script: 'board 7\n', tab: 'form' });
  await page.click('[data-key="incident"]');
  await page.waitForSelector('#walk .typed');
  await walkTo(page, REMARK);
  await page.click('#tab-form');
  await page.waitForSelector('.incident-text');
  assert.match(await page.innerText('.incident-text'), /incident unauthorised-information by E/);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
