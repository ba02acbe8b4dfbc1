/** The form writes the script, and the script fills the form. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, native, open, settled, stage } from './browser.js';

const { site, browser } = await stage();

const FIELD = 'board 7\ntraveller {\n  +620: 3\n  +500\n  +300: 3\n  -100: 2\n}\n';

/** Scripts that the form can show, each of another kind. */
const SCRIPTS = [
  `${FIELD}(60% 4♠= N & 40% 4♠-1 N)\n`,
  `${FIELD}(1/3 +620 & 2/3 -100)\n`,
  `${FIELD}offenders EW\nobtained +300\n(-100)/(+620)\n`,
  `${FIELD}A+/A-\n`,
  `${FIELD}50%/(60% +620 & 40% -100)\n`,
  `${FIELD}damage NS before +620 after +500 obtained +300\n`,
  `# A club night.\nregulations ebu\nother table +300\n(60% +620 & 40% -100)\n`,
  `board 7 dealer W vul NS\nscoring butler\ntraveller {\n  table 1: 4♥x-1 W\n  +140: 2\n  (-100)/(+620)\n}\nset datum-trim 1\n3NT= E\n`,
];

/** The script that stands in the page, read from the editor. */
const script = (page) => page.inputValue('#script');

/** The form that the engine reads from a script. */
async function formOf(page, text) {
  const { form } = await ask(page, { do: 'form', script: text });
  assert.ok(form, text);
  return form;
}

test('a script fills the form, and a form that is touched writes a script with the same form', async () => {
  for (const text of SCRIPTS) {
    const page = await open(browser, site.url, { script: text, tab: 'form' });
    await page.waitForSelector('#form .section');
    const before = await formOf(page, text);
    // A change there and back: the script is the form's now.
    const results = await page.innerText('#results');
    await page.fill('[data-key="board.number"]', '8');
    await page.locator('[data-key="board.number"]').dispatchEvent('change');
    await page.waitForFunction(() => /board 8/.test(document.getElementById('script').value));
    assert.equal((await formOf(page, await script(page))).board.number, 8);
    await page.fill('[data-key="board.number"]', before.board?.number ? String(before.board.number) : '');
    await page.locator('[data-key="board.number"]').dispatchEvent('change');
    await page.waitForFunction(() => !/board 8/.test(document.getElementById('script').value));
    await settled(page);
    assert.deepEqual(await formOf(page, await script(page)), before, text);
    assert.equal(await page.innerText('#results'), results, text);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
});

test('sliders always sum to 100%, and their figures are the program’s', async () => {
  const page = await open(browser, site.url, { script: `${FIELD}(50% +620 & 30% +500 & 20% -100)\n`, tab: 'form' });
  const slider = page.locator('input[type=range]').first();
  await slider.fill('75');
  await page.waitForFunction(() => /75%/.test(document.getElementById('script').value));
  await settled(page);
  assert.match(await script(page), /\(75% \+620 & 15% \+500 & 10% -100\)/);
  const [result] = native(await script(page)).results;
  assert.ok((await page.innerText('#results')).includes(`${result.ns.points}\u00a0MP`));
  await page.fill('.percent >> nth=1', '1/3');
  await page.locator('.percent >> nth=1').dispatchEvent('change');
  await page.waitForFunction(() => /1\/3 \+500/.test(document.getElementById('script').value));
  const weights = (await formOf(page, await script(page))).ruling.side.components.map((one) => one.weight);
  assert.equal(weights[1], '1/3');
  // The others had 75 to 10.
  assert.deepEqual(weights, ['10/17', '1/3', '4/51']);
  await page.context().close();
});

test('where nothing can be scored, the answer says why', async () => {
  const page = await open(browser, site.url, { script: `${FIELD}(60% +620 & 30% -100)\n`, tab: 'form' });
  await settled(page);
  assert.match(await page.innerText('#nothing'), /^line \d+: the weights of this side sum to 90%/);
  await page.fill('.percent >> nth=1', '40%');
  await page.locator('.percent >> nth=1').dispatchEvent('change');
  await page.waitForFunction(() => document.getElementById('nothing').hidden);
  await page.context().close();
});

test('a ruling from an empty form, by taps', async () => {
  const page = await open(browser, site.url, { script: '+620', tab: 'form', width: 390 });
  await page.tap('#to-new');
  await page.fill('[data-key="board.number"]', '7');
  await page.locator('[data-key="board.number"]').dispatchEvent('change');
  const radio = (key) => page.locator(`:is(#form, #picker) label:has([data-key="${key}"])`);
  // 4♠= by North at three tables, then +500 at one.
  await page.tap('[data-key="rows.add"]');
  for (const key of ['level.4', 'strain.♠', 'declarer.N']) await radio(key).tap();
  await page.tap('[data-key="count+"]');
  await page.tap('[data-key="count+"]');
  await page.tap('#picker-again');
  await radio('mode.score').tap();
  await page.tap('#picker-pad [data-key="+500"]');
  await page.tap('#picker-form .primary');
  await radio('ruling.kind.both').tap();
  await page.tap('#form [data-key="ruling.side.components.0.outcome"]');
  await radio('mode.score').tap();
  await radio('sign.-').tap();
  await page.tap('#picker-pad [data-key="-100"]');
  await page.tap('#picker-form .primary');
  await page.waitForFunction(() => /-100/.test(document.getElementById('script').value));
  await settled(page);
  assert.deepEqual(await formOf(page, await script(page)), await formOf(page, 'board 7\ntraveller { 4♠= N: 3, +500 }\n-100\n'));
  // -100 is beaten by all four other tables: 0 of 8.
  assert.match(await page.textContent('#headline'), /NS\s+0\sMP\s+0%.*EW\s+8\sMP\s+100%/);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('on a phone a 60/40 takes at most twelve taps', async () => {
  const page = await open(browser, site.url, { script: '+620', tab: 'form', width: 390 });
  await page.tap('#to-new');
  let taps = 0;
  const tap = async (target) => {
    taps += 1;
    await target.tap();
  };
  const radio = (key) => page.locator(`:is(#form, #picker) label:has([data-key="${key}"])`);
  const done = page.locator('#picker-form .primary');
  await tap(radio('ruling.kind.both'));
  await tap(page.locator('#form [data-key="ruling.side.components.0.outcome"]'));
  for (const key of ['level.4', 'strain.♠', 'declarer.N']) await tap(radio(key));
  await tap(done);
  // The second outcome begins as the first.
  await tap(page.locator('#form [data-key="ruling.side.add"]'));
  await tap(radio('result.-1'));
  await tap(done);
  await tap(page.locator('[data-key="rows.add"]'));
  await tap(done);
  await tap(page.locator('[data-key="board.number"]'));
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => /board 7[^]*60% 4♠= N & 40% 4♠-1 N/.test(document.getElementById('script').value));
  await settled(page);
  // The other table begins as the last outcome, 4♠-1: 0.6 × 2 + 0.4 × 1.
  assert.match(await page.textContent('#headline'), /NS\s+1\.6\sMP\s+80%.*EW\s+0\.4\sMP\s+20%/);
  assert.ok(taps <= 12, `${taps} taps`);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('what the picker cannot read stays in it, with why', async () => {
  const page = await open(browser, site.url, { script: FIELD, tab: 'form' });
  await page.click('[data-key="rows.add"]');
  for (const typed of ['4S=', 'nonsense', '+620 }\nboard 8', '+620, +500', '']) {
    await page.fill('#picker-text', typed);
    await page.click('#picker-form .primary');
    await page.waitForSelector('#picker-fault:not([hidden])');
    assert.ok((await page.innerText('#picker-fault')).length > 5, typed);
  }
  await page.keyboard.press('Escape');
  assert.equal(await script(page), FIELD);
  assert.equal(await page.evaluate(() => document.activeElement.dataset.key), 'rows.add');
  await page.context().close();
});

test('a script beyond the form is reported and left as it is', async () => {
  const text = 'case "one" {\n  other table +300\n  +620\n}\n';
  const page = await open(browser, site.url, { script: text, tab: 'form' });
  await page.waitForSelector('.beyond');
  assert.match(await page.innerText('.beyond'), /more than the form can show/);
  await page.click('.beyond .primary');
  assert.equal(await script(page), text);
  assert.ok(await page.isVisible('#panel-script'));
  await page.context().close();
});

test('what was replaced can be had back', async () => {
  const page = await open(browser, site.url, { script: SCRIPTS[0], tab: 'form' });
  await page.click('#to-new');
  assert.equal(await script(page), '');
  await page.click('#notice button >> nth=0');
  assert.equal(await script(page), SCRIPTS[0]);
  await page.click('#to-examples');
  await page.click('.entry >> nth=1');
  await settled(page);
  assert.notEqual(await script(page), SCRIPTS[0]);
  await page.click('#notice button >> nth=0');
  assert.equal(await script(page), SCRIPTS[0]);
  await page.context().close();
});
