/** Controls that the parts of the form share. Each has a key by which it gets the focus back when the form is drawn anew. */
import { el } from '../dom.js';
import { t } from '../i18n.js';

let next = 0;

/** An id that no other element has. */
export function freshId() {
  next += 1;
  return `c${next}`;
}

/** A text of the language as it is read: its red suits in red, a minus in its width. */
export function suited(text) {
  return text.replace(/-(?=\d)/g, '−').split(/([♥♦])/).map((part) => ('♥♦'.includes(part) && part ? el('span', { class: 'red' }, part) : part));
}

/** A label above a control. */
export function labelled(text, control, ...more) {
  control.id ||= freshId();
  return el('div', { class: 'labelled' }, el('label', { for: control.id }, text), control, ...more);
}

/** A box to choose from: `options` are `[value, words]`; null is the value of the empty one. */
export function choice({ key, value, options, change }) {
  return el(
    'select',
    { 'data-key': key, onchange: (event) => change(event.target.value || null) },
    options.map(([one, words]) => el('option', { value: one ?? '', selected: (one ?? null) === (value ?? null) }, words)),
  );
}

/** One of a few, as buttons side by side; for a keyboard and a screen reader they are radio buttons. */
export function segments({ key, legend, value, options, change, hideLegend = false }) {
  const name = freshId();
  return el(
    'fieldset',
    { class: 'segments' },
    el('legend', { class: hideLegend ? 'heard' : null }, legend),
    options.map(([one, words, label]) =>
      el(
        'label',
        {},
        el('input', {
          type: 'radio',
          name,
          value: one ?? '',
          checked: (one ?? null) === (value ?? null),
          'data-key': `${key}.${one}`,
          'aria-label': label,
          onchange: () => change(one),
        }),
        el('span', {}, words),
      ),
    ),
  );
}

/** A whole number with steps of one. */
export function stepper({ key, label, value, min = 1, max = 9999, change }) {
  // A step is made from the number just typed, which may not have been drawn yet.
  let now = value;
  const set = (number) => {
    if (!Number.isInteger(number) || number < min || number > max || number === now) return;
    now = number;
    change(number);
  };
  const step = (by, sign, words) =>
    el(
      'button',
      { type: 'button', 'data-key': `${key}${sign}`, 'aria-label': `${words}: ${label}`, onclick: () => set(now + by) },
      sign,
    );
  return el(
    'span',
    { class: 'stepper' },
    step(-1, '−', t('fewer')),
    el('input', {
      type: 'text',
      inputmode: 'numeric',
      pattern: '[0-9]*',
      maxlength: 4,
      value,
      'data-key': key,
      'aria-label': label,
      onchange: (event) => {
        const typed = event.target.value.trim();
        set(/^\d{1,4}$/.test(typed) ? Number(typed) : NaN);
        event.target.value = now;
      },
    }),
    step(1, '+', t('more')),
  );
}

/** A score, contract or the like, which is chosen in the picker. */
export function chosen({ key, label, value, pick }) {
  return el(
    'button',
    {
      type: 'button',
      class: value ? 'chosen' : 'chosen empty',
      'data-key': key,
      'aria-label': `${label}: ${value ?? t('choose')}`,
      'aria-haspopup': 'dialog',
      onclick: pick,
    },
    value ? suited(value) : t('choose'),
  );
}

/** A button that takes something away. */
export function remover({ key, label, remove }) {
  return el('button', { type: 'button', class: 'remove', 'data-key': key, 'aria-label': label, title: label, onclick: remove }, '×');
}
