import assert from 'node:assert/strict';
import test from 'node:test';
import { add, fraction, isWhole, nearestPercent, parse, percent, remove, set, share, write } from '../js/weights.js';

const written = (weights) => weights.map(write);

test('weights as they are typed', () => {
  assert.deepEqual(parse('60%'), fraction(3n, 5n));
  assert.deepEqual(parse(' 60 '), fraction(3n, 5n));
  assert.deepEqual(parse('62.5%'), fraction(5n, 8n));
  assert.deepEqual(parse('62,5 %'), fraction(5n, 8n));
  assert.deepEqual(parse('1/3'), fraction(1n, 3n));
  assert.deepEqual(parse('100'), fraction(1n));
  for (const none of ['', '%', 'x', '101', '4/3', '1/0', '-5', '60%%', '1e2', '999999999999']) assert.equal(parse(none), null, none);
});

test('weights as the language writes them', () => {
  assert.deepEqual(written([percent(60), fraction(5n, 8n), fraction(1n, 3n), fraction(0n), fraction(1n, 1000n)]), [
    '60%', '62.5%', '1/3', '0%', '0.1%',
  ]);
});

test('a slider stands at the nearest percentage point', () => {
  assert.equal(nearestPercent(fraction(1n, 3n)), 33);
  assert.equal(nearestPercent(fraction(2n, 3n)), 67);
  assert.equal(nearestPercent(fraction(5n, 8n)), 63);
});

test('of two weights the other takes the rest', () => {
  assert.deepEqual(written(set([percent(60), percent(40)], 0, percent(75))), ['75%', '25%']);
  assert.deepEqual(written(set([percent(60), percent(40)], 1, fraction(1n, 3n))), ['2/3', '1/3']);
  assert.deepEqual(written(set([percent(100), percent(0)], 0, percent(70))), ['70%', '30%']);
});

test('of three the others share what is left in proportion', () => {
  assert.deepEqual(written(set([percent(50), percent(30), percent(20)], 0, percent(75))), ['75%', '15%', '10%']);
  // 51 points in the proportion 3 : 2 are 30.6 and 20.4.
  assert.deepEqual(written(set([percent(50), percent(30), percent(20)], 0, percent(49))), ['49%', '31%', '20%']);
  // In equal parts the first gets the point that is left over.
  assert.deepEqual(written(set([percent(0), percent(0), percent(0)], 2, percent(1))), ['50%', '49%', '1%']);
  assert.deepEqual(written(set([percent(50), percent(30), percent(20)], 0, fraction(1n, 2n))), ['50%', '30%', '20%']);
  assert.deepEqual(written(set([percent(50), percent(30), percent(20)], 0, fraction(5n, 8n))), ['62.5%', '22.5%', '15%']);
});

test('thirds are thirds until one is moved', () => {
  const thirds = [fraction(1n, 3n), fraction(1n, 3n), fraction(1n, 3n)];
  assert.ok(isWhole(thirds));
  assert.deepEqual(written(set(thirds, 1, percent(34))), ['33%', '34%', '33%']);
});

test('outcomes come and go', () => {
  assert.deepEqual(written(add([percent(60), percent(40)])), ['40%', '27%', '33%']);
  assert.deepEqual(written(add([percent(100)])), ['50%', '50%']);
  assert.deepEqual(written(remove([percent(50), percent(30), percent(20)], 1)), ['71%', '29%']);
  assert.deepEqual(written(remove([percent(60), percent(40)], 0)), ['100%']);
});

test('whatever is moved, the sum is 100% and nothing is negative', () => {
  let seed = 20261122;
  const random = (below) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
  let weights = [percent(100)];
  for (let step = 0; step < 5000; step += 1) {
    const kind = random(10);
    if (kind === 0 && weights.length < 8) weights = add(weights);
    else if (kind === 1 && weights.length > 1) weights = remove(weights, random(weights.length));
    else if (kind === 2) weights = set(weights, random(weights.length), fraction(BigInt(random(7)), 7n));
    else weights = set(weights, random(weights.length), percent(random(101)));
    assert.ok(isWhole(weights), written(weights).join(' '));
    assert.ok(weights.every((one) => one.n >= 0n));
  }
});

test('shares of a whole', () => {
  assert.deepEqual(share(100, [fraction(1n), fraction(1n), fraction(1n)]), [34, 33, 33]);
  assert.deepEqual(share(0, [fraction(1n), fraction(2n)]), [0, 0]);
});
