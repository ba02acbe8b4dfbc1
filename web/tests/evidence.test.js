import assert from 'node:assert/strict';
import test from 'node:test';
import { Solving, asksForSolver } from '../js/evidence.js';

const script = (text) => ({ do: 'evaluate', script: text });

test('a script asks for the solver by the word alone', () => {
  assert.ok(asksForSolver(script('board 1\nevidence 4♠ N')));
  assert.ok(asksForSolver(script('case "x" {analiza 4♠ N}')));
  assert.ok(!asksForSolver(script('let evidenced = +620')));
  assert.ok(!asksForSolver({ do: 'board', number: 7 }));
});

test('the engine with the solver is loaded once, and gets the files', async () => {
  const [asked, waits] = [[], []];
  const solver = { ask: (request) => asked.push(request) };
  const other = {};
  let loaded = 0;
  const solving = new Solving(async () => (loaded++, solver), (loading) => waits.push(loading));
  assert.equal(await solving.engineFor({ do: 'file', name: 'a.xml', base64: 'AA' }, other), other);
  assert.equal(await solving.engineFor(script('board 1'), other), other);
  assert.equal(await solving.engineFor(script('evidence 4♠ N'), other), solver);
  assert.equal(await solving.engineFor(script('board 1'), other), solver);
  assert.deepEqual([loaded, asked.map((one) => one.name), waits], [1, ['a.xml'], [true, false]]);
});

test('where it cannot be had the other engine answers', async () => {
  const other = {};
  const solving = new Solving(async () => Promise.reject(new Error('404')), () => {});
  assert.equal(await solving.engineFor(script('evidence 4♠ N'), other), other);
});
