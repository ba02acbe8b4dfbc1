/**
 * The form and the script: what is changed in the form writes the script, and the script fills the form.
 *
 * The script is what counts. A form that is not whole yet (an outcome still to be chosen) is kept here until it is;
 * the form names what a script has beyond it, and leaves the script as it is.
 *
 * @typedef {object} Parts what the parts of the form are given
 * @property {(mutate: (form: any) => void, options?: { redraw?: boolean }) => void} change
 * @property {(what: object) => Promise<any>} pick asks the picker
 * @property {(typed: string) => Promise<any>} read rows of a traveller as they are typed
 * @property {(request: object, options?: object) => Promise<any>} ask asks the engine
 * @property {(path: string) => HTMLElement | null} faults what is wrong at a path of the form
 */
import { byId, debounced, el, fill, isWide, leave } from '../dom.js';
import { isLong } from '../editor/layer.js';
import { withCode } from '../editor/problems.js';
import { current, inEveryLanguage, t } from '../i18n.js';
import { redraw } from '../press.js';
import { changeScript, currentScript, onScript } from '../session.js';
import { boardLine, drawBoard, drawFacts, drawLines } from './facts.js';
import { emptyForm, missing } from './model.js';
import { drawField, fieldLine } from './rows.js';
import { drawRuling } from './ruling.js';

/** A slider that is dragged writes the script this many milliseconds after it moved. */
const WRITE = 25;

export class Form {
  #form = null;
  #reason = null;
  #faults = [];
  /** Whether each section that may be folded is open, once that has been decided. */
  #unfolded = {};
  /** The script that the form is the form of. */
  #of = null;
  #isShown = false;

  /**
   * @param {import('../engine.js').Engine} engine
   * @param {{ picker: import('./picker.js').Picker, toScript: (place?: { start: number, end: number }) => void, fresh: () => void, toWalk: () => void }} parts
   */
  constructor(engine, { picker, toScript, fresh, toWalk }) {
    Object.assign(this, { engine, picker, toScript, fresh, toWalk });
    this.element = byId('form');
    this.writeSoon = debounced(() => this.#write(), WRITE);
    this.parts = {
      change: (mutate, options) => this.#change(mutate, options),
      pick: (what) => picker.ask(what),
      read: (typed) => picker.read(typed),
      ask: (request, options) => engine.ask(request, options),
      faults: (path) => this.#faultsAt(path),
    };
    onScript(({ from }) => from !== 'form' && this.#isShown && this.load());
    inEveryLanguage(() => this.#isShown && this.#draw());
  }

  /** Shows the form of the script that there is. */
  show(isShown) {
    this.#isShown = isShown;
    if (isShown) this.load();
  }

  /** Fills the form from the script, unless it is the form's own. */
  async load() {
    const script = currentScript();
    if (script === this.#of) return;
    const answer = isLong(script)
      ? { form: null, reason: { message: t('form-too-long') } }
      : await this.engine.ask({ do: 'form', script, language: current() }, { replaces: 'form' }).catch(() => null);
    if (!answer || script !== currentScript()) return;
    this.#of = script;
    this.#form = answer.form;
    this.#reason = answer.reason;
    this.#faults = [];
    this.#unfolded = {};
    this.#draw();
  }

  #change(mutate, { redraw = true } = {}) {
    mutate(this.#form);
    this.#faults = [];
    if (redraw) this.#draw();
    this.writeSoon();
  }

  /** Writes the script, where the form is whole. */
  async #write() {
    const form = this.#form;
    if (!form || missing(form).length > 0) return;
    const request = { do: 'script', form: { ...form, others: form.others.filter(Boolean) }, language: current() };
    const answer = await this.engine.ask(request, { replaces: 'script' }).catch((error) => ({ script: null, faults: [{ path: '', message: error.message }] }));
    if (!answer || form !== this.#form) return;
    if (answer.script === null) {
      this.#faults = answer.faults;
      this.#draw();
    } else {
      this.#of = answer.script;
      changeScript(answer.script, 'form');
    }
  }

  #faultsAt(path) {
    const found = this.#faults.filter((one) => one.path === path);
    if (found.length === 0) return null;
    return el('p', { class: 'fault', role: 'alert' }, found.flatMap((one) => [withCode(one.message), ' ', withCode(one.help ?? '')]));
  }

  #draw() {
    redraw(this.element, () => {
      const focused = leave(this.element);
      fill(this.element, this.#form ? this.#sections(this.#form) : this.#beyond());
      if (focused) this.#focus(focused);
      this.#strayFaults();
    });
  }

  /** The control of the key; where it is gone, what stands in its place: the same of the row before, or the button that adds. */
  #focus(key) {
    const find = (one) => this.element.querySelector(`[data-key="${CSS.escape(one)}"]`);
    const before = key.replace(/\d+(?=\.remove$)/, (at) => String(Math.max(0, Number(at) - 1)));
    const add = key.startsWith('rows') ? 'rows.add' : `${key.replace(/\.components\..*/, '')}.add`;
    (find(key) ?? find(before) ?? find(add) ?? this.element).focus();
  }

  #section(name, ...children) {
    const id = `section-${name}`;
    return el('section', { class: 'section', 'aria-labelledby': id }, el('h3', { id }, t(`section-${name}`)), ...children);
  }

  /** A section that its reader may fold into a line; on a phone one with something in it begins as that line. */
  #folded(name, line, ...children) {
    const id = `section-${name}`;
    this.#unfolded[name] ??= !line || isWide();
    return el(
      'details',
      { class: 'section', open: this.#unfolded[name], ontoggle: (event) => (this.#unfolded[name] = event.target.open) },
      el('summary', { 'data-key': id }, el('h3', { id }, t(`section-${name}`)), ' ', el('span', { class: 'hint' }, line)),
      ...children,
    );
  }

  #sections(form) {
    const open = missing(form).length;
    form.others = form.others.filter(Boolean);
    return [
      this.#section('ruling', drawRuling(form.ruling, this.parts), this.#faultsAt('ruling')),
      this.#folded('board', boardLine(form), drawBoard(form, this.parts)),
      this.#folded('field', fieldLine(form.field), drawField(form.field, this.parts)),
      this.#section('facts', drawFacts(form, this.parts)),
      this.#section('incident', this.#incident(form)),
      open > 0 && el('p', { class: 'open', role: 'status' }, t('still-to-choose', { n: open })),
      this.#section('lines', drawLines(form, this.parts)),
    ];
  }

  #incident(form) {
    const remove = () => this.#change((one) => (one.incident = null));
    return [
      form.incident && el('pre', { class: 'incident-text', tabindex: '0' }, form.incident.trim()),
      !form.incident && el('p', { class: 'hint' }, t('incident-hint')),
      this.#faultsAt('incident'),
      el(
        'p',
        { class: 'below' },
        el('button', { type: 'button', 'data-key': 'incident', onclick: () => this.toWalk() }, t(form.incident ? 'ask-again' : 'ask-me')),
        form.incident && el('button', { type: 'button', class: 'quiet', 'data-key': 'incident.remove', onclick: remove }, t('remove-incident')),
      ),
    ];
  }

  /** Faults of no control that is shown stand below all. */
  #strayFaults() {
    const stated = new Set([...this.element.querySelectorAll('.fault')].map((one) => one.textContent));
    const stray = this.#faults.filter((one) => ![...stated].some((text) => text.startsWith(one.message.replaceAll('`', ''))));
    for (const one of stray) this.element.append(el('p', { class: 'fault', role: 'alert' }, withCode(one.message)));
  }

  /** The script has more than the form can show. */
  #beyond() {
    if (!this.#reason) return [];
    const { message, start, end } = this.#reason;
    const place = Number.isInteger(start) ? { start, end } : undefined;
    return [
      el(
        'div',
        { class: 'beyond' },
        el('p', {}, el('b', {}, t('beyond')), ' ', withCode(message)),
        el('p', { class: 'hint' }, t('beyond-hint')),
        el(
          'p',
          { class: 'below' },
          el('button', { type: 'button', class: 'primary', onclick: () => this.toScript(place) }, t('show-script')),
          el('button', { type: 'button', onclick: () => this.fresh() }, t('new-form')),
        ),
      ),
    ];
  }

  /** An empty form in the place of the script. */
  clear() {
    this.#form = emptyForm();
    this.#of = '';
    this.#reason = null;
    this.#faults = [];
    this.#unfolded = {};
    changeScript('', 'form');
    if (this.#isShown) this.#draw();
  }
}
