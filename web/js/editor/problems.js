/** The diagnostics below the script, with help and corrections to tap. */
import { el, fill, show } from '../dom.js';
import { t } from '../i18n.js';

/** A text with what stands in backticks as code. */
export function withCode(text) {
  return text.split('`').map((part, at) => (at % 2 ? el('code', {}, part) : part));
}

/** The place of an offset: the number of its line, from 1. */
export function lineOf(script, offset) {
  let line = 1;
  for (let at = script.indexOf('\n'); at >= 0 && at < offset; at = script.indexOf('\n', at + 1)) line += 1;
  return line;
}

/**
 * Draws the list.
 * @param {HTMLElement} element
 * @param {{ script: string, diagnostics: any[], fixes: any[], more: number, go: (start: number, end: number) => void,
 *   mend: (fix: any) => void, explain: (name: string) => void }} what
 */
export function drawProblems(element, { script, diagnostics, fixes, more, go, mend, explain }) {
  const items = diagnostics.map((one) => {
    const hasPlace = Number.isInteger(one.start) && !one.file;
    const mends = fixes.filter((fix) => hasPlace && overlaps(fix, one));
    return el(
      'li',
      { class: `problem ${one.severity}` },
      el(
        'p',
        {},
        hasPlace &&
          el('button', { type: 'button', class: 'place', onclick: () => go(one.start, one.end) }, t('line', { n: lineOf(script, one.start) })),
        ' ',
        el('b', {}, one.word ?? t('expectation')),
        ' ',
        withCode(one.message),
      ),
      one.help && el('p', { class: 'help' }, withCode(one.help)),
      el(
        'p',
        { class: 'mends' },
        mends.map((fix) => el('button', { type: 'button', class: 'mend', onclick: () => mend(fix) }, withCode(fix.title))),
        one.law && el('button', { type: 'button', class: 'link', onclick: () => explain(one.law) }, t('law', { law: one.law })),
        one.code && el('button', { type: 'button', class: 'link', onclick: () => explain(one.code) }, one.code),
      ),
    );
  });
  if (more > 0) items.push(el('li', { class: 'problem' }, t('more-problems', { n: more })));
  fill(element, items);
  show(element, items.length > 0);
}

/** Returns whether a correction is for a diagnostic: their places touch. */
function overlaps(fix, { start, end }) {
  return fix.start <= Math.max(end, start + 1) && fix.end >= start;
}
