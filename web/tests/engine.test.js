import assert from 'node:assert/strict';
import test from 'node:test';
import { Engine } from '../js/engine.js';

/** Starts workers that say `first` and then what `answer` says to each message. */
function worker(first, answer = () => {}) {
  return () => {
    const listeners = {};
    const say = (data) => listeners.message({ data });
    setTimeout(() => say(first));
    return {
      addEventListener: (name, listener) => (listeners[name] = listener),
      postMessage: (message) => answer(message, say),
      terminate() {},
    };
  };
}

/** Workers that answer by `answers`, a function of the request; those it has none for never answer. */
function workers(answers) {
  const started = [];
  const start = () => {
    const own = { asked: [], isEnded: false };
    started.push(own);
    const respond = ({ number, request }, say) => {
      own.asked.push(request);
      const answer = answers(request);
      if (answer !== undefined) setTimeout(() => say({ number, ...answer }));
    };
    return Object.assign(worker({ ready: true }, respond)(), { terminate: () => (own.isEnded = true) });
  };
  return { start, started };
}

const echo = (request) => (request.do === 'hang' ? undefined : { answer: { of: request } });

test('requests are answered in their order', async () => {
  const engine = new Engine(workers(echo).start);
  const answers = await Promise.all([1, 2, 3].map((n) => engine.ask({ do: 'x', n })));
  assert.deepEqual(answers.map((one) => one.of.n), [1, 2, 3]);
  assert.equal(engine.busy, false);
});

test('what is asked first goes before what waits', async () => {
  const { start, started } = workers(echo);
  const engine = new Engine(start);
  await Promise.all([engine.ask({ do: 'x' }), engine.ask({ do: 'y' }), engine.ask({ do: 'z' }, { first: true })]);
  assert.deepEqual(started[0].asked.map((one) => one.do), ['z', 'x', 'y']);
});

test('a request that waits is dropped for a later one of its kind', async () => {
  const { start, started } = workers(echo);
  const engine = new Engine(start);
  const answers = await Promise.all([1, 2, 3].map((n) => engine.ask({ do: 'x', n }, { replaces: 'x' })));
  assert.deepEqual(answers.map((one) => one?.of.n ?? null), [null, null, 3]);
  assert.equal(started[0].asked.length, 1);
});

test('what takes too long is ended, and the next request gets a new worker with the files', async () => {
  const { start, started } = workers(echo);
  const engine = new Engine(start);
  await engine.remember('a.xml', 'AA');
  assert.equal(engine.tookFor('hang'), 0);
  await assert.rejects(engine.ask({ do: 'hang' }, { bound: 20 }), { kind: 'too-long' });
  assert.ok(engine.tookFor('hang') >= 15 && engine.tookFor('file') < engine.tookFor('hang'));
  assert.ok(started[0].isEnded);
  assert.equal((await engine.ask({ do: 'x', n: 1 })).of.n, 1);
  assert.deepEqual(started[1].asked, [{ do: 'file', name: 'a.xml', base64: 'AA' }, { do: 'x', n: 1 }]);
  await engine.forget('a.xml');
  const stopped = assert.rejects(engine.ask({ do: 'hang' }), { kind: 'stopped' });
  engine.stop();
  await stopped;
  await engine.ask({ do: 'x', n: 2 });
  assert.deepEqual(started[2].asked, [{ do: 'x', n: 2 }]);
});

test('an answer of a worker that was ended is not heard', async () => {
  const { start } = workers((request) => ({ answer: { of: request } }));
  const engine = new Engine(start);
  await engine.ask({ do: 'x' });
  const late = assert.rejects(engine.ask({ do: 'late' }), { kind: 'stopped' });
  engine.stop();
  await late;
  assert.equal((await engine.ask({ do: 'x', n: 7 })).of.n, 7);
});

test('an engine that breaks down is started anew', async () => {
  const { start, started } = workers((request) => (request.do === 'trap' ? { failed: 'RuntimeError: unreachable' } : { answer: {} }));
  const engine = new Engine(start);
  await assert.rejects(engine.ask({ do: 'trap' }), { kind: 'failed' });
  await engine.ask({ do: 'x' });
  assert.equal(started.length, 2);
});

test('an error of the engine has what it says', async () => {
  const engine = new Engine(workers(() => ({ answer: { error: { code: 'unknown', message: 'no', near: ['ui'] } } })).start);
  await assert.rejects(engine.ask({ do: 'topic' }), (error) => error.kind === 'failed' && error.answer.near[0] === 'ui');
});

test('an engine that fails to load is reported to all that wait', async () => {
  const engine = new Engine(worker({ unavailable: 'TypeError' }));
  const all = await Promise.allSettled([engine.ask({ do: 'x' }), engine.ask({ do: 'y' })]);
  assert.deepEqual(all.map((one) => one.reason.kind), ['unavailable', 'unavailable']);
});

test('an answer that waits for the second half has the time of a start', async () => {
  const engine = new Engine(worker({ ready: true }, ({ number, request }, say) => {
    say({ loading: true });
    setTimeout(() => {
      say({ loading: false });
      if (request.do === 'x') say({ number, answer: {} });
    }, 60);
  }));
  await engine.ask({ do: 'x' }, { bound: 20 });
  await assert.rejects(engine.ask({ do: 'hang' }, { bound: 20 }), { kind: 'too-long' });
});

test('a computation that says how far it is has its time again, and the page hears of it', async () => {
  const engine = new Engine(worker({ ready: true }, ({ number }, say) => {
    for (const done of [1, 2, 3]) setTimeout(() => say({ progress: [done, 3] }), done * 60);
    setTimeout(() => say({ number, answer: {} }), 240);
  }));
  const heard = [];
  engine.onProgress = (...progress) => heard.push(progress);
  await engine.ask({ do: 'x' }, { bound: 150 });
  assert.deepEqual(heard, [[1, 3], [2, 3], [3, 3]]);
});
