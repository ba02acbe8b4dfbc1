/** The words of the page, in the language of its reader. */
import { kept } from './dom.js';
import en from '../words/en.js';
import pl from '../words/pl.js';

const WORDS = { en, pl };

/** The languages that the page speaks, each by its own name. */
export const LANGUAGES = { en: 'English', pl: 'Polski' };

let language = 'en';
const listeners = new Set();

/** The language in force, a tag such as `pl`. */
export function current() {
  return language;
}

/** The language to begin with: what the address asks for, what was chosen before, what the browser prefers. */
export function preferred(fromAddress) {
  const wanted = [fromAddress, kept.get('language'), ...(navigator.languages ?? [])];
  for (const one of wanted) {
    const tag = one?.slice(0, 2).toLowerCase();
    if (tag && Object.hasOwn(WORDS, tag)) return tag;
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
  language = Object.hasOwn(WORDS, tag) ? tag : 'en';
  if (keep) kept.set('language', language);
  document.documentElement.lang = language;
  translate(document);
  for (const listener of listeners) listener();
}

/**
 * A text of the page. A text with several forms is chosen by the number `n`.
 * @param {string} key
 * @param {Record<string, any>} [values] what stands for `{name}`
 */
export function t(key, values = {}) {
  let text = WORDS[language][key];
  if (text === undefined) throw new Error(`no text ${key}`);
  if (typeof text === 'object') text = text[new Intl.PluralRules(language).select(values.n)] ?? text.other;
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
}

const ATTRIBUTES = { tLabel: 'aria-label', tTitle: 'title', tPlaceholder: 'placeholder' };

/** Puts the words into the elements of the page that name them: `data-t`, `data-t-label`, `data-t-title`. */
export function translate(root) {
  for (const element of root.querySelectorAll('[data-t]')) element.textContent = t(element.dataset.t);
  for (const [data, attribute] of Object.entries(ATTRIBUTES)) {
    const name = `data-${data.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`)}`;
    for (const element of root.querySelectorAll(`[${name}]`)) element.setAttribute(attribute, t(element.dataset[data]));
  }
}
