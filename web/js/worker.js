/**
 * The engine in a worker of its own: a long computation never holds the page.
 *
 * It gets `{ module }`, says `{ ready: true, isHalf }` once the engine is loaded, then answers `{ number, request }` by `{ number, answer }`; `{ rest }`
 * brings the engine's second half. An answer that waits for the engine's second half, or for the engine with the solver, is announced by `{ loading: true }`, and `{ loading: false }` when it is there;
 * layouts that are solved are announced by `{ progress: [solved, all] }`.
 */
import { load } from '../redress.js';
import { Solving } from './evidence.js';
import { Rest } from './rest.js';

const announce = (loading) => self.postMessage({ loading });
const progress = (solved, all) => self.postMessage({ progress: [solved, all] });
const rest = new Rest(new URL('../rest.wasm', import.meta.url).href, announce);
const solving = new Solving(() => load(new URL('../evidence.wasm', import.meta.url), { progress }), announce);

/** The module that the page has compiled, or null. */
const given = new Promise((resolve) => {
  self.addEventListener('message', ({ data }) => resolve(data.module), { once: true });
});

try {
  const redress = await load((await given) ?? undefined, { rest: () => rest.module });
  self.addEventListener('message', async ({ data }) => {
    if (data.rest) {
      rest.take(data.rest);
      return;
    }
    try {
      const engine = await solving.engineFor(data.request, redress);
      self.postMessage({ number: data.number, answer: engine.ask(data.request) });
    } catch (error) {
      const failed = String(error);
      self.postMessage(error.code === 'load' ? { unavailable: failed } : { number: data.number, failed });
    }
  });
  self.postMessage({ ready: true, isHalf: redress.isHalf });
} catch (error) {
  self.postMessage({ unavailable: String(error) });
}
