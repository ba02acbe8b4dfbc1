/** The board, the scoring, who offended, and the lines of a script that the form keeps as they are. */
import { el } from '../dom.js';
import { t } from '../i18n.js';
import { choice, freshId, labelled, remover, segments } from './controls.js';
import { drawObtained } from './rows.js';

const SCORINGS = ['matchpoints', 'imps', 'butler', 'cross-imps', 'board-a-match', 'total-points'];
const REGULATIONS = ['wbf', 'ebu', 'acbl', 'pzbs', 'dbf', 'lecture-2005'];
const HIGHEST_BOARD = 9999;

/** The boards that the engine was asked about, by their numbers. */
const boards = new Map();

/** Names the dealer and the vulnerability of a board's number in the choices that leave them to it. */
async function nameByNumber(number, parts, { dealer, vulnerability }) {
  if (!boards.has(number)) boards.set(number, parts.ask({ do: 'board', number }).catch(() => boards.delete(number)));
  const board = await boards.get(number);
  if (!board.dealer) return;
  dealer.options[0].textContent = t('by-number', { what: t(`seat-${board.dealer}`), n: number });
  vulnerability.options[0].textContent = t('by-number', { what: t(`vul-${board.vulnerability}`), n: number });
}

/** The board and the scoring in a line; empty where nothing is stated. */
export function boardLine({ board, scoring, regulations }) {
  const facts = [
    board?.number && t('board-n', { n: board.number }),
    board?.dealer && `${t('dealer')}: ${t(`seat-${board.dealer}`)}`,
    board?.vulnerability && `${t('vulnerability')}: ${t(`vul-${board.vulnerability}`)}`,
    SCORINGS.includes(scoring) && t(`scoring-${scoring}`),
    REGULATIONS.includes(regulations) && t(`regulations-${regulations}`),
  ];
  return facts.filter(Boolean).join(', ');
}

/** The board by its number, or its dealer and vulnerability; the form of scoring and the body whose regulations hold. */
export function drawBoard(form, parts) {
  const { board } = form;
  const factsOf = (given) => ({ number: null, dealer: null, vulnerability: null, ...given });
  const given = factsOf(board);
  const change = (name, value) =>
    parts.change((one) => {
      const next = { ...factsOf(one.board), [name]: value };
      one.board = next.number === null && next.dealer === null && next.vulnerability === null ? null : next;
    });
  const number = el('input', {
    type: 'text',
    inputmode: 'numeric',
    maxlength: 4,
    size: 4,
    autocomplete: 'off',
    value: given.number ?? '',
    'data-key': 'board.number',
    onchange: (event) => {
      const typed = event.target.value.trim();
      const isNumber = /^\d{1,4}$/.test(typed) && Number(typed) > 0 && Number(typed) <= HIGHEST_BOARD;
      if (isNumber || typed === '') change('number', typed === '' ? null : Number(typed));
      else event.target.value = given.number ?? '';
    },
  });
  const dealers = [[null, t('not-said')], ...[...'NESW'].map((one) => [one, t(`seat-${one}`)])];
  const vulnerabilities = [[null, t('not-said')], ...['none', 'NS', 'EW', 'all'].map((one) => [one, t(`vul-${one}`)])];
  const dealer = choice({ key: 'board.dealer', value: given.dealer, options: dealers, change: (one) => change('dealer', one) });
  const vulnerability = choice({
    key: 'board.vul',
    value: given.vulnerability,
    options: vulnerabilities,
    change: (one) => change('vulnerability', one),
  });
  if (given.number !== null) nameByNumber(given.number, parts, { dealer, vulnerability });
  const scorings = [[null, t('scoring-inferred')], ...SCORINGS.map((one) => [one, t(`scoring-${one}`)])];
  const bodies = [[null, t('regulations-none')], ...REGULATIONS.map((one) => [one, t(`regulations-${one}`)])];
  if (form.regulations && !REGULATIONS.includes(form.regulations)) bodies.push([form.regulations, form.regulations]);
  if (form.scoring && !SCORINGS.includes(form.scoring)) scorings.push([form.scoring, form.scoring]);
  return el(
    'div',
    { class: 'grid' },
    labelled(t('board-number'), number, parts.faults('board.number')),
    labelled(t('dealer'), dealer),
    labelled(t('vulnerability'), vulnerability),
    labelled(
      t('scoring'),
      choice({ key: 'scoring', value: form.scoring, options: scorings, change: (one) => parts.change((all) => (all.scoring = one)) }),
      parts.faults('scoring'),
    ),
    labelled(
      t('regulations'),
      choice({ key: 'regulations', value: form.regulations, options: bodies, change: (one) => parts.change((all) => (all.regulations = one)) }),
      parts.faults('regulations'),
    ),
    parts.faults('board'),
  );
}

/** Who offended and what was obtained at the table. */
export function drawFacts(form, parts) {
  const sides = [
    [null, t('not-said')],
    ['NS', 'NS'],
    ['EW', t('side-EW')],
    ['both', t('offenders-both')],
    ['none', t('offenders-none')],
  ];
  return [
    segments({
      key: 'offenders',
      legend: t('offenders'),
      value: form.offenders,
      options: sides,
      change: (one) => parts.change((all) => (all.offenders = one)),
    }),
    parts.faults('offenders'),
    drawObtained(form.obtained, parts),
  ];
}

/** Further lines of the script: settings, the match, penalties, cards and calls; and its comments. */
export function drawLines(form, parts) {
  // An emptied line keeps its place until the form is drawn: a button that is pressed meanwhile means the line beside it.
  const set = (at, text) => parts.change((all) => (all.others[at] = text));
  // A diagram or a scale may have several lines of its own.
  const line = (text, at, label) =>
    el(text.includes('\n') ? 'textarea' : 'input', {
      type: text.includes('\n') ? null : 'text',
      rows: text.includes('\n') ? text.split('\n').length : null,
      class: 'code',
      value: text,
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
      'aria-label': label,
      'data-key': `others.${at}`,
      onchange: (event) => set(at, event.target.value.trim()),
    });
  const rows = form.others.map((text, at) =>
    el(
      'li',
      {},
      line(text, at, t('line-n', { n: at + 1 })),
      remover({ key: `others.${at}.remove`, label: t('remove-line', { line: text }), remove: () => set(at, '') }),
      parts.faults(`others.${at}`),
    ),
  );
  const added = line('', form.others.length, t('add-line'));
  added.placeholder = 'match boards 16 rest +10 scale wbf';
  const notes = el('textarea', {
    rows: Math.min(6, Math.max(1, form.comments.length)),
    id: freshId(),
    'data-key': 'comments',
    value: form.comments.join('\n'),
    onchange: (event) =>
      parts.change((all) => {
        const text = event.target.value.trimEnd();
        all.comments = text ? text.split('\n') : [];
      }),
  });
  const isUsed = form.others.length > 0 || form.comments.length > 0;
  return el(
    'details',
    { class: 'lines', open: isUsed },
    el('summary', {}, t('lines-summary')),
    el('p', { class: 'hint' }, t('lines-hint')),
    el('ul', { class: 'plain' }, rows),
    labelled(t('add-line'), added),
    labelled(t('comments'), notes),
    parts.faults('comments'),
  );
}
