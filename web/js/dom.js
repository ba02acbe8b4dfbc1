/**
 * Elements. Text goes into the page as text; the one place where HTML is taken as such is `showEngineHtml`, and the
 * policy of the page (`require-trusted-types-for`) holds everything else back.
 */

import { policy } from './early.js';
import { redraw } from './press.js';

/** The element of the page with this id, which must be there. */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
}

/**
 * A new element.
 * @param {string} tag
 * @param {Record<string, any>} [attributes] `class`, `data-…`, `aria-…` and the like; a function is a listener of the
 *   event after `on`; `true` is an attribute without a value, `false`, null and undefined none
 * @param {...(Node | string | null | undefined | false | Array<any>)} children text is text, never HTML
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (name === 'value') element.value = value;
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.flat(Infinity).filter((one) => one !== null && one !== undefined && one !== false));
  return element;
}

/** Puts children into an element in the place of what was there; where that is pressed, after the release. */
export function fill(element, ...children) {
  const whole = children.flat(Infinity).filter((one) => one !== null && one !== undefined && one !== false);
  redraw(element, () => element.replaceChildren(...whole));
  return element;
}

/**
 * Leaves the control of an element that is in use, before the element is drawn anew: what is typed in it is taken now, and
 * not in the midst of its removal. Its key, by which it is found again; null where none is in use.
 */
export function leave(element) {
  const used = element.contains(document.activeElement) ? document.activeElement : null;
  used?.blur();
  return used?.dataset.key ?? null;
}

/** Shows what the engine made; it escapes every text that is not its own. */
export function showEngineHtml(element, html) {
  element.innerHTML = policy.createHTML(html);
  return element;
}

/** Shows or hides an element. */
export function show(element, isVisible) {
  element.hidden = !isVisible;
}

/** A function that runs once things have been quiet for some milliseconds; `delay` may be a function. */
export function debounced(action, delay) {
  let timer = 0;
  const run = (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => action(...args), typeof delay === 'function' ? delay() : delay);
  };
  run.cancel = () => clearTimeout(timer);
  return run;
}

/** The device's store between visits; it keeps nothing if that is forbidden. */
export const kept = {
  get(key) {
    try {
      return localStorage.getItem(`redress.${key}`);
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      localStorage.setItem(`redress.${key}`, value);
    } catch {
      // Private windows and full stores keep nothing, and the page does without.
    }
  },
};

/** Returns whether the answer stands beside the form, as web/css/page.css has it: there is room for all of either. */
export const isWide = () => matchMedia('(min-width: 62rem)').matches;
