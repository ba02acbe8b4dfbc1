/** The words of the page, in the language of its reader. They are the engine's, written into the page when it is built. */
import { byId, kept } from './dom.js';

/** By the tag of each language: `{ name, words }`, its own name and its texts or their plural forms. */
let built = null;

function languages() {
  built ??= JSON.parse(byId('words').textContent);
  return built;
}

let language = 'en';
const listeners = new Set();

/** The tags of the languages that the page speaks, each with its own name. */
export function languageNames() {
  return Object.entries(languages()).map(([tag, { name }]) => [tag, name]);
}

/** The language in force, a tag such as `pl`. */
export function current() {
  return language;
}

/** The language to begin with: what the address asks for, what was chosen before, what the browser prefers. */
export function preferred(fromAddress) {
  const wanted = [fromAddress, kept.get('language'), ...(navigator.languages ?? [])];
  for (const one of wanted) {
    const tag = one?.slice(0, 2).toLowerCase();
    if (tag && Object.hasOwn(languages(), tag)) return tag;
  }
  return 'en';
}

/** Runs an action now and whenever the language changes. */
export function inEveryLanguage(action) {
  listeners.add(action);
  action();
}

/** Changes the language of the page. */
export function speak(tag, { keep = true } = {}) {
  language = Object.hasOwn(languages(), tag) ? tag : 'en';
  if (keep) kept.set('language', language);
  document.documentElement.lang = language;
  translate(document);
  for (const listener of listeners) listener();
}

/**
 * A text of the page. A text with several forms is chosen by the number `n`.
 * @param {string} key
 * @param {Record<string, any>} [values] the value of each `{name}`
 */
export function t(key, values = {}) {
  let text = languages()[language].words[key];
  if (text === undefined) throw new Error(`no text ${key}`);
  if (typeof text === 'object') text = text[new Intl.PluralRules(language).select(values.n)] ?? text.other;
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
}

const ATTRIBUTES = { tLabel: 'aria-label', tTitle: 'title', tPlaceholder: 'placeholder' };

/** Sets the words of the elements of the page that name them: `data-t`, `data-t-label`, `data-t-title`. */
export function translate(root) {
  for (const element of root.querySelectorAll('[data-t]')) element.textContent = t(element.dataset.t);
  for (const [data, attribute] of Object.entries(ATTRIBUTES)) {
    const name = `data-${data.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`)}`;
    for (const element of root.querySelectorAll(`[${name}]`)) element.setAttribute(attribute, t(element.dataset[data]));
  }
}
