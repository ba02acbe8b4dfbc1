import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import test from 'node:test';

const root = new URL('..', import.meta.url);
const sources = readdirSync(new URL('js', root), { recursive: true }).filter((name) => name.endsWith('.js'));
const code = sources.map((name) => readFileSync(new URL(`js/${name}`, root), 'utf8')).join('\n');
const page = readFileSync(new URL('index.html', root), 'utf8');

/** The names of the texts in the catalogue, which the build holds against every language. */
const catalogue = readFileSync(new URL('../locales/en/messages.ftl', root), 'utf8');
const names = [...catalogue.matchAll(/^page-([\w-]+) = /gm)].map((one) => one[1]);

/** Texts that are found by a name which is put together: their beginnings, and where given their ends. */
const families = [...code.matchAll(/\bt\([^`)]*`([a-z-]+-)\$\{[^}]*\}([a-z-]*)`/g)].map(([, head, tail]) => ({ head, tail }));
const onPage = [...page.matchAll(/data-t(?:-label|-title|-placeholder)?="([^"]+)"/g)].map((one) => one[1]);
/** Texts that are asked for by name, one of two in some places. */
const called = [...code.matchAll(/\bt\(([^()`]*)/g)].flatMap(([, asked]) => [...asked.split('{')[0].matchAll(/'([a-z][\w-]*)'/g)].map((one) => one[1]));

test('every text that is asked for is there', () => {
  for (const key of [...onPage, ...called]) assert.ok(names.includes(key), key);
  for (const { head, tail } of families) {
    assert.ok(names.some((key) => key.startsWith(head) && key.endsWith(tail)), `${head}…${tail}`);
  }
});

test('no text is left over', () => {
  const isUsed = (key) => onPage.includes(key) || called.includes(key) || families.some(({ head, tail }) => key.startsWith(head) && key.endsWith(tail));
  assert.deepEqual(names.filter((key) => !isUsed(key)), []);
});

test('no text runs over lines: its indentation would be lost when the page is put together', () => {
  const bare = code.replace(/^\s*\/\*\*[\s\S]*?\*\//gm, '').replace(/^\s*\/\/.*$/gm, '');
  for (const line of bare.replaceAll("'`'", '').split('\n')) assert.equal((line.match(/`/g) ?? []).length % 2, 0, line);
});
