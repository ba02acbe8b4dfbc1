/** The script, shared by the editor, the form and the answer. */
import { kept } from './dom.js';

const listeners = new Set();
let script = '';

/** The script as it is. */
export function currentScript() {
  return script;
}

/**
 * Changes the script.
 * @param {string} text
 * @param {string} from who changed it: `editor`, `form`, `open` (an example, an address, a file), `fix`
 */
export function changeScript(text, from) {
  // A textarea knows one end of a line; places are counted in what it has.
  text = text.replace(/\r\n?/g, '\n');
  if (text === script) return;
  const before = script;
  script = text;
  kept.set('script', text);
  for (const listener of listeners) listener({ script, before, from });
}

/** Hears of every change: `{ script, before, from }`. */
export function onScript(listener) {
  listeners.add(listener);
}

/** The script that was worked on when the page was last open; null where there was none. */
export function keptScript() {
  return kept.get('script');
}
