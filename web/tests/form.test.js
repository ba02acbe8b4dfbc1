import assert from 'node:assert/strict';
import test from 'node:test';
import { eventScript, placeOf, safeName } from '../js/event-script.js';
import { addOutcome, addRow, asKind, emptyForm, factsOfBoard, fitsSliders, kindOf, missing, removeOutcome, setWeight, sideOf, tables } from '../js/form/model.js';
import { percent } from '../js/weights.js';

const weighted = (...parts) => ({ kind: 'weighted', components: parts.map(([weight, outcome]) => ({ weight, outcome })) });

test('dealer and vulnerability of a board (Law 2)', () => {
  const facts = (number) => {
    const { dealer, vulnerability } = factsOfBoard(number);
    return `${dealer} ${vulnerability}`;
  };
  // The board's markings, as duplicate boards 1 to 16 have them.
  const marked = [
    'N none', 'E NS', 'S EW', 'W all', 'N NS', 'E EW', 'S all', 'W none',
    'N EW', 'E all', 'S none', 'W NS', 'N all', 'E none', 'S NS', 'W EW',
  ];
  marked.forEach((one, at) => {
    assert.equal(facts(at + 1), one, `board ${at + 1}`);
    assert.equal(facts(at + 17), one, `board ${at + 17}`);
  });
});

test('outcomes come and go with their weights', () => {
  const side = sideOf('+620');
  addOutcome(side, '-100');
  assert.deepEqual(side, weighted(['50%', '+620'], ['50%', '-100']));
  setWeight(side, 0, percent(60));
  assert.deepEqual(side, weighted(['60%', '+620'], ['40%', '-100']));
  removeOutcome(side, 0);
  assert.deepEqual(side, weighted([null, '-100']));
  removeOutcome(side, 0);
  assert.deepEqual(side, weighted([null, null]));
});

test('a weight that no slider has is left alone', () => {
  assert.ok(fitsSliders(weighted(['1/3', '+620'], ['2/3', '-100'])));
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

test('the script of an event', () => {
  const rulings = [{ board: 7, place: 'at table 3', ruling: '(60% 4♠= N & 40% 4♠-1 N)' }];
  assert.equal(eventScript(['monday.xml'], rulings), 'event "monday.xml"\n\nboard 7\nat table 3: (60% 4♠= N & 40% 4♠-1 N)\n\nranking\n');
});

test('a place in an event', () => {
  assert.equal(placeOf({ table: '3' }), 'at table 3');
  assert.equal(placeOf({ section: 'A', table: '3', ns: '1' }), 'at section A table 3');
  assert.equal(placeOf({ ns: '4', ew: '9' }), 'at NS 4 EW 9');
  assert.equal(placeOf({ section: 'Red "1"', ns: '4' }), 'at section "Red _1_" NS 4');
  for (const none of [{}, { table: '3: +620\ninclude' }, { table: '', ns: '"' }]) assert.equal(placeOf(none), null);
});

test('a name of a file cannot end its string', () => {
  assert.equal(safeName('a"\\\n<b>.xml'), 'a___<b>.xml');
  assert.equal(safeName(''), 'event');
});
