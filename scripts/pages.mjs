// Looks at woven pages in headless Chromium: node scripts/pages.mjs PAGE…
//
// Axe finds nothing at any width, light or dark. On a phone no page is wider than the screen, and of a table that is, the
// column that decides stays in sight. On screens of 1280 by 720, 1024 by 768
// and 1920 by 1080 nothing of a slide is cut off, its text is at least 4 hundredths of its height and its labels 3. Printed, a sheet is one page or two, no page ends between a block of rulings
// and its result, and no slide goes on over a page.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const { CHROMIUM, TOOLS, AXE, WIDTHS, COLOURS } = process.env;
const { chromium } = createRequire(join(TOOLS, "node_modules/"))("playwright-core");
const axe = readFileSync(AXE, "utf8");
const files = process.argv.slice(2);
const isSlides = (file) => basename(file).includes("--slides");
const areSheets = (file) => basename(file).includes("sheets--");
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });

/** A page in a window. The policy of pages lets no script in but their own, so that axe needs it off. */
async function opened(file, { width, height = 900, colorScheme = "light" }) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, bypassCSP: true });
  const page = await context.newPage();
  await page.goto(pathToFileURL(resolve(file)).href);
  return page;
}

async function accessible(file, width, colorScheme) {
  const page = await opened(file, { width, colorScheme });
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  const found = violations.map((one) => `${one.id} ${one.nodes.slice(0, 3).map((node) => node.html).join(" ")}`);
  assert.deepEqual(found, [], `${basename(file)} at ${width}, ${colorScheme}`);
  await page.context().close();
}

/** How far a table may go beyond a phone: no further than the words of one column. */
const MOST_SCROLLED = 64;

async function onPhone(file) {
  const page = await opened(file, { width: 390 });
  const measures = await page.evaluate((most) => {
    const faults = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > 390) faults.push(`the page is ${wide} pixels wide`);
    for (const box of document.querySelectorAll(".scroll")) {
      const name = box.getAttribute("aria-label") ?? "";
      if (!name.trim()) faults.push(`a box has no name: ${box.textContent.slice(0, 60)}`);
      const beyond = box.scrollWidth - box.clientWidth;
      if (beyond > 0 && box.scrollWidth <= (box.closest(".beside") ?? box).clientWidth) {
        faults.push(`${beyond} pixels of ${name} are cut where there is room`);
      }
      if (beyond > most) faults.push(`${beyond} pixels of ${name} are out of sight`);
      const edge = box.getBoundingClientRect().right + 1;
      for (const cell of beyond > 1 ? box.querySelectorAll(".deciding") : []) {
        const { left, right } = cell.getBoundingClientRect();
        if (left < 0 || right > edge) faults.push(`${cell.textContent} of ${name} is out of sight`);
      }
    }
    return faults;
  }, MOST_SCROLLED);
  assert.deepEqual(measures, [], basename(file));
  await page.context().close();
}

async function slidesFit(file) {
  for (const [width, height] of [[1280, 720], [1024, 768], [1920, 1080]]) {
    const page = await opened(file, { width, height });
    const faults = [];
    for (let last = 0, steps = 0; steps < 2000; steps += 1) {
      const measures = await page.evaluate(measured);
      if (measures.number !== last) faults.push(...measures.faults.map((fault) => `slide ${measures.number}, ${measures.address}: ${fault}`));
      last = measures.number;
      if (measures.isLast) break;
      await page.keyboard.press("ArrowRight");
    }
    assert.deepEqual(faults, [], `${basename(file)} at ${width} by ${height}`);
    await page.context().close();
  }
}

/** In the page: what is wrong with the slide that is shown. */
function measured() {
  const slide = document.querySelector(".slide.here");
  const { left, right, bottom, height } = slide.getBoundingClientRect();
  const faults = new Set();
  if (slide.scrollHeight > slide.clientHeight + 1) faults.add(`it is ${slide.scrollHeight} pixels high`);
  if (slide.scrollWidth > slide.clientWidth + 1) faults.add(`it is ${slide.scrollWidth} pixels wide`);
  const words = document.createTreeWalker(slide, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element.checkVisibility() || element.closest(".heard, title, desc")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.left < left - 1 || box.right > right + 1 || box.bottom > bottom + 1) faults.add(`${node.data.slice(0, 30)} is cut off`);
    }
    const drawing = element.closest("svg");
    const scale = drawing ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width : 1;
    const share = (parseFloat(getComputedStyle(element).fontSize) * scale * 100) / height;
    const isLabel = drawing || element.closest("sup, .compass");
    if (share < (isLabel ? 2.99 : 3.99)) faults.add(`${node.data.slice(0, 30)} has ${share.toFixed(2)} hundredths of the height`);
  }
  const { number, address } = slide.dataset;
  return { faults: [...faults].slice(0, 5), number, address, isLast: Number(number) === document.querySelectorAll(".slide").length };
}

/**
 * Measures where the pages of a print end: `pairs` sets links into the text, above and below where no page may end, and the PDF says
 * on which page each of them is.
 */
async function printed(file, pairs) {
  const page = await opened(file, { width: 1280, height: 720 });
  const count = await page.evaluate(pairs);
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  await page.context().close();
  const pages = pagesOfLinks(pdf);
  for (let at = 0; at < count; at += 1) {
    const [above, below] = [pages.get(`${at}-above`), pages.get(`${at}-below`)];
    assert.ok(above !== undefined && below !== undefined, `${basename(file)}: mark ${at} is not in the print`);
    assert.equal(above, below, `${basename(file)}: a page ends within what belongs together (${at + 1} of ${count})`);
  }
  return count;
}

/** Each sheet takes the pages that it says: one, or two with their numbers above. */
async function onPaper(file) {
  const page = await opened(file, { width: 1280 });
  await page.emulateMedia({ media: "print" });
  const [sheets, longer] = await page.evaluate(() => {
    const all = [...document.querySelectorAll(".sheet")];
    return [all.length, all.filter((one) => one.lastElementChild.matches(".kept") && getComputedStyle(one.lastElementChild).breakBefore === "page").length];
  });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  await page.context().close();
  assert.equal(pdf.match(/\/Type\s*\/Page\b/gu)?.length, sheets + longer, `${basename(file)}: ${sheets} sheets, ${longer} of them longer than a page`);
  return sheets;
}

/** The page of each address `https://mark.invalid/NAME` that a PDF links to. */
function pagesOfLinks(pdf) {
  const objects = new Map([...pdf.matchAll(/(\d+) 0 obj\b([^]*?)endobj/g)].map(([, number, body]) => [number, body]));
  const found = new Map();
  let at = 0;
  for (const body of objects.values()) {
    if (!/\/Type\s*\/Page\b/.test(body)) continue;
    at += 1;
    const own = /\/Annots\s*(?:\[([^\]]*)\]|(\d+) 0 R)/.exec(body);
    const list = own?.[1] ?? objects.get(own?.[2]) ?? "";
    for (const [, number] of list.matchAll(/(\d+) 0 R/g)) {
      const name = /mark\.invalid\/([\w-]+)/.exec(objects.get(number) ?? "");
      if (name) found.set(name[1], at);
    }
  }
  return found;
}

/** In the page: a link that takes no room at the beginning or the end of an element. */
const MARK = `(element, name, where) => {
  const mark = document.createElement("a");
  mark.href = "https://mark.invalid/" + name;
  mark.textContent = "\\u00b7";
  mark.style.cssText = "font-size:1px;line-height:0";
  element[where](mark);
}`;

const BLOCKS_AND_RESULTS = `(() => {
  const mark = ${MARK};
  let count = 0;
  for (const script of document.querySelectorAll("main > pre.ruling")) {
    const result = script.nextElementSibling?.closest(".result");
    const first = result?.querySelector(".asked, .answer, th, p");
    if (!first) continue;
    mark(script.querySelector("code"), count + "-above", "append");
    mark(first, count + "-below", "prepend");
    count += 1;
  }
  return count;
})()`;

const SLIDES = `(() => {
  const mark = ${MARK};
  const slides = [...document.querySelectorAll(".slide")];
  slides.forEach((slide, at) => {
    const shown = [...slide.querySelectorAll("h1, h2, h3, p, td, li, code")].filter((one) => one.checkVisibility());
    mark(shown[0] ?? slide, at + "-above", "prepend");
    mark(shown.at(-1) ?? slide, at + "-below", "append");
  });
  return slides.length;
})()`;

try {
  let views = 0;
  for (const file of files) {
    for (const width of WIDTHS.split(" ").map(Number)) {
      for (const colour of COLOURS.split(" ")) {
        await accessible(file, width, colour);
        views += 1;
      }
    }
  }
  console.log(`pages: axe finds nothing in ${views} views`);
  const texts = files.filter((file) => !isSlides(file));
  for (const file of texts) await onPhone(file);
  console.log(`pages: ${texts.length} pages fit a phone`);
  const slides = files.filter(isSlides);
  for (const file of slides) await slidesFit(file);
  console.log(`pages: the slides of ${slides.length} lectures fit their screen`);
  let sheets = 0;
  for (const file of files.filter(areSheets)) sheets += await onPaper(file);
  console.log(`pages: ${sheets} sheets are on the pages that they say`);
  let kept = 0;
  for (const file of texts) kept += await printed(file, BLOCKS_AND_RESULTS);
  for (const file of slides) kept += await printed(file, SLIDES);
  console.log(`pages: in print ${kept} blocks and slides stay on one page with what belongs to them`);
} finally {
  await browser.close();
}
