/** The look and use of the page: axe at three widths, light and dark; no sideways scrolling; keys alone; targets; how quick it is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AXE, ROOT, open, settled, stage, walkTo } from './browser.js';

const { site, browser } = await stage();

const FIELD = 'board 7\ntraveller { +620: 3, +500, +300: 3, -100: 2 }\n';
const RULING = `${FIELD}(60% 4♠= N & 40% 4♠-1 N)\n`;

/** The views of the page: how to get there from an open page. */
const VIEWS = {
  form: async (page) => page.click('#tab-form'),
  damage: async (page) => {
    await page.click('#tab-form');
    await page.click('#form label:has([data-key="ruling.kind.damage"])');
  },
  split: async (page) => {
    await page.click('#tab-form');
    await page.click('#form label:has([data-key="ruling.kind.split"])');
  },
  picker: async (page) => {
    await page.click('#tab-form');
    await page.click('#form .chosen >> nth=0');
  },
  walk: async (page) => {
    await page.click('#tab-walk');
    await page.waitForSelector('.typed-answer');
  },
  question: async (page) => {
    await page.click('#tab-walk');
    await page.fill('.typed', 'bid out of turn');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.known');
  },
  ruling: async (page) => {
    await page.click('#tab-walk');
    await walkTo(page, ['ui', 'E', 'yes', 'pass', '4♥', 'yes']);
    await page.locator('#walk .known').evaluate((one) => one.setAttribute('open', ''));
    await page.click('[data-key="again.ruling"]');
    await page.waitForSelector('#walk [data-key="ruling.kind.both"]');
  },
  script: async (page) => {
    await page.click('#tab-script');
    await page.fill('#script', `${FIELD}(60% 4♥= N & 30% 4♥-1 N)\n4S=\n+620\n`);
    await settled(page);
    await page.waitForSelector('.mend');
  },
  completion: async (page) => {
    await page.click('#tab-script');
    await page.fill('#script', `${FIELD}sc`);
    await page.keyboard.press('Control+Space');
    await page.waitForSelector('#choices:not([hidden])');
  },
  beyond: async (page) => {
    await page.click('#tab-script');
    await page.fill('#script', 'case "one" { other table +300; +620 }');
    await settled(page);
    await page.click('#tab-form');
    await page.waitForSelector('.beyond');
  },
  share: async (page) => {
    await page.click('#to-share');
    await page.waitForFunction(() => document.getElementById('share-address').value);
  },
  sheet: async (page) => {
    await page.click('#to-sheet');
    await page.waitForSelector('#sheet-page h1, #sheet-page h2');
  },
  working: async (page) => page.locator('#results summary').first().click(),
  event: async (page) => {
    await page.click('#to-event');
    await page.setInputFiles('#event-file', `${ROOT}examples/evening/monday.xml`);
    await page.waitForSelector('#event-results table');
  },
  examples: async (page) => {
    await page.click('#to-examples');
    await page.waitForSelector('.entry');
  },
  topics: async (page) => {
    await page.click('#to-topics');
    await page.click('#topics-list li button >> nth=9');
    await page.waitForSelector('#topic p');
  },
};

const LOOKS = [320, 390, 1280].flatMap((width) => ['light', 'dark'].map((colorScheme) => ({ width, colorScheme })));

for (const { width, colorScheme } of LOOKS) {
  test(`axe has nothing to say at ${width}, ${colorScheme}`, async () => {
    for (const [name, act] of Object.entries(VIEWS)) {
      const language = colorScheme === 'light' ? 'en' : 'pl';
      const page = await open(browser, site.url, { script: RULING, width, colorScheme, language, bypassCSP: true });
      await act(page);
      await page.evaluate(AXE);
      const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
      const faults = violations.map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => `${node.html} ${node.failureSummary}`).join(' | ')}`);
      assert.deepEqual(faults, [], `${name} at ${width}, ${colorScheme}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.ok(wide <= 0, `${name} at ${width} is ${wide} px too wide`);
      await page.context().close();
    }
  });
}

test('at 200% zoom nothing is cut off sideways', async () => {
  for (const [name, act] of Object.entries(VIEWS)) {
    const page = await open(browser, site.url, { script: RULING, width: 640, deviceScaleFactor: 2 });
    await act(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(wide <= 0, `${name} is ${wide} px too wide`);
    await page.context().close();
  }
});

test('targets are 44 px on a telephone, 24 px with a mouse', async () => {
  for (const [width, least] of [[390, 43.5], [1280, 24]]) {
    for (const [name, act] of Object.entries(VIEWS)) {
      const page = await open(browser, site.url, { script: RULING, width });
      await act(page);
      const small = await page.evaluate((side) => {
        const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
        return [...document.querySelectorAll('button, select, input, summary, [role=option]')]
          .filter((one) => isSeen(one) && !one.closest('#topics-list, p .link'))
          .map((one) => (one.type === 'radio' ? one.parentElement : one))
          .filter((one) => one.getBoundingClientRect().height < side || one.getBoundingClientRect().width < side)
          .map((one) => `${one.outerHTML.slice(0, 90)} ${one.getBoundingClientRect().width}×${one.getBoundingClientRect().height}`);
      }, least);
      assert.deepEqual(small, [], `${name} at ${width}`);
      await page.context().close();
    }
  }
});

/** The focused element, and whether its focus is visible. */
const focused = (page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    // A radio button and a file show their focus on what is around them; the editor on its frame.
    const framed = [element, element.nextElementSibling, element.closest('.drop'), element.closest('.scroller')].filter(Boolean);
    return {
      id: element.dataset.key || element.id || element.textContent.trim().slice(0, 20),
      isSeen: framed.some((one) => getComputedStyle(one).outlineStyle !== 'none' && parseFloat(getComputedStyle(one).outlineWidth) >= 1),
    };
  });

test('with keys alone: everything is reached, seen and left', async () => {
  const page = await open(browser, site.url, { script: RULING, tab: 'form' });
  await page.keyboard.press('Tab');
  assert.equal((await focused(page)).id, await page.locator('.skip').innerText());
  const seen = [];
  for (let step = 0; step < 90; step += 1) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    assert.ok(now.isSeen, `the focus on ${now.id} is not seen`);
    seen.push(now.id);
    if (now.id === 'to-share') break;
  }
  for (const id of ['to-ruling', 'language', 'tab-form', 'to-new', 'board.number', 'rows.0', 'rows.add', 'incident', 'ruling.side.slider.0', 'to-sheet', 'to-share']) {
    assert.ok(seen.includes(id), `${id} is not reached: ${seen.join(' ')}`);
  }
  await page.context().close();
});

test('with keys alone: a result, a weight, a script', async () => {
  const page = await open(browser, site.url, { script: RULING, tab: 'form' });
  await page.focus('[data-key="rows.add"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#picker[open]');
  await page.keyboard.type('170 x2');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => /\+170: 2/.test(document.getElementById('script').value));
  assert.equal((await focused(page)).id, 'rows.add');
  await page.focus('[data-key="ruling.side.slider.0"]');
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => /61% 4♠= N & 39% 4♠-1 N/.test(document.getElementById('script').value));
  await page.focus('#tab-form');
  await page.keyboard.press('ArrowRight');
  assert.equal((await focused(page)).id, 'tab-walk');
  await page.keyboard.press('ArrowRight');
  assert.equal((await focused(page)).id, 'tab-script');
  await page.focus('#script');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('scoring cross');
  await page.keyboard.press('Control+Space');
  await page.waitForSelector('#choices:not([hidden]) [aria-selected=true]');
  const active = await page.getAttribute('#script', 'aria-activedescendant');
  assert.ok(await page.isVisible(`#${active}`));
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => /scoring cross-imps/.test(document.getElementById('script').value));
  assert.ok(await page.isHidden('#choices'));
  // Undo is the browser's own, and Tab goes on.
  await page.keyboard.press('Control+z');
  await page.waitForFunction(() => !/cross-imps/.test(document.getElementById('script').value));
  await page.keyboard.press('Tab');
  assert.notEqual((await focused(page)).id, 'script');
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('a correction is one tap', async () => {
  const page = await open(browser, site.url, { script: `${FIELD}(60% +620 & 30% -100)\n`, width: 390 });
  await page.tap('.mend');
  await page.waitForFunction(() => /rest -100/.test(document.getElementById('script').value));
  await page.waitForFunction(() => document.getElementById('problems').hidden);
  assert.match(await page.innerText('#results'), /9\.8\sMP/);
  await page.context().close();
});

test('the colours lie exactly under the letters', async () => {
  const long = `${RULING}# ${'a long comment that is wrapped in its line, '.repeat(6)}\n\n${'+620\n'.repeat(40)}`;
  for (const width of [390, 1280]) {
    const page = await open(browser, site.url, { script: long, width });
    const sizes = await page.evaluate(() => {
      const [under, over] = [document.getElementById('colours'), document.getElementById('script')];
      const style = (one) => ['font', 'letterSpacing', 'whiteSpace', 'overflowWrap', 'padding', 'tabSize', 'lineHeight'].map((name) => getComputedStyle(one)[name]);
      return { widths: [under.clientWidth, over.clientWidth], heights: [under.clientHeight, over.clientHeight, over.scrollHeight], styles: [style(under), style(over)], text: under.textContent.replace(/→[^\n]*$/gm, '') === undefined };
    });
    assert.equal(sizes.widths[0], sizes.widths[1]);
    assert.ok(sizes.heights[2] <= sizes.heights[1], `${sizes.heights}`);
    assert.deepEqual(sizes.styles[0], sizes.styles[1]);
    await page.context().close();
  }
});

test('the answer is announced once it has settled, and only once', async () => {
  const page = await open(browser, site.url, { script: RULING });
  await page.evaluate(() => {
    globalThis.announced = [];
    new MutationObserver(() => globalThis.announced.push(document.getElementById('announcer').textContent)).observe(document.getElementById('announcer'), { childList: true });
  });
  await page.waitForTimeout(1600);
  await page.focus('#script');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('# nothing that changes the figures', { delay: 15 });
  await page.waitForTimeout(1600);
  const announced = await page.evaluate(() => globalThis.announced);
  assert.ok(announced.length <= 1, announced.join(' | '));
  assert.match(await page.textContent('#announcer'), /NS\s+9\.8\sMP\s+54\.44%; EW\s+8\.2\sMP\s+45\.56%/);
  await page.context().close();
});
