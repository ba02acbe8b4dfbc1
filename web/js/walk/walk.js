/**
 * The walk from an irregularity to the sheet: one question after the other, as the engine's guide asks them.
 *
 * The script is all that the walk knows: each answer is written into it at once, whatever it has is not asked again, and
 * it is the same script that the form and the editor show. Here is kept alone what was left open, and the way back.
 */
import { byId, el, fill, isWide, kept, showEngineHtml } from '../dom.js';
import { FIRST } from '../first.js';
import { current, inEveryLanguage, t } from '../i18n.js';
import { redraw } from '../press.js';
import { changeScript, currentScript, onScript } from '../session.js';
import { answered, controlsOf } from './answers.js';

export class Walk {
  #isShown = false;
  /** The script that the walk shows. */
  #of = null;
  /** The names of what was left open, of what is answered anew, and of what was answered here, in order. */
  #open = [];
  #again = null;
  #trail = [];
  /** The words that fit several irregularities, and tell more once one of them is chosen. */
  #words = [];
  #wasDecided = false;

  /**
   * @param {import('../engine.js').Engine} engine
   * @param {{ picker: import('../form/picker.js').Picker, open: (script: string) => void, toForm: () => void }} parts
   */
  constructor(engine, { picker, open, toForm }) {
    Object.assign(this, { engine, picker, open, toForm });
    this.element = byId('walk');
    onScript(({ from }) => {
      if (from === 'walk') return;
      this.#of = null;
      if (this.#isShown) this.load();
    });
    inEveryLanguage(() => this.#isShown && this.#ask());
  }

  /** Shows the walk of the script that there is. */
  show(isShown) {
    this.#isShown = isShown;
    document.documentElement.classList.toggle('walking', isShown);
    if (isShown) this.load();
  }

  /** Goes on from the script, unless it is the walk's own. */
  load() {
    if (this.#of === this.#script()) return;
    const left = restored();
    this.#open = left.script === this.#script() ? left.open : [];
    this.#again = null;
    this.#trail = [];
    this.#words = [];
    this.#ask();
  }

  /** The script to go on from; the example of a first visit is nobody's. */
  #script() {
    const script = currentScript();
    return script === FIRST ? '' : script;
  }

  /** Asks what comes next; a refused answer is reported and stays where it was typed. */
  async #ask(answers = [], asked = null) {
    const script = this.#script();
    const request = { do: 'guide', script, answers, open: this.#open, language: current() };
    if (this.#again) request.again = this.#again;
    const found = await this.engine.ask(request, { replaces: 'guide' }).catch((error) => error);
    if (!found || script !== this.#script()) return;
    if (found instanceof Error) {
      document.documentElement.classList.remove('undecided', 'unbegun');
      fill(this.element, el('p', { class: 'fault', role: 'alert' }, found.message));
      return;
    }
    this.#of = script;
    if (found.back && this.#trail.length > 0) {
      this.#back();
      return;
    }
    this.#words = asked === 'procedure' && found.refused ? answers.slice(-1) : [];
    // What is noted beside the question is no answer to it.
    const isAside = !found.refused && found.asked === asked;
    if (answers.length > 0 && !found.refused) {
      if (!isAside) this.#trail.push(asked);
      this.#again = null;
      this.#of = found.script;
      changeScript(found.script, 'walk');
    }
    this.#keep();
    redraw(this.element, () => this.#draw({ ...found, typed: found.refused ? answers.at(-1) : '', isAside }));
  }

  #keep() {
    kept.set('walk', JSON.stringify({ script: this.#of, open: this.#open }));
  }

  #draw(found) {
    const { activeElement } = document;
    const isInUse = this.element.contains(activeElement) || activeElement === document.body;
    const wasRefused = found.refused && found.reply;
    const isReplied = wasRefused || found.isAside;
    const fromWords = found.known.filter((one) => one.from_words);
    const head = el('div', { class: 'asking', tabindex: '-1' }, found.over && el('p', { class: 'over' }, t('walk-over')));
    if (found.question) head.append(showEngineHtml(el('div', { class: 'question' }), found.question));
    if (isReplied) head.append(showEngineHtml(el('div', { class: wasRefused ? 'reply refused' : 'reply', role: 'alert' }), found.reply));
    // Once there is a ruling, the answer has the verdict with it.
    const isRuled = found.known.some((one) => one.asked === 'ruling');
    const verdict = found.decided && !isRuled && found.found && this.#verdict(found.found);
    this.#wasDecided = found.decided;
    const root = document.documentElement;
    root.classList.toggle('undecided', !found.decided);
    root.classList.toggle('ruled', isRuled);
    root.classList.toggle('unbegun', !found.script.trim());
    fill(
      this.element,
      fromWords.length > 0 && el('section', { class: 'known from-words' }, el('h3', {}, t('walk-from-words')), answered(fromWords, this.#answerAgain, 'words')),
      verdict,
      head,
      !found.over && controlsOf(found, this.#parts(found)),
      this.#buttons(found),
      this.#known(found.known),
    );
    // The first question takes no focus from what led to it.
    if (!isInUse || (this.#trail.length === 0 && !this.#again)) return;
    const next = wasRefused ? this.element.querySelector('.typed') : verdict?.open ? verdict : head;
    (next?.checkVisibility() ? next : head).focus();
  }

  /** The verdict, on a telephone above the question; folded once it has been seen. */
  #verdict(html) {
    const whole = showEngineHtml(el('div', {}), html);
    const words = whole.querySelector('.answer')?.textContent ?? '';
    return el('details', { class: 'found', open: !this.#wasDecided, tabindex: '-1' }, el('summary', {}, words), whole);
  }

  #parts(found) {
    return {
      engine: this.engine,
      script: this.#of,
      request: { do: 'guide', script: this.#of, open: this.#open, ...(this.#again ? { again: this.#again } : {}) },
      pick: (what) => this.picker.ask(what),
      read: (typed) => this.picker.read(typed),
      ask: (request, options) => this.engine.ask(request, options),
      open: this.open,
      toForm: this.toForm,
      answer: (text) => this.#ask(found.asked === 'procedure' ? [...this.#words, text] : [text], found.asked),
    };
  }

  /** Asks again for the last answer, or for what was left open last. */
  #back() {
    const last = this.#trail.pop();
    if (this.#open.includes(last)) this.#open = this.#open.filter((one) => one !== last);
    else this.#again = last;
    this.#ask();
  }

  #answerAgain = (name) => {
    this.#again = name;
    this.#ask();
    this.element.scrollIntoView({ block: 'start' });
  };

  #buttons({ asked, manner, optional }) {
    const leave = () => {
      this.#open = [...this.#open, asked];
      this.#again = null;
      this.#trail.push(asked);
      this.#ask();
    };
    const keep = () => {
      this.#again = null;
      this.#ask();
    };
    const button = (words, act, key) => el('button', { type: 'button', class: 'quiet', 'data-key': `walk.${key}`, onclick: act }, words);
    const isLast = manner === 'papers';
    return el(
      'p',
      { class: 'below' },
      !this.#again && this.#trail.length > 0 && button(t('one-back'), () => this.#back(), 'back'),
      this.#again && button(t('walk-keep'), keep, 'keep'),
      optional && !this.#again && button(isLast ? t('walk-end') : t('leave-it-open'), leave, 'open'),
    );
  }

  /** The answers so far, each with a way to answer it anew. */
  #known(known) {
    if (known.length === 0) return null;
    return el(
      'details',
      { class: 'known', open: isWide() },
      el('summary', {}, t('walk-known', { n: known.length })),
      answered(known, this.#answerAgain),
    );
  }
}

/** The walk that was left open when the page was last open, and its script. */
function restored() {
  try {
    const { script, open } = JSON.parse(kept.get('walk'));
    return { script, open: Array.isArray(open) ? open.map(String) : [] };
  } catch {
    return { script: null, open: [] };
  }
}
