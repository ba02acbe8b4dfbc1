/**
 * The picker of a result: a contract by taps, a score by taps, or whatever the language reads, typed.
 *
 * The engine reads what is chosen and gives its canonical form; what it cannot read stays in the picker, with why.
 */
import { byId, el, fill, show } from '../dom.js';
import { current, t } from '../i18n.js';
import { withCode } from '../editor/problems.js';
import { redraw } from '../press.js';
import { segments, stepper, suited } from './controls.js';

/** Each strain with the name of its word. */
const STRAINS = { '♣': 'clubs', '♦': 'diamonds', '♥': 'hearts', '♠': 'spades', NT: 'NT' };

/** Scores that are met most, without their sign. */
const SCORES = [
  50, 90, 100, 110, 120, 130, 140, 150, 170, 180, 200, 230, 300, 400, 420, 430, 450, 460, 480, 490, 500, 600, 620, 630, 650,
  660, 680, 690, 800, 920, 980, 990, 1100, 1370, 1400, 1430, 1440,
];

const ARTIFICIAL = ['A+/A-', 'A-/A+', 'A/A', 'A+/A+', 'A-/A-', 'pass'];

export class Picker {
  #resolve = null;
  #state = null;
  /** The contract that was chosen last: of a traveller most rows differ in little. */
  #last = null;
  /** The key of the control that opened the picker. */
  #opener = null;

  /** @param {import('../engine.js').Engine} engine */
  constructor(engine) {
    this.engine = engine;
    this.dialog = byId('picker');
    this.text = byId('picker-text');
    // The event comes later than what closed it, when the next question may have been asked.
    this.dialog.addEventListener('close', () => this.dialog.open || this.#done(null));
    // A tap beside the sheet is on the dialog itself.
    this.dialog.addEventListener('click', (event) => event.target === this.dialog && this.dialog.close());
    byId('picker-cancel').addEventListener('click', () => this.dialog.close());
    byId('picker-again').addEventListener('click', () => this.#take(true));
    byId('picker-form').addEventListener('submit', (event) => {
      event.preventDefault();
      this.#take(false);
    });
    this.text.addEventListener('input', () => this.#fault(null));
  }

  /**
   * Asks for a result.
   * @param {{ title: string, value?: string | null, count?: number, artificial?: boolean, again?: boolean }} what `count`
   *   asks for a number of tables too, `again` offers to go on with another one
   * @returns {Promise<{ value: string, count: number, again: boolean } | null>} null where nothing was chosen
   */
  ask({ title, value = null, count = 0, artificial = false, again = false }) {
    this.#done(null);
    this.#opener = document.activeElement?.dataset.key ?? null;
    const isScore = value ? /^[+-]\d/.test(value) : this.#state?.mode === 'score';
    this.#state = { count, artificial, mode: isScore ? 'score' : 'contract', sign: value?.startsWith('-') ? '-' : '+' };
    const isNew = !value && this.#state.mode === 'contract' && this.#last;
    this.#state.contract = contractOf(value) ?? { ...(this.#last ?? NO_CONTRACT) };
    byId('picker-title').textContent = title;
    // Most results on a board differ from the one before in little.
    this.text.value = isNew ? writeContract(this.#last) : (value ?? '');
    this.text.readOnly = false;
    show(byId('picker-again'), again);
    this.#fault(null);
    this.#draw();
    this.dialog.showModal();
    // With a keyboard one types; on a telephone its keyboard would hide what there is to tap.
    if (matchMedia('(pointer: fine)').matches) this.text.select();
    else byId('picker-title').focus();
    return new Promise((resolve) => (this.#resolve = resolve));
  }

  #done(answer) {
    const resolve = this.#resolve;
    this.#resolve = null;
    if (this.dialog.open) this.dialog.close();
    if (resolve) this.#returnFocus();
    resolve?.(answer);
  }

  /** The browser returns the focus to what opened the picker, unless that has been drawn anew. */
  #returnFocus() {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body || this.dialog.contains(activeElement);
    if (!isLost || !this.#opener) return;
    const drawn = [...document.querySelectorAll(`[data-key="${CSS.escape(this.#opener)}"]`)];
    drawn.find((one) => one.checkVisibility())?.focus();
  }

  #fault(message) {
    const fault = byId('picker-fault');
    fill(fault, message ? withCode(message) : []);
    show(fault, Boolean(message));
    this.text.setAttribute('aria-invalid', String(Boolean(message)));
  }

  #refuse(fault) {
    this.#fault(fault);
    this.text.readOnly = false;
    this.text.focus();
  }

  async #take(again) {
    const typed = this.text.value.trim();
    if (!typed) {
      this.#fault(t('nothing-chosen'));
      return;
    }
    // Keys typed before the next result is asked for would be lost.
    this.text.readOnly = true;
    const read = await this.read(typed).catch((error) => ({ fault: error.message }));
    if (read.fault) {
      this.#refuse(read.fault);
    } else if (read.rows.length !== 1) {
      this.#refuse(t('one-result'));
    } else {
      const [row] = read.rows;
      const count = row.count > 1 ? row.count : this.#state.count;
      this.#last = contractOf(row.result) ?? this.#last;
      this.#done({ value: row.result, count: Math.max(1, count), again });
    }
  }

  /** Rows of a traveller as they are typed: `{ rows, fault }`. */
  read(typed) {
    return this.engine.ask({ do: 'rows', text: typed, language: current() });
  }

  #set(value) {
    this.text.value = value;
    this.#fault(null);
  }

  #draw() {
    const { mode, artificial, count } = this.#state;
    const modes = [
      ['contract', t('contract')],
      ['score', t('score')],
    ];
    if (artificial) modes.push(['artificial', t('artificial')]);
    const pads = { contract: () => this.#contractPad(), score: () => this.#scorePad(), artificial: () => this.#artificialPad() };
    const focused = this.dialog.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    fill(
      byId('picker-pad'),
      segments({ key: 'mode', legend: t('kind-of-result'), hideLegend: true, value: mode, options: modes, change: (one) => this.#change({ mode: one }) }),
      pads[mode](),
      count > 0 &&
        el(
          'p',
          { class: 'count' },
          t('tables-with-it'),
          ' ',
          stepper({ key: 'count', label: t('tables-with-it'), value: count, change: (one) => this.#change({ count: one }) }),
        ),
    );
    if (focused) this.dialog.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
  }

  #change(parts) {
    Object.assign(this.#state, parts);
    redraw(this.dialog, () => this.#draw());
  }

  #contractPad() {
    const { contract } = this.#state;
    const part = (name, legend, options) =>
      segments({
        key: name,
        legend,
        value: contract[name],
        options,
        change: (one) => {
          contract[name] = one;
          this.#set(writeContract(contract));
          if (name === 'level') this.#draw();
        },
      });
    const results = resultsOf(contract.level);
    if (!results.includes(contract.result)) contract.result = '=';
    return el(
      'div',
      { class: 'pad' },
      part('level', t('level'), [1, 2, 3, 4, 5, 6, 7].map((one) => [one, String(one)])),
      part('strain', t('strain'), Object.entries(STRAINS).map(([one, name]) => [one, suited(one), t(`strain-${name}`)])),
      part('doubling', t('doubling'), [['', '–', t('undoubled')], ['x', '×', t('doubled')], ['xx', '××', t('redoubled')]]),
      part('declarer', t('declarer'), [...'NESW'].map((one) => [one, one, t(`seat-${one}`)])),
      part('result', t('result'), results.map((one) => [one, one.replace('-', '−')])),
    );
  }

  #scorePad() {
    const { sign } = this.#state;
    const set = (one) => {
      const typed = this.text.value.replace(/^[+-]/, '');
      this.#state.sign = one;
      if (/^\d+$/.test(typed)) this.#set(`${one}${typed}`);
      this.#draw();
    };
    const signs = [
      ['+', t('plus-for-ns')],
      ['-', t('minus-for-ns')],
    ];
    const tap = (text) => el('button', { type: 'button', 'data-key': text, onclick: () => this.#set(text) }, text.replace('-', '−'));
    return el(
      'div',
      { class: 'pad' },
      segments({ key: 'sign', legend: t('sign'), hideLegend: true, value: sign, options: signs, change: set }),
      el('div', { class: 'keys', role: 'group', 'aria-label': t('score') }, SCORES.map((one) => tap(`${sign}${one}`)), tap('0')),
    );
  }

  #artificialPad() {
    const tap = (text) => el('button', { type: 'button', 'data-key': text, onclick: () => this.#set(text) }, text);
    return el('div', { class: 'keys wide', role: 'group', 'aria-label': t('artificial') }, ARTIFICIAL.map(tap));
  }
}

/** The possible results of a contract at a level, the commonest first. */
function resultsOf(level) {
  const results = ['='];
  for (let over = 1; over <= 7 - (level ?? 4); over += 1) results.push(`+${over}`);
  for (let under = 1; under <= (level ?? 1) + 6; under += 1) results.push(`-${under}`);
  return results;
}

/** A contract of which nothing has been chosen. */
const NO_CONTRACT = { level: null, strain: null, doubling: '', result: '=', declarer: null };

/** The parts of a contract in its canonical form; null of anything else. */
export function contractOf(text) {
  const found = /^([1-7])(♣|♦|♥|♠|NT)(xx?|)([=]|[+-]\d{1,2}) ([NESW])$/.exec(text ?? '');
  if (!found) return null;
  const [, level, strain, doubling, result, declarer] = found;
  return { level: Number(level), strain, doubling, result, declarer };
}

/** A contract as the language writes it, as far as it has been chosen. */
export function writeContract({ level, strain, doubling, result, declarer }) {
  const isBid = level !== null && strain !== null;
  return `${level ?? ''}${strain ?? ''}${isBid ? `${doubling}${result}` : ''}${declarer ? ` ${declarer}` : ''}`;
}
