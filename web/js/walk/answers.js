/** The controls that take an answer of the walk, one for each manner of answering; what they make is the text of an answer. */
import { patch } from '../answer.js';
import { el, fill, leave, showEngineHtml } from '../dom.js';
import { rememberFile } from '../files.js';
import { labelled, suited } from '../form/controls.js';
import { asKind, emptyForm, missing } from '../form/model.js';
import { drawField } from '../form/rows.js';
import { drawRuling } from '../form/ruling.js';
import { current, t } from '../i18n.js';
import { redraw } from '../press.js';
import { saveFile } from '../views/share.js';

const DENOMINATIONS = ['♣', '♦', '♥', '♠'];

/** Signs that are hard to type on a telephone, by the manner of the answer. */
const KEYS = {
  calls: [...'1234567', ...DENOMINATIONS, 'NT', 'pass', 'x', 'xx'],
  card: [...DENOMINATIONS, ...'AKQJ', '10', ...'98765432'],
};

/** What every box for an answer has. */
const TYPED = { class: 'typed', type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', enterkeyhint: 'send', maxlength: 2000 };

/** The statement whose result is a page of its own. */
const SHEET = 'sheet';

/** Of many ways so many are shown at first. */
const FEW = 12;

const CONTROLS = {
  choice: (found, parts) => [...buttons(found, parts), found.reason && inOwnWords(found, parts)],
  words: (found, parts) => [typing(found, parts), ...buttons(found, parts), !found.known.length && openFile(parts)],
  calls: (found, parts) => [...buttons(found, parts), typing(found, parts)],
  card: (found, parts) => [...buttons(found, parts), typing(found, parts)],
  number: (found, parts) => [typing(found, parts)],
  board: (found, parts) => [...buttons(found, parts, 'keys'), typing(found, parts)],
  scoring: (found, parts) => [...buttons(found, parts), openEvent(parts)],
  result: (found, parts) => [pickResult(found, parts)],
  results: (found, parts) => [gatherResults(parts)],
  ruling: (found, parts) => [makeRuling(parts), ...buttons(found, parts)],
  papers: (found, parts) => [papers(found, parts)],
};

/**
 * The answers so far, each with a way to answer it anew.
 * @param {Array<{ asked: string, question: string, answer: string }>} known
 * @param {(name: string) => void} again
 * @param {string} list the name of the list among those of the page
 */
export function answered(known, again, list = 'again') {
  const item = ({ asked, question, answer }) =>
    el(
      'li',
      {},
      el(
        'button',
        { type: 'button', 'data-key': `${list}.${asked}`, 'aria-label': t('walk-change', { question, answer }), onclick: () => again(asked) },
        el('span', { class: 'hint' }, question),
        el('b', {}, suited(answer)),
      ),
    );
  return el('ol', { class: 'plain' }, known.map(item));
}

/**
 * The controls for what is asked.
 * @param {any} found what the engine's request `guide` answered
 * @param {any} parts what a control may use: the picker, the engine, and `answer`, which takes the text of an answer
 */
export function controlsOf(found, parts) {
  return CONTROLS[found.manner](found, parts);
}

/** A reason that is typed beside an answer goes behind a comma, as in the notation. */
function withReason(text) {
  const box = document.getElementById('walk-reason');
  const words = box?.value.trim().replaceAll('"', "'");
  // An answer that was refused is no reason for another.
  return words && words !== box.dataset.refused ? `${text}, ${words}` : text;
}

function reasonBox() {
  return labelled(t('reason'), el('input', { id: 'walk-reason', type: 'text', autocomplete: 'off', maxlength: 300 }));
}

/** A box for the reason of an answer that is tapped, or for an answer in a director's own words. */
function inOwnWords({ typed }, { answer }) {
  const box = el('input', { ...TYPED, id: 'walk-reason', 'data-refused': typed, value: typed ?? '' });
  return wordsForm(box, labelled(t('reason-or-answer'), box), el('button', {}, t('answer')), answer);
}

/** A form of one box whose text is an answer. */
function wordsForm(box, label, button, answer, ...more) {
  const send = (event) => {
    event.preventDefault();
    if (box.value.trim()) answer(box.value.trim());
  };
  return el('form', { class: 'typed-answer', onsubmit: send }, el('div', { class: 'quick' }, label, button), ...more);
}

/** The ways to answer, as buttons; of many the rest is folded. */
function buttons({ ways, reason }, { answer }, kind = 'ways') {
  if (ways.length === 0) return [];
  const button = (way) =>
    el(
      'button',
      { type: 'button', 'data-key': `walk.${way.text}`, onclick: () => answer(reason ? withReason(way.text) : way.text) },
      suited(way.meaning || way.text),
    );
  const group = (some) => el('div', { class: kind, role: 'group', 'aria-label': t('answers') }, some.map(button));
  if (kind !== 'ways' || ways.length <= FEW + 2) return [group(ways)];
  return [group(ways.slice(0, FEW)), el('details', { class: 'more' }, el('summary', {}, t('walk-all', { n: ways.length })), group(ways.slice(FEW)))];
}

/** A box for what is typed, with the signs that the answer may need. */
function typing({ manner, hint, ways, reason, asked, typed }, { answer }) {
  const isNumeric = manner === 'number' || manner === 'board';
  const box = el('input', { ...TYPED, inputmode: isNumeric ? 'numeric' : null, value: typed ?? '' });
  const put = (key) => {
    box.setRangeText(key, box.selectionStart, box.selectionEnd, 'end');
    if (matchMedia('(pointer: fine)').matches) box.focus();
  };
  const keys = KEYS[manner]?.filter((key) => !ways.some((way) => way.text === key)).map((key) => el('button', { type: 'button', 'aria-label': t('insert', { text: key }), onclick: () => put(key) }, suited(key)));
  const isFirst = asked === 'procedure';
  const others = ways.length > 0 ? t('answer-in-words') : t('your-answer');
  return wordsForm(
    box,
    labelled(isFirst ? t('walk-words') : others, box),
    el('button', { class: 'primary' }, isFirst ? t('walk-find') : t('answer')),
    (text) => answer(reason ? withReason(text) : text),
    keys && el('div', { class: 'signs', role: 'group', 'aria-label': t('symbols') }, keys),
    !isNumeric && !isFirst && showEngineHtml(el('div', { class: 'hint' }), hint),
    reason && reasonBox(),
  );
}

/** A file that is chosen by a tap. */
function fileButton(words, { accept, take }) {
  const input = el('input', { type: 'file', class: 'heard', accept, onchange: () => input.files[0] && take(input.files[0]) });
  return el('label', { class: 'file' }, input, el('span', {}, words));
}

function openFile({ open }) {
  return fileButton(t('walk-open-file'), { accept: '.ruling', take: async (file) => open(await file.text()) });
}

/** The event's file, which says how it is scored and what the other tables have. */
function openEvent({ engine, answer }) {
  const trouble = el('p', { class: 'fault', role: 'alert', hidden: true });
  const take = async (file) => {
    try {
      answer(`event "${await rememberFile(engine, file)}"`);
    } catch (error) {
      trouble.textContent = error.message;
      trouble.hidden = false;
    }
  };
  return [fileButton(t('event-open'), { accept: null, take }), trouble];
}

function pickResult({ asked, known }, { pick, answer }) {
  const value = known.find((one) => one.asked === asked)?.answer.replace(/^(obtained|other table) /, '') ?? null;
  const choose = async () => {
    const found = await pick({ title: asked === 'obtained' ? t('obtained') : t('field-other-table'), value, artificial: true });
    if (found) answer(found.value);
  };
  return el('button', { type: 'button', class: 'primary', 'data-key': 'walk.result', onclick: choose }, t('walk-choose-result'));
}

/** The results of the other tables, gathered until they are all there. */
function gatherResults({ pick, read, answer }) {
  const form = { ...emptyForm() };
  const region = el('div', {});
  const parts = { pick, read, faults: () => null, change: (mutate) => (mutate(form), draw()) };
  const written = ({ label, result, count }) => `${label ? `${label}: ` : ''}${result}${count > 1 ? `: ${count}` : ''}`;
  const done = () => answer(form.field.rows.map(written).join(', '));
  const draw = () =>
    redraw(region, () => {
      const key = leave(region);
      fill(
        region,
        drawField(form.field, parts).slice(1),
        form.field.rows.length > 0 && el('p', { class: 'below' }, el('button', { type: 'button', class: 'primary', 'data-key': 'walk.results', onclick: done }, t('walk-all-results'))),
      );
      if (key) region.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
    });
  draw();
  return region;
}

/** The ruling as the form has it, with what it would be worth below while it is made. */
function makeRuling({ engine, pick, ask, request, answer }) {
  const form = { ...emptyForm(), ruling: asKind(null, 'both') };
  const [region, worth] = [el('div', {}), el('div', { class: 'worth', 'aria-live': 'polite' })];
  const notation = async () => {
    if (!form.ruling || missing(form).length > 0) return null;
    // The ruling alone: the walk knows the rest.
    const { script, faults } = await engine.ask({ do: 'script', form: { ...form, field: { kind: 'none' } }, language: current() });
    if (script === null) throw new Error(faults[0]?.message);
    return script.trim();
  };
  const preview = async () => {
    try {
      const text = await notation();
      const walked = text && (await engine.ask({ ...request, answers: [text], language: current() }, { replaces: 'worth' }));
      if (!walked) return;
      if (walked.refused) {
        showEngineHtml(worth, walked.reply);
        return;
      }
      const asked = { do: 'evaluate', script: walked.script, language: current(), most: 1, want: ['results'] };
      const answered = await engine.ask(asked, { replaces: 'worth' });
      if (answered) patch(worth, answered.results);
    } catch (error) {
      fill(worth, el('p', { class: 'fault' }, error.message));
    }
  };
  const done = async () => {
    const text = await notation().catch(() => null);
    if (text) answer(text);
    else fill(worth, el('p', { class: 'fault' }, t('event-needs-ruling')));
  };
  const draw = () =>
    redraw(region, () => {
      const key = leave(region);
      fill(region, drawRuling(form.ruling, parts), el('p', { class: 'below' }, el('button', { type: 'button', class: 'primary', 'data-key': 'walk.rule', onclick: done }, t('walk-rule'))));
      if (key) region.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
    });
  const parts = {
    pick,
    ask,
    faults: () => null,
    change: (mutate, { redraw: isRedrawn = true } = {}) => {
      mutate(form);
      if (isRedrawn) draw();
      preview();
    },
  };
  draw();
  return [region, worth];
}

/** The papers of a ruling that is made: each is a statement of the language, whose result is shown and not kept. */
function papers({ ways }, { engine, script, toForm }) {
  const paper = el('div', { class: 'paper', 'aria-live': 'polite' });
  const show = async ({ text }) => {
    if (text === SHEET) {
      document.getElementById('to-sheet').click();
      return;
    }
    const asked = { do: 'evaluate', script: `${script}\n${text}\n`, language: current(), most: 1, want: ['results'] };
    const answered = await engine.ask(asked, { replaces: 'paper' }).catch((error) => ({ results: [], diagnostics: [error] }));
    if (!answered) return;
    const wrong = answered.diagnostics.find((one) => one.severity !== 'note' && one.line > script.split('\n').length) ?? answered.diagnostics[0];
    patch(paper, answered.results);
    if (answered.results.length === 0 && wrong) fill(paper, el('p', { class: 'fault' }, wrong.message.replaceAll('`', '')));
  };
  const button = (words, act, key, kind = null) => el('button', { type: 'button', class: kind, 'data-key': `walk.${key}`, onclick: act }, words);
  return [
    el(
      'div',
      { class: 'ways', role: 'group', 'aria-label': t('answers') },
      ways.map((way, at) => button(way.text === SHEET ? t('sheet') : way.meaning, () => show(way), way.text, at === 0 ? 'primary' : null)),
      button(t('save-file'), () => saveFile(script), 'save'),
      button(t('walk-to-form'), toForm, 'form'),
    ),
    paper,
  ];
}
