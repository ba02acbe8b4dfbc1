/** Sharing by address, working without a network, and what hostile scripts cannot do. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ASK, SITE, open, serve, settled, stage } from './browser.js';

const { site, browser } = await stage();

const SCRIPT = 'case "Zażółć – ½ 😀" {\n  board 7\n  traveller { +620: 3, +500, +300: 3, -100: 2 }\n  (60% 4♠= N & 40% 4♠-1 N)\n}\n';

test('an address that is copied opens the same ruling in another browser', async () => {
  const page = await open(browser, site.url, {});
  await page.click('#tab-script');
  await page.fill('#script', SCRIPT);
  await settled(page);
  await page.click('#to-share');
  await page.waitForFunction(() => document.getElementById('share-address').value);
  const address = await page.inputValue('#share-address');
  assert.ok(address.startsWith(`${site.url}#l=en&s=`), address);
  const other = await (await browser.newContext({ locale: 'pl' })).newPage();
  await other.goto(address);
  await settled(other);
  assert.equal(await other.inputValue('#script'), SCRIPT);
  assert.equal(await other.locator('html').getAttribute('lang'), 'en');
  assert.equal(await other.innerText('#results'), await page.innerText('#results'));
  // The bar has the address of the page alone, so that a later copy of it is not an old ruling.
  assert.equal(other.url(), site.url);
  await other.context().close();
  await page.context().close();
});

test('an address does not take away what was worked on', async () => {
  const page = await open(browser, site.url, {});
  await page.click('#tab-script');
  await page.fill('#script', '+140\n');
  const { toFragment } = await import('../../js/share.js');
  await page.evaluate((fragment) => (location.hash = fragment), await toFragment(SCRIPT));
  await page.waitForFunction((script) => document.getElementById('script').value === script, SCRIPT);
  await page.click('#notice button >> nth=0');
  assert.equal(await page.inputValue('#script'), '+140\n');
  await page.context().close();
});

test('a damaged address gives a message and a page that works', async () => {
  for (const fragment of ['s=AAAA', 's=%00', 't=_w', 's=<img src=x onerror=alert(1)>', `t=${'A'.repeat(400_000)}`]) {
    const context = await browser.newContext({ locale: 'en' });
    const page = await context.newPage();
    const faults = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('dialog', (dialog) => faults.push(dialog.message()));
    await page.goto(`${site.url}#${fragment}`);
    await settled(page);
    assert.match(await page.innerText('#notice'), /address|long/);
    assert.match(await page.innerText('#results'), /9\.8\sMP/);
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test('the work is there when the page is opened again', async () => {
  const page = await open(browser, site.url, {});
  await page.click('#tab-script');
  await page.fill('#script', SCRIPT);
  await settled(page);
  await page.reload();
  await settled(page);
  assert.equal(await page.inputValue('#script'), SCRIPT);
  assert.ok(await page.isVisible('#panel-script'));
  await page.context().close();
});

test('names and comments that are HTML are text', async () => {
  const bad = `<img src=x onerror='globalThis.hacked=1'><script>globalThis.hacked=1</script>`;
  const script = [
    `# ${bad}`,
    `case "${bad}" {`,
    '  board 7',
    `  traveller { "${bad}": +620, -100: 2 }`,
    `  incident ui by E { facts: "${bad}"; information: yes, "${bad}" }`,
    '  +620',
    '  protocol',
    `  sheet "${bad}"`,
    '}',
    `question "${bad}"`,
    `expect +620: NS 1`,
    `event "${bad}"`,
    `<img src=x onerror="globalThis.hacked=1">`,
    `set ${'<b>'} 1`,
  ].join('\n');
  for (const tab of ['script', 'form']) {
    const page = await open(browser, site.url, { script, tab });
    page.on('dialog', (dialog) => page.faults.push(dialog.message()));
    await page.waitForTimeout(600);
    await page.click('#to-sheet');
    await page.waitForTimeout(300);
    const found = await page.evaluate(() => ({ hacked: globalThis.hacked, images: document.images.length, inner: document.querySelectorAll('main script, dialog script, main [onerror]').length }));
    assert.deepEqual(found, { hacked: undefined, images: 0, inner: 0 });
    assert.ok((await page.innerText('#results')).includes('<img src=x'));
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
});

test('a file with a hostile name and hostile contents', async () => {
  const page = await open(browser, site.url, {});
  await page.click('#to-event');
  const bad = '<img src=x onerror="globalThis.hacked=1">';
  const files = [
    { name: `${bad}.xml`, mimeType: 'text/xml', buffer: Buffer.from(`<USEBIO Version="1.2"><EVENT><EVENT_DESCRIPTION>${bad.replaceAll('<', '&lt;')}</EVENT_DESCRIPTION></EVENT></USEBIO>`) },
    { name: 'x.bws', mimeType: 'application/octet-stream', buffer: Buffer.alloc(5000, 7) },
  ];
  await page.setInputFiles('#event-file', files);
  await page.waitForSelector('#event-problems:not([hidden])');
  assert.ok((await page.innerText('#event-files')).includes('<img src=x'));
  assert.deepEqual(await page.evaluate(() => [globalThis.hacked, document.images.length]), [undefined, 0]);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('the page may ask nobody but its own folder', async () => {
  const page = await open(browser, site.url, {});
  const tried = await page.evaluate(async () => {
    const tries = {
      fetch: () => fetch('https://example.org/'),
      html: () => Promise.resolve().then(() => (document.body.innerHTML = '<p>')),
    };
    const found = {};
    for (const [name, action] of Object.entries(tries)) found[name] = await action().then(() => 'done', () => 'refused');
    return found;
  });
  assert.deepEqual(tried, { fetch: 'refused', html: 'refused' });
  await page.context().close();
});

test('a first visit loads every file once', { skip: ASK ? 'the native engine needs its server' : false }, async () => {
  const own = await serve();
  const page = await open(browser, own.url, {});
  await page.waitForFunction(() => /Works without a network/.test(document.getElementById('offline').textContent));
  for (const [name, bytes] of own.sent) {
    const { length } = readFileSync(join(SITE, name));
    // Browsers ask for a service worker and the page itself in ways of their own.
    if (!['/sw.js', '/index.html'].includes(name)) assert.equal(bytes, length, name);
  }
  await page.context().close();
  await own.close();
});

test('the page works without a network, and says so', { skip: ASK ? 'the native engine needs its server' : false }, async () => {
  const own = await serve();
  const page = await open(browser, own.url, {});
  await page.waitForFunction(() => /Works without a network/.test(document.getElementById('offline').textContent));
  await own.close();
  await page.context().setOffline(true);
  await page.reload();
  await settled(page);
  // Not every browser knows after a reload that it was offline before.
  await page.context().setOffline(false);
  await page.context().setOffline(true);
  assert.match(await page.innerText('#offline'), /No network/);
  await page.click('#tab-script');
  await page.fill('#script', 'other table +300\n(60%+620 & 40%-100)\n');
  await page.waitForFunction(() => /\+1\.2\sIMP/.test(document.getElementById('results').textContent));
  await page.click('#to-topics');
  await page.fill('#topics-search', 'neuberg');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => /E\/A/.test(document.getElementById('topic').textContent));
  await page.click('#to-examples');
  await page.waitForSelector('.entry');
  await page.context().close();
});
