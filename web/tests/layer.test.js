import assert from 'node:assert/strict';
import test from 'node:test';
import { irregularCalls } from '../js/editor/calls.js';
import { difference, linesOf, moved, pieces } from '../js/editor/layer.js';
import { lineOf } from '../js/editor/problems.js';
import { matches } from '../js/views/examples.js';

test('where two texts differ', () => {
  assert.deepEqual(difference('board 7', 'board 17'), { head: 6, tail: 1 });
  assert.deepEqual(difference('aa', 'aaa'), { head: 2, tail: 0 });
  assert.deepEqual(difference('', 'x'), { head: 0, tail: 0 });
});

test('colours stay with their words while one types', () => {
  // `board 7\ntd` becomes `board 17\ntd`.
  assert.deepEqual(moved([[0, 5, 'kw'], [8, 10, 'name']], 'board 7\ntd', 'board 17\ntd'), [[0, 5, 'kw'], [9, 11, 'name']]);
  // A comment that is typed in grows.
  assert.deepEqual(moved([[0, 4, 'comment']], '# ab', '# axb'), [[0, 5, 'comment']]);
  // A word that is cut is left out until its colour is known.
  assert.deepEqual(moved([[0, 5, 'kw']], 'board 7', 'bo'), []);
});

test('a text in pieces is whole, whatever overlaps', () => {
  const text = '(60% 4♥= N)';
  const found = pieces(text, [[1, 4, 'share'], [6, 7, 'red']], [[0, 11, 'wavy error'], [5, 8, 'wavy note']]);
  assert.equal(found.map((one) => one.text).join(''), text);
  assert.deepEqual(found.find((one) => one.text === '♥').classes, ['red', 'wavy error', 'wavy note']);
  assert.deepEqual(pieces('', [], []), []);
});

test('a text line by line, with what lies on each', () => {
  const found = linesOf('board 7\n\n"""a\nb"""', [[0, 5, 'kw'], [9, 17, 'string']], [[8, 9, 'wavy']], [[7, 7, 'NS 1'], [17, 17, 'NS 2']]);
  assert.deepEqual(found, [
    { start: 0, text: 'board 7', tokens: [[0, 5, 'kw']], marks: [], hints: [[7, 'NS 1']] },
    { start: 8, text: '', tokens: [], marks: [[0, 0, 'wavy']], hints: [] },
    { start: 9, text: '"""a', tokens: [[0, 4, 'string']], marks: [], hints: [] },
    { start: 14, text: 'b"""', tokens: [[0, 3, 'string']], marks: [], hints: [[3, 'NS 2']] },
  ]);
});

test('the number of a line', () => {
  assert.equal(lineOf('a\nb\nc', 0), 1);
  assert.equal(lineOf('a\nb\nc', 2), 2);
  assert.equal(lineOf('a\nb\nc', 4), 3);
});

test('a search knows neither case nor accents', () => {
  assert.ok(matches('Fałszywy renons', 'falszywy RENONS'));
  assert.ok(matches('Średnia plus', 'plus sred'));
  assert.ok(!matches('Revoke', 'claim'));
});

test('an irregular call has its Law, where the engine names it', () => {
  const script = 'board 1\nauction "1♠ [1♥] 2♦"\nauction "1♥ P"';
  const results = [
    { start: 8, end: 28, irregular: 'An insufficient bid (Law 27)' },
    { start: 29, end: 43 },
  ];
  assert.deepEqual(irregularCalls(script, results), [{ start: 20, end: 24, title: 'An insufficient bid (Law 27)' }]);
  assert.equal(script.slice(20, 24), '[1♥]');
});
