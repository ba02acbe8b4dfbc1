// Changes the rulings of a live lecture in headless Chromium. Figures are those of the README and of a hand calculation:
// of nine others +620: 3, +500, +300: 3, −100: 2, a top of 18, +620 is worth 15.4 and −100 is worth 1.4 with weights of 60%
// and 40%; with 50% each +620 is 2·(2 + 0.5 + 3 + 1) + 3.5 − 1 = 15.5 and −100 is 1.5, so that the mean is 8.5.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequire } from "node:module";

const { chromium } = createRequire(resolve("target/page/package.json"))("playwright-core");
const AXE = readFileSync("target/page/node_modules/axe-core/axe.min.js", "utf8");
const address = pathToFileURL(resolve(process.argv[2])).href;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
try {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, offline: true });
  const page = await context.newPage();
  const faults = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(String(error)));
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(address);

  // Beside sliders the script is folded.
  const type = async (block, script) => {
    await block.locator("details.live").evaluate((one) => { one.open = true; });
    await block.locator("textarea").fill(script);
  };
  const blocks = page.locator("redress-ruling");
  assert.equal(await blocks.count(), 6);
  const second = blocks.nth(1);
  const third = blocks.nth(2);
  assert.match(await second.locator(".of-ruling").innerText(), /9\.8\sMP/);
  await second.getByRole("button", { name: "Change this" }).click();
  const first = second.getByRole("slider").first();
  await first.waitFor();
  assert.equal(await second.getByRole("slider").count(), 2);

  // Ten steps by the keyboard; the other weight follows.
  await first.focus();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press("ArrowLeft");
  assert.equal(await second.locator("textarea").inputValue(), "let td = (50% +620 & 50% -100)\ntd");
  assert.deepEqual(await second.locator("output").allInnerTexts(), ["50%", "50%"]);
  assert.match(await second.locator(".of-ruling").innerText(), /8\.5\sMP/);

  // A block behind it rests on what was changed, opened or not.
  assert.match(await third.locator(".of-ruling").innerText(), /8\.5/);
  await third.getByRole("button", { name: "Change this" }).click();
  await type(third, "td");
  assert.match(await third.locator(".of-ruling").innerText(), /8\.5\sMP/);
  await type(second, "let td = (60% +620 & 30% -100)\ntd");
  assert.match(await second.locator(".status").innerText(), /error: the weights of this side sum to 90%/);
  // A block that rests on it says why it shows nothing.
  assert.equal(await third.locator(".of-ruling").innerText(), "");
  assert.match(await third.locator(".status").innerText(), /^This depends on a block above that has an error/);
  await second.getByRole("button", { name: "As it was" }).click();
  assert.match(await second.locator(".of-ruling").innerText(), /9\.8\sMP/);
  assert.match(await third.locator(".of-ruling").innerText(), /9\.8\sMP/);
  assert.equal(await second.locator(".status").innerText(), "");

  // Another section starts anew: nothing of the traveller is in force.
  const fourth = blocks.nth(5);
  await fourth.getByRole("button", { name: "Change this" }).click();
  await fourth.getByRole("slider").first().waitFor();
  await type(fourth, "other table +300\n+620");
  // +320 is 8 IMP.
  assert.match(await fourth.locator(".of-ruling").innerText(), /NS\s+\+8\sIMP/);

  // A question that is changed keeps its number, its cards and its field, and its answer stays folded.
  const question = blocks.nth(4);
  await question.getByRole("button", { name: "Change this" }).click();
  await question.locator("textarea").waitFor();
  await type(question, 'case "Trap" {\n  question "And now?"\n  obtained -100\n  answer +620\n}');
  const shown = await question.locator(".of-ruling").innerText();
  for (const words of ["Question 1", "And now?", "Obtained at the table: −100", "The contract is 2♠ by West", "Other tables"]) {
    assert.ok(shown.includes(words), `${words}: ${shown}`);
  }
  assert.equal(await question.locator(".of-ruling .deal").count(), 1);
  assert.ok(!(await question.locator(".pinned").isVisible()));

  // Axe runs beside the policy of the page, which lets no other script in.
  const trial = await browser.newContext({ bypassCSP: true });
  for (const [width, colorScheme] of [320, 390, 1280].flatMap((width) => [[width, "light"], [width, "dark"]])) {
    const looked = await trial.newPage();
    await looked.setViewportSize({ width, height: 800 });
    await looked.emulateMedia({ colorScheme });
    await looked.goto(address);
    await looked.evaluate(() => document.querySelectorAll("redress-ruling > button").forEach((button) => button.click()));
    await looked.waitForFunction(() => document.querySelectorAll("textarea").length >= 6);
    await type(looked.locator("redress-ruling").nth(1), "let td = (60% +620 & 30% -100)\ntd");
    await looked.evaluate(AXE);
    const { violations } = await looked.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
    assert.deepEqual(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html)}`), [], `${width} ${colorScheme}`);
    const wide = await looked.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= width, `${wide} pixels wide at ${width}`);
    await looked.screenshot({ path: resolve(process.argv[2], `../lecture-${width}-${colorScheme}.png`), fullPage: true });
    await looked.close();
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= 390, `${width} pixels wide`);
  assert.deepEqual(faults, []);
  assert.deepEqual(asked, [address]);

  // Without scripts it is the page that it was.
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(address);
  assert.match(await plain.locator("redress-ruling").nth(1).innerText(), /let td[^]*9\.8\sMP/);
  assert.equal(await plain.getByRole("button").count(), 0);
  console.log("live: the rulings of a lecture are changed by sliders, by keys and by hand, and nothing is asked of anybody");
} finally {
  await browser.close();
}
