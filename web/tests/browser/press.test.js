/** A press is a click, whatever was typed before it: nothing is redrawn between pressing and releasing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, stage } from './browser.js';

const { site, browser } = await stage();

/** A script with a text box of every kind in its form. */
const SCRIPT = `# A club night.
board 7
traveller {
  +620: 3
  -100: 2
}
set win 1
60%/(60% +620 & 40% -100)
`;

/** Text for each box of the form, by its key, and its trace in the script; the box of quick results writes at Enter alone. */
const TYPED = {
  'board.number': ['8', /^board 8$/m],
  'rows.0.count': ['5', /\+620: 5/],
  'rows.quick': ['+500', /^board 7$/m],
  'others.0': ['set win 2', /^set win 2$/m],
  'others.1': ['set tables 12', /^set tables 12$/m],
  comments: ['Another night.', /^# Another night\.$/m],
  'ruling.ns.score': ['50%', /^50%\//m],
  'ruling.ew.percent.0': ['70', /70% \+620 & 30% -100/],
};

/** The buttons and switches that are pressed after it, with the change of each in the script or the page. */
const PRESSED = {
  'rows.add': (page) => page.waitForSelector('#picker[open]'),
  'rows.1': (page) => page.waitForSelector('#picker[open]'),
  'rows.1.count+': (page) => written(page, /-100: 3/),
  'rows.1.remove': (page) => written(page, /^traveller \{\n.*620.*\n\}/m),
  'offenders.NS': (page) => written(page, /^offenders NS$/m),
  incident: (page) => page.waitForSelector('#walk .ways button'),
};

const written = (page, trace) => page.waitForFunction(([text, flags]) => new RegExp(text, flags).test(document.getElementById('script').value), [trace.source, trace.flags]);

/** Types over what a box holds, key by key. */
async function type(page, key, text) {
  const box = page.locator(`[data-key="${key}"]`);
  await box.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Presses the middle of a control with a real pointer, for as long as a finger does. */
async function press(page, key) {
  const control = page.locator(`[data-key="${key}"]`);
  const isRadio = (await control.getAttribute('type')) === 'radio';
  const target = isRadio ? page.locator(`label:has([data-key="${key}"])`) : control;
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
}

async function opened(script = SCRIPT) {
  const page = await open(browser, site.url, { script, tab: 'form' });
  await page.waitForSelector('#form .section');
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('#form details')) one.open = true;
  });
  return page;
}

for (const [box, [text, trace]] of Object.entries(TYPED)) {
  test(`after typing into ${box} every button takes the first press`, async () => {
    for (const [key, effect] of Object.entries(PRESSED)) {
      const page = await opened();
      await type(page, box, text);
      await press(page, key);
      await effect(page);
      await written(page, trace);
      assert.deepEqual(page.faults, []);
      await page.context().close();
    }
  });
}

test('a step is made from the number just typed', async () => {
  const page = await opened();
  await type(page, 'rows.0.count', '5');
  await press(page, 'rows.0.count+');
  await written(page, /\+620: 6/);
  await page.context().close();
});

test('a line that is emptied leaves the buttons of the others theirs', async () => {
  const page = await opened('set win 1\nset tables 12\nset imp-cap 17\n+620\n');
  await type(page, 'others.0', ' ');
  await press(page, 'others.1.remove');
  await written(page, /^set imp-cap 17\n\+620/);
  await page.context().close();
});

test('a vulnerability chosen after a number keeps the number', async () => {
  const page = await opened('+620\n');
  await type(page, 'board.number', '8');
  await page.selectOption('[data-key="board.vul"]', 'all');
  await written(page, /^board 8 vul all$/m);
  await page.context().close();
});

test('after a choice in the picker the focus is where it was', async () => {
  const page = await opened();
  await type(page, 'board.number', '8');
  await press(page, 'rows.add');
  await page.waitForSelector('#picker[open]');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement.dataset.key === 'rows.add');
  await page.context().close();
});
