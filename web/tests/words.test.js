import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import test from 'node:test';
import en from '../words/en.js';
import pl from '../words/pl.js';

const root = new URL('..', import.meta.url);
const sources = readdirSync(new URL('js', root), { recursive: true }).filter((name) => name.endsWith('.js'));
const code = sources.map((name) => readFileSync(new URL(`js/${name}`, root), 'utf8')).join('\n');
const page = readFileSync(new URL('index.html', root), 'utf8');

/** Texts that are found by a name which is put together: their beginnings, and where given their ends. */
const families = [...code.matchAll(/\bt\([^`)]*`([a-z-]+-)\$\{[^}]*\}([a-z-]*)`/g)].map(([, head, tail]) => ({ head, tail }));
const onPage = [...page.matchAll(/data-t(?:-label|-title|-placeholder)?="([^"]+)"/g)].map((one) => one[1]);
/** Texts that are asked for by name, one of two in some places. */
const called = [...code.matchAll(/\bt\(([^()`]*)/g)].flatMap(([, asked]) => [...asked.split('{')[0].matchAll(/'([a-z][\w-]*)'/g)].map((one) => one[1]));

test('both languages have the same texts', () => {
  assert.deepEqual(Object.keys(pl).sort(), Object.keys(en).sort());
});

test('every text that is asked for is there', () => {
  for (const key of [...onPage, ...called]) assert.ok(Object.hasOwn(en, key), key);
  for (const { head, tail } of families) {
    assert.ok(Object.keys(en).some((key) => key.startsWith(head) && key.endsWith(tail)), `${head}…${tail}`);
  }
});

test('no text is left over', () => {
  const isUsed = (key) => onPage.includes(key) || called.includes(key) || families.some(({ head, tail }) => key.startsWith(head) && key.endsWith(tail));
  assert.deepEqual(Object.keys(en).filter((key) => !isUsed(key)), []);
});

test('a text names the same values in both languages, and has the forms of its language', () => {
  const values = (text) => [...new Set(JSON.stringify(text).match(/\{\w+\}/g) ?? [])].sort();
  for (const [key, text] of Object.entries(en)) {
    assert.deepEqual(values(pl[key]), values(text), key);
    assert.equal(typeof pl[key], typeof text, key);
    if (typeof text === 'object') {
      assert.deepEqual(Object.keys(text), ['one', 'other'], key);
      assert.deepEqual(Object.keys(pl[key]), ['one', 'few', 'many', 'other'], key);
    }
  }
});

test('no text runs over lines: its indentation would be lost when the page is put together', () => {
  const bare = code.replace(/^\s*\/\*\*[\s\S]*?\*\//gm, '').replace(/^\s*\/\/.*$/gm, '');
  for (const line of bare.replaceAll("'`'", '').split('\n')) assert.equal((line.match(/`/g) ?? []).length % 2, 0, line);
});
