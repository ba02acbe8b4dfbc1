/**
 * Prints how long the page takes: from its address to the first answer, and from a key to the answer to it. Nothing is
 * tested: another computer, or a busy one, takes another time.
 */
import { launch, open, serve } from './browser.js';

const FIELD = 'board 7\ntraveller { +620: 3, +500, +300: 3, -100: 2 }\n';
const median = (times) => [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)];

const [site, browser] = [await serve(), await launch()];
const firsts = [];
let keys = [];
for (let time = 0; time < 5; time += 1) {
  const page = await open(browser, site.url, {});
  firsts.push(await page.evaluate(() => performance.getEntriesByName('first-answer')[0].startTime));
  if (time === 0) {
    keys = await page.evaluate(async (field) => {
      const [box, results] = [document.getElementById('script'), document.getElementById('results')];
      const times = [];
      for (let key = 0; key < 30; key += 1) {
        const [weight, expected] = key % 2 ? [60, '9.8'] : [50, '8.5'];
        box.value = `${field}(${weight}% +620 & rest -100)\n`;
        const start = performance.now();
        box.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await new Promise((resolve) => {
          const look = () => (results.querySelector('.answer')?.textContent.includes(expected) ? resolve() : requestAnimationFrame(look));
          look();
        });
        times.push(performance.now() - start);
      }
      return times;
    }, FIELD);
  }
  await page.context().close();
}
await browser.close();
await site.close();
console.log(`page: first answer ${median(firsts).toFixed(0)} ms after the address, a key is answered in ${median(keys).toFixed(0)} ms (medians)`);
