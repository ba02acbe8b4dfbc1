import assert from 'node:assert/strict';
import test from 'node:test';
import { addOutcome, addRow, asKind, emptyForm, fitsSliders, kindOf, missing, positionOf, removeOutcome, setWeights, sideOf, tables, weightsOf } from '../js/form/model.js';
import { safeName } from '../js/files.js';

const weighted = (...parts) => ({ kind: 'weighted', components: parts.map(([weight, outcome]) => ({ weight, outcome })) });

test('outcomes come and go with the weights they are given', () => {
  const side = sideOf('+620');
  assert.deepEqual(weightsOf(side), ['100%']);
  addOutcome(side, '-100', ['50%', '50%']);
  assert.deepEqual(side, weighted(['50%', '+620'], ['50%', '-100']));
  setWeights(side, ['60%', '40%']);
  assert.deepEqual(weightsOf(side), ['60%', '40%']);
  removeOutcome(side, 0, ['100%']);
  assert.deepEqual(side, weighted([null, '-100']));
  removeOutcome(side, 0, []);
  assert.deepEqual(side, weighted([null, null]));
});

test('a weight that no slider has is left alone', () => {
  assert.ok(fitsSliders(weighted(['1/3', '+620'], ['2/3', '-100'])));
  assert.deepEqual(['62.5%', '1/4', '-100%'].map(positionOf), [62.5, 25, -100]);
  assert.ok(!fitsSliders(weighted(['100%', '+620'], ['-100%', '+500'], ['100%', '+150'])));
});

test('a ruling as another kind keeps its outcomes', () => {
  const both = { kind: 'both', side: weighted(['60%', '+620'], ['40%', '-100']) };
  const split = asKind(both, 'split');
  assert.deepEqual(split, { kind: 'split', ns: both.side, ew: both.side });
  assert.notEqual(split.ns, split.ew);
  assert.deepEqual(asKind(split, 'both'), both);
  assert.deepEqual(asKind(both, 'damage').before, both);
  assert.equal(kindOf(asKind(both, 'artificial')), 'artificial');
  assert.equal(asKind(both, 'none'), null);
  for (const kind of ['both', 'split', 'artificial', 'damage', 'none']) {
    assert.equal(kindOf(asKind(null, kind)), kind);
    assert.equal(kindOf(asKind(asKind(both, kind), 'both')), 'both');
  }
});

test('what is still to be chosen', () => {
  const form = emptyForm();
  assert.deepEqual(missing(form), []);
  form.field = { kind: 'other-table', result: null };
  form.ruling = asKind({ kind: 'both', side: sideOf('+620') }, 'damage');
  assert.deepEqual(missing(form), ['field.result', 'ruling.after.side.components.0.outcome']);
});

test('rows of a traveller', () => {
  const rows = [];
  addRow(rows, '+620');
  addRow(rows, '+620', 2);
  addRow(rows, '+620', 1, 'table 3');
  assert.deepEqual(rows, [{ label: null, result: '+620', count: 3 }, { label: 'table 3', result: '+620', count: 1 }]);
  assert.equal(tables(rows), 4);
});

test('a name of a file cannot end its string', () => {
  assert.equal(safeName('a"\\\n<b>.xml'), 'a___<b>.xml');
  assert.equal(safeName(''), 'event');
});
