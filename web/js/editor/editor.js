/**
 * The editor: a textarea, which is the browser's own with its undo, input methods and aids, over a layer of colours.
 *
 * The layer makes the height; the textarea fills it and never scrolls by itself, so that the two cannot drift apart. A
 * long script is too much for both and has an editor of its own.
 */
import { byId, el, fill, show } from '../dom.js';
import { inEveryLanguage, t } from '../i18n.js';
import { changeScript, onScript } from '../session.js';
import { irregularCalls } from './calls.js';
import { Completion } from './completion.js';
import { Layer, isLong } from './layer.js';
import { LongText } from './long.js';

/** Symbols that are hard to find on a telephone's keyboard. */
const SYMBOLS = ['♠', '♥', '♦', '♣', 'NT', '+', '-', '=', '%', '&', '/', '(', ')', '{', '}', ':', '"'];

/** More lines than these are put into the textarea past its undo: browsers take a second for a thousand otherwise. */
const MOST_PASTED = 500;

/** Indentation of a line within a block. */
const STEP = '  ';

export class Editor {
  #tokensFor = null;
  #calls = [];

  /** @param {import('../engine.js').Engine} engine */
  constructor(engine) {
    this.engine = engine;
    this.textarea = byId('script');
    this.layer = new Layer(byId('colours'));
    this.completion = new Completion({
      textarea: this.textarea,
      list: byId('choices'),
      engine,
      place: (offset) => this.layer.placeOf(offset),
      insert: (start, end, text, select) => this.#insert(start, end, text, select),
    });
    this.textarea.addEventListener('input', (event) => {
      changeScript(this.textarea.value, 'editor');
      this.completion.typed(event);
    });
    this.textarea.addEventListener('pointermove', (event) => this.#name(event));
    this.textarea.addEventListener('keydown', (event) => this.#key(event));
    this.textarea.addEventListener('paste', (event) => {
      const text = event.clipboardData.getData('text/plain');
      if (text.split('\n', MOST_PASTED + 1).length <= MOST_PASTED) return;
      event.preventDefault();
      this.#put(this.textarea.selectionStart, this.textarea.selectionEnd, text);
    });
    this.long = new LongText(this.textarea.closest('.frame'), {
      engine,
      changed: (text) => changeScript(text, 'long'),
      label: () => t('script'),
    });
    onScript(({ script, from }) => this.#take(script, from));
    inEveryLanguage(() => this.#symbols());
  }

  /** Marks what the engine found: diagnostics, what rulings are worth, and irregular calls. */
  mark(script, diagnostics, hints, results) {
    this.#calls = irregularCalls(script, results);
    const marks = diagnostics
      .filter((one) => Number.isInteger(one.start) && !one.file)
      .map((one) => [one.start, one.end, `wavy ${one.severity ?? 'error'}`]);
    if (this.long.isShown) this.long.mark(script, marks);
    else this.layer.setMarks(script, marks, hints.map(({ at, text }) => [at, at, text]));
    this.textarea.setAttribute('aria-invalid', String(diagnostics.some((one) => one.severity === 'error')));
  }

  /** Shows the Law of an irregular call while the pointer is on it. */
  #name({ clientX: x, clientY: y }) {
    const isOver = ({ start, end }) => {
      const [first, last] = [this.layer.placeOf(start), this.layer.placeOf(end - 1)];
      return y >= first.top && y <= last.bottom && x >= first.left && x <= last.right;
    };
    const over = this.long.isShown ? undefined : this.#calls.find(isOver);
    if (over) this.textarea.title = over.title;
    else this.textarea.removeAttribute('title');
  }

  /** Selects a place and shows it. */
  go(start, end) {
    if (this.long.isShown) {
      this.long.go(start, end);
      return;
    }
    this.textarea.focus();
    this.textarea.setSelectionRange(start, end);
    const place = this.layer.placeOf(start);
    const frame = this.textarea.closest('.scroller');
    const box = frame.getBoundingClientRect();
    if (place.top < box.top || place.bottom > box.bottom) frame.scrollTop += place.top - box.top - box.height / 3;
  }

  /** Puts a correction into the script, as if it had been typed. */
  mend({ start, end, text }) {
    this.#insert(start, end, text);
  }

  /** Shows a script: in the textarea, or where it is long in its own editor, which goes on from the same place. */
  #take(script, from) {
    const { long, textarea } = this;
    const isInUse = document.activeElement === textarea || from === 'long';
    if (isLong(script)) {
      this.layer.setText(script);
      if (from === 'long') return;
      this.#scroller(false);
      long.show(script, from === 'editor' ? textarea.selectionEnd : 0, { focus: isInUse }).then(() => (textarea.value = ''));
      return;
    }
    const cursor = long.isShown && from === 'long' ? long.cursor : null;
    if (long.isShown) long.hide();
    this.#scroller(true);
    this.#calls = [];
    if (from !== 'editor') textarea.value = script;
    this.#colour(script);
    if (cursor === null) return;
    textarea.focus();
    textarea.setSelectionRange(cursor, cursor);
  }

  #scroller(isShown) {
    show(this.textarea.closest('.scroller'), isShown);
    show(byId('symbols'), isShown);
  }

  async #colour(script) {
    this.layer.setText(script);
    this.#tokensFor = script;
    const answer = await this.engine.ask({ do: 'tokens', script }, { replaces: 'tokens' }).catch(() => null);
    if (answer && this.#tokensFor === script) this.layer.setTokens(script, answer.tokens);
  }

  /** Replaces a part in a way that the browser's undo knows. */
  #insert(start, end, text, select) {
    const { textarea } = this;
    if (this.long.isShown) {
      this.long.replace(start, end, text);
      return;
    }
    textarea.focus();
    textarea.setSelectionRange(start, end);
    const isDone = text ? document.execCommand('insertText', false, text) : document.execCommand('delete');
    if (!isDone || textarea.value.slice(start, start + text.length) !== text) this.#put(start, end, text);
    if (select) textarea.setSelectionRange(start + select[0], start + select[1]);
    this.completion.close();
  }

  /** Replaces a part past the browser's undo. */
  #put(start, end, text) {
    this.textarea.setRangeText(text, start, end, 'end');
    changeScript(this.textarea.value, 'editor');
  }

  /** A new line begins where the one before it began, one step further after a brace. */
  #key(event) {
    if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    const { value, selectionStart: start, selectionEnd: end } = this.textarea;
    const line = value.slice(value.lastIndexOf('\n', start - 1) + 1, start);
    const indent = /^[ \t]*/.exec(line)[0] + (/\{\s*(#.*)?$/.test(line) ? STEP : '');
    if (!indent) return;
    event.preventDefault();
    this.#insert(start, end, `\n${indent}`);
  }

  #symbols() {
    const insert = (text) => () => this.#insert(this.textarea.selectionStart, this.textarea.selectionEnd, text);
    const keep = (event) => event.preventDefault();
    fill(
      byId('symbols'),
      el('button', { type: 'button', class: 'words', onpointerdown: keep, onclick: () => this.#offer() }, t('offer')),
      SYMBOLS.map((one) =>
        el(
          'button',
          {
            type: 'button',
            class: '♥♦'.includes(one) ? 'red' : null,
            'aria-label': t('insert', { text: one }),
            onpointerdown: keep,
            onclick: insert(one),
          },
          one,
        ),
      ),
    );
  }

  #offer() {
    this.textarea.focus();
    this.completion.open();
  }
}
