/** The results of the other tables, or of the other room, as a form. */
import { el } from '../dom.js';
import { t } from '../i18n.js';
import { chosen, labelled, remover, segments, stepper } from './controls.js';
import { addRow, tables } from './model.js';

/**
 * Draws the results to compare the ruling with.
 * @param {any} field
 * @param {import('./form.js').Parts} parts
 */
export function drawField(field, parts) {
  const kinds = ['traveller', 'other-table', 'none'].map((one) => [one, t(`field-${one}`)]);
  const change = (kind) => parts.change((form) => (form.field = asField(form.field, kind)));
  return [
    segments({ key: 'field.kind', legend: t('compared-with'), hideLegend: true, value: field.kind, options: kinds, change }),
    field.kind === 'traveller' && drawRows(field.rows, parts),
    field.kind === 'other-table' && drawOther(field, parts),
    parts.faults('field'),
  ];
}

/** The results to compare with in a line; empty where there are none. */
export function fieldLine(field) {
  if (field.kind === 'other-table') return field.result ? `${t('field-other-table')}: ${field.result}` : '';
  return field.kind === 'traveller' && field.rows.length > 0 ? t('tables', { n: tables(field.rows) }) : '';
}

function asField(field, kind) {
  if (kind === 'traveller') return { kind, rows: field.rows ?? [] };
  // While the form is open, the rows of the traveller are kept.
  return kind === 'other-table' ? { kind, result: field.result ?? null } : { kind };
}

function drawOther(field, parts) {
  const pick = async () => {
    const found = await parts.pick({ title: t('field-other-table'), value: field.result, artificial: true });
    if (found) parts.change((form) => (form.field.result = found.value));
  };
  return [
    el('p', { class: 'one-score' }, chosen({ key: 'field.result', label: t('field-other-table'), value: field.result, pick })),
    parts.faults('field.result'),
  ];
}

function drawRows(rows, parts) {
  const add = async () => {
    let found = { again: true };
    while (found?.again) {
      found = await parts.pick({ title: t('add-result'), count: 1, artificial: true, again: true });
      const { value, count } = found ?? {};
      if (found) parts.change((form) => addRow(form.field.rows, value, count));
    }
  };
  return [
    rows.length > 0 && el('ol', { class: 'rows' }, rows.map((row, at) => drawRow(row, at, parts))),
    el(
      'p',
      { class: 'below' },
      el('button', { type: 'button', 'data-key': 'rows.add', class: 'primary', onclick: add }, t('add-result')),
      rows.length > 0 && el('span', { class: 'hint' }, t('tables', { n: tables(rows) })),
    ),
    drawQuick(parts),
  ];
}

function drawRow(row, at, parts) {
  const pick = async () => {
    const found = await parts.pick({ title: t('result'), value: row.result, count: row.count, artificial: true });
    if (found) parts.change((form) => Object.assign(form.field.rows[at], { result: found.value, count: found.count }));
  };
  const name = row.label ? `${row.label}: ${row.result}` : row.result;
  return el(
    'li',
    {},
    row.label && el('span', { class: 'label' }, row.label),
    chosen({ key: `rows.${at}`, label: t('result'), value: row.result, pick }),
    stepper({
      key: `rows.${at}.count`,
      label: t('tables-of', { result: name }),
      value: row.count,
      change: (count) => parts.change((form) => (form.field.rows[at].count = count)),
    }),
    remover({
      key: `rows.${at}.remove`,
      label: t('remove-result', { result: name }),
      remove: () => parts.change((form) => form.field.rows.splice(at, 1)),
    }),
    parts.faults(`field.rows.${at}`),
  );
}

/** Several results typed or pasted at once, as the language reads them. */
function drawQuick(parts) {
  const fault = el('p', { class: 'fault', role: 'alert', hidden: true });
  const input = el('input', {
    type: 'text',
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'done',
    placeholder: '+620 x3, 4S-1 N, A+/A-',
    'data-key': 'rows.quick',
    onkeydown: (event) => {
      if (event.key === 'Enter' && !event.isComposing) {
        event.preventDefault();
        take();
      }
    },
  });
  const take = async () => {
    if (!input.value.trim()) return;
    const read = await parts.read(input.value).catch((error) => ({ fault: error.message }));
    fault.textContent = (read.fault ?? '').replaceAll('`', '');
    fault.hidden = !read.fault;
    if (read.fault) return;
    parts.change((form) => {
      for (const { result, count, label } of read.rows) addRow(form.field.rows, result, count, label);
    });
  };
  return el(
    'div',
    { class: 'quick' },
    labelled(t('quick'), input),
    el('button', { type: 'button', 'data-key': 'rows.quick.add', onclick: take }, t('add')),
    fault,
  );
}

/** The score obtained at the table, which may be left open. */
export function drawObtained(obtained, parts) {
  const pick = async () => {
    const found = await parts.pick({ title: t('obtained'), value: obtained, artificial: true });
    if (found) parts.change((form) => (form.obtained = found.value));
  };
  return el(
    'div',
    { class: 'one-score' },
    el('span', { class: 'name' }, t('obtained')),
    chosen({ key: 'obtained', label: t('obtained'), value: obtained, pick }),
    obtained &&
      remover({ key: 'obtained.remove', label: t('leave-open', { what: t('obtained') }), remove: () => parts.change((form) => (form.obtained = null)) }),
    parts.faults('obtained'),
  );
}
