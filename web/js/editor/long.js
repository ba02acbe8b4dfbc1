/**
 * A script that is too long for a textarea: CodeMirror lays out the lines in sight alone, so that a key is shown at once
 * however many there are. It is loaded with the first long script.
 *
 * It stands in a shadow root, where its styles may be: the policy of the page allows no others.
 */
import { debounced, el } from '../dom.js';
import { CLASSES } from './layer.js';

/** The script is taken when the keys have rested so many milliseconds: to hand over all of it costs more than a key. */
const REST = 250;

const ADDRESS = './vendor/codemirror.js';

export class LongText {
  #host = el('div', { class: 'long-text', hidden: true });
  #library = null;
  #view = null;
  /** The state fields of the colours and of what is wrong, each with the effect that sets it. */
  #colours = null;
  #marks = null;

  /**
   * @param {HTMLElement} frame the element that it is shown in
   * @param {{ engine: import('../engine.js').Engine, changed: (text: string) => void, label: () => string }} parts
   */
  constructor(frame, { engine, changed, label }) {
    Object.assign(this, { engine, changed, label });
    frame.append(this.#host);
    this.changedSoon = debounced(() => this.take(), REST);
    this.colourSoon = debounced(() => this.#colour(), REST);
  }

  get isShown() {
    return !this.#host.hidden;
  }

  /** The script as it is now. */
  get text() {
    return this.#view.state.doc.toString();
  }

  /** The place of the cursor. */
  get cursor() {
    return this.#view.state.selection.main.head;
  }

  /** Hands over what was typed. */
  take() {
    this.changedSoon.cancel();
    if (this.#view && this.isShown) this.changed(this.text);
  }

  /** Shows a script with the cursor at a place. */
  async show(text, cursor, { focus = false } = {}) {
    this.#library ??= import(new URL(ADDRESS, document.baseURI).href);
    const library = await this.#library;
    this.#host.hidden = false;
    this.#view ??= this.#open(library);
    this.#view.setState(this.#state(library, text, Math.min(cursor, text.length)));
    if (focus) this.#view.focus();
    this.colourSoon();
  }

  hide() {
    this.changedSoon.cancel();
    this.#host.hidden = true;
    this.#view?.destroy();
    this.#view = null;
    this.#host.replaceWith((this.#host = el('div', { class: 'long-text', hidden: true })));
  }

  /** Replaces a part, as if it had been typed. */
  replace(start, end, text) {
    this.#view.dispatch({ changes: { from: start, to: end, insert: text }, selection: { anchor: start + text.length }, scrollIntoView: true });
    this.#view.focus();
  }

  /** Selects a place and shows it. */
  go(start, end) {
    const most = this.#view.state.doc.length;
    this.#view.dispatch({ selection: { anchor: Math.min(start, most), head: Math.min(end, most) }, scrollIntoView: true });
    this.#view.focus();
  }

  /** Marks places `[start, end, class]` of a script, unless another stands there by now. */
  mark(script, marks) {
    if (this.#view && script.length === this.#view.state.doc.length) this.#set(this.#marks, marks);
  }

  #set(field, spans) {
    const { Decoration } = this.loaded;
    const most = this.#view.state.doc.length;
    const ranges = spans.filter(([start, end]) => start < end && end <= most).map(([start, end, kind]) => Decoration.mark({ class: kind }).range(start, end));
    this.#view.dispatch({ effects: field.effect.of(Decoration.set(ranges, true)) });
  }

  /** The colours of the lines in sight; a line is read by itself. */
  async #colour() {
    if (!this.#view || !this.isShown) return;
    const { from, to } = this.#view.viewport;
    const { state } = this.#view;
    const script = state.sliceDoc(from, to);
    const answer = await this.engine.ask({ do: 'tokens', script }, { replaces: 'tokens' }).catch(() => null);
    if (!answer || this.#view?.state.doc !== state.doc) return;
    this.#set(this.#colours, answer.tokens.filter(([, , kind]) => CLASSES[kind]).map(([start, end, kind]) => [start + from, end + from, CLASSES[kind]]));
  }

  #open(library) {
    this.loaded = library;
    this.#host.addEventListener('focusout', () => this.take());
    const root = this.#host.attachShadow({ mode: 'open' });
    this.#colours = decorations(library);
    this.#marks = decorations(library);
    return new library.EditorView({ root, parent: root });
  }

  #state({ EditorState, EditorView, keymap, history, historyKeymap, standardKeymap }, doc, cursor) {
    const heard = EditorView.updateListener.of((update) => {
      if (update.docChanged) this.changedSoon();
      if (update.docChanged || update.viewportChanged) this.colourSoon();
    });
    const label = EditorView.contentAttributes.of({ 'aria-label': this.label(), autocapitalize: 'off', spellcheck: 'false' });
    const extensions = [history(), keymap.of([...historyKeymap, ...standardKeymap]), EditorView.lineWrapping, EditorView.theme(LOOK), label, heard, this.#colours.field, this.#marks.field];
    return EditorState.create({ doc, selection: { anchor: cursor }, extensions });
  }
}

/** A field of decorations, which move with the text, and the effect that sets them. */
function decorations({ Decoration, EditorView, StateEffect, StateField }) {
  const effect = StateEffect.define();
  const field = StateField.define({
    create: () => Decoration.none,
    update: (before, { changes, effects }) => effects.reduce((set, one) => (one.is(effect) ? one.value : set), before.map(changes)),
    provide: (own) => EditorView.decorations.from(own),
  });
  return { effect, field };
}

/** The look of the script, as css/editor.css has it for a short one; variables reach into the shadow. */
const LOOK = {
  '&': { height: '65vh', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { font: '1rem/1.55 ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '0.6rem 0' },
  '.cm-line': { padding: '0 0.7rem' },
  '.kw': { color: 'var(--ns)' },
  '.word': { color: 'var(--ns)' },
  '.comment': { color: 'var(--faint)' },
  '.string': { color: 'var(--note)' },
  '.red': { color: 'var(--red)' },
  '.wavy': { textDecoration: 'underline wavy var(--error)', textUnderlineOffset: '0.2em' },
  '.wavy.warning': { textDecorationColor: 'var(--warning)' },
  '.wavy.note': { textDecorationColor: 'var(--note)' },
};
