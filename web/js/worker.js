/**
 * The engine in a worker of its own: a long computation never holds the page.
 *
 * It says `{ ready: true }` once it is loaded, then answers `{ number, request }` by `{ number, answer }`.
 */
import { load } from '../redress.js';

try {
  const redress = await load();
  self.addEventListener('message', ({ data }) => {
    try {
      self.postMessage({ number: data.number, answer: redress.ask(data.request) });
    } catch (error) {
      self.postMessage({ number: data.number, failed: String(error) });
    }
  });
  self.postMessage({ ready: true });
} catch (error) {
  self.postMessage({ unavailable: String(error) });
}
