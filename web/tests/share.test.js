import assert from 'node:assert/strict';
import test from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { MOST_BYTES, ShareError, fromBase64Url, fromFragment, languageOf, toBase64Url, toFragment } from '../js/share.js';

const SCRIPTS = [
  '',
  '+620',
  '(60% of 4♠= N & 40% of 4♠-1 N)   # weighted\n',
  'case "Zażółć gęślą jaźń – ½ 😀" {\n  4♥x-1 W\n}\n',
  '\uFEFF+620',
  'a'.repeat(100_000),
];

for (const compress of [true, false]) {
  test(`a script comes back as it was, ${compress ? 'compressed' : 'plain'}`, async () => {
    for (const script of SCRIPTS) {
      const fragment = await toFragment(script, { compress, language: 'pl' });
      assert.match(fragment, /^l=pl&[st]=[A-Za-z0-9_-]*$/);
      assert.equal(await fromFragment(`#${fragment}`), script);
      assert.equal(languageOf(fragment), 'pl');
    }
  });
}

test('a repetitive script is shorter compressed', async () => {
  const script = 'expect +620: NS 15, EW 3\n'.repeat(50);
  const packed = await toFragment(script, { compress: true });
  assert.ok(packed.length < script.length / 5, packed);
});

test('no fragment, no script', async () => {
  for (const fragment of ['', '#', '#l=en', '#top', '#&&=']) assert.equal(await fromFragment(fragment), null);
});

test('a damaged fragment is an error and nothing else', async () => {
  const whole = await toFragment('board 7\n(60%+620 & 40%-100)\n', { compress: true });
  const damaged = ['s=', 's=!!', 's=AAAA', 's=%3Cimg', `${whole.slice(0, -6)}`, `${whole.slice(0, 8)}${whole.slice(12)}`, 't=A', 't=_w', 't=<b>'];
  for (const fragment of damaged) {
    await assert.rejects(fromFragment(fragment), (error) => error instanceof ShareError && error.kind === 'damaged', fragment);
  }
});

test('what unpacks to too much is refused before it is unpacked whole', async () => {
  const bomb = toBase64Url(deflateRawSync(Buffer.alloc(64 * 1024 * 1024)));
  await assert.rejects(fromFragment(`s=${bomb}`), { kind: 'too-long' });
  await assert.rejects(toFragment('x'.repeat(MOST_BYTES + 1)), { kind: 'too-long' });
});

test('base64 for addresses (RFC 4648, section 5 and the vectors of section 10)', () => {
  const vectors = { '': '', f: 'Zg', fo: 'Zm8', foo: 'Zm9v', foob: 'Zm9vYg', fooba: 'Zm9vYmE', foobar: 'Zm9vYmFy' };
  for (const [plain, coded] of Object.entries(vectors)) {
    assert.equal(toBase64Url(new TextEncoder().encode(plain)), coded);
    assert.equal(new TextDecoder().decode(fromBase64Url(coded)), plain);
  }
  assert.equal(toBase64Url(Uint8Array.of(0xfb, 0xff)), '-_8');
});

test('a language is two or three letters', () => {
  assert.equal(languageOf('#l=PL'), 'pl');
  for (const fragment of ['#l=', '#l=<b>', '#l=../x', '#s=AA']) assert.equal(languageOf(fragment), null);
});

test('a script of very many lines is not taken from an address', async () => {
  const feeds = '\n'.repeat(250_000);
  await assert.rejects(toFragment(feeds), { kind: 'too-long' });
  const packed = deflateRawSync(feeds).toString('base64url');
  assert.ok(packed.length < 400);
  await assert.rejects(fromFragment(`s=${packed}`), { kind: 'too-long' });
});
