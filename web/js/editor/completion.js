/** Completion at the cursor: a list with meanings, for arrow keys or taps. */
import { debounced, el, fill, show } from '../dom.js';
import { current, t } from '../i18n.js';

/** As many as are shown: what is further down is found quicker by another letter. */
const MOST = 40;

export class Completion {
  #choices = [];
  #from = 0;
  #at = -1;
  #asked = 0;

  /**
   * @param {{ textarea: HTMLTextAreaElement, list: HTMLElement, engine: import('../engine.js').Engine,
   *   place: (offset: number) => DOMRect, insert: (start: number, end: number, text: string, select?: [number, number]) => void }} parts
   */
  constructor({ textarea, list, engine, place, insert }) {
    Object.assign(this, { textarea, list, engine, place, insert });
    this.soon = debounced(() => this.open({ byItself: true }), 120);
    textarea.addEventListener('keydown', (event) => this.#key(event));
    textarea.addEventListener('blur', () => this.close());
    textarea.addEventListener('click', () => this.close());
    // The textarea keeps the focus, and with it a phone its keyboard.
    list.addEventListener('pointerdown', (event) => event.preventDefault());
    list.addEventListener('click', (event) => {
      const option = event.target.closest('[role=option]');
      if (option) this.#take(Number(option.dataset.at));
    });
  }

  get isOpen() {
    return !this.list.hidden;
  }

  /** After something was typed: words are offered by themselves once two letters of one are there. */
  typed(event) {
    const before = this.textarea.value.slice(0, this.textarea.selectionStart);
    const isWord = /(^|[\s({,;:/"])[\p{L}-]{2,}$|\\[a-z]$/u.test(before);
    if (!event.isComposing && isWord && event.inputType !== 'insertFromPaste') {
      this.soon();
    } else {
      this.soon.cancel();
      this.close();
    }
  }

  /** Shows what can stand here. */
  async open({ byItself = false } = {}) {
    const { value: script, selectionStart: offset } = this.textarea;
    this.soon.cancel();
    this.#asked += 1;
    const asked = this.#asked;
    const answer = await this.engine
      .ask({ do: 'complete', script, offset, language: current() }, { replaces: 'complete' })
      .catch(() => null);
    const isStale = asked !== this.#asked || this.textarea.value !== script || this.textarea.selectionStart !== offset;
    if (!answer || isStale || document.activeElement !== this.textarea) return;
    const begun = script.slice(answer.from, offset);
    const choices = answer.choices.filter((one) => !byItself || one.insert !== begun).slice(0, MOST);
    if (choices.length === 0) {
      this.close();
      return;
    }
    this.#choices = choices;
    this.#from = answer.from;
    this.#at = byItself ? -1 : 0;
    this.#draw();
  }

  close() {
    this.#asked += 1;
    if (!this.isOpen) return;
    show(this.list, false);
    this.textarea.removeAttribute('aria-activedescendant');
  }

  #draw() {
    fill(
      this.list,
      this.#choices.map((one, at) =>
        el(
          'div',
          { role: 'option', id: `choice-${at}`, 'data-at': at, 'aria-selected': at === this.#at },
          el('span', { class: 'typed' }, one.label ?? one.insert),
          ' ',
          el('span', { class: 'meaning' }, one.meaning),
        ),
      ),
    );
    this.list.setAttribute('aria-label', t('completions'));
    show(this.list, true);
    this.#put();
    this.#point();
  }

  /** Below the word, above it where there is no room, and never beyond the edge. */
  #put() {
    const place = this.place(this.#from);
    const frame = this.list.offsetParent.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.list;
    const left = Math.min(place.left - frame.left, frame.width - width);
    const isLow = place.bottom + height > innerHeight && place.top - height > 0;
    this.list.style.left = `${Math.max(0, left)}px`;
    this.list.style.top = `${(isLow ? place.top - height : place.bottom) - frame.top}px`;
    this.list.scrollTop = 0;
  }

  #point() {
    for (const option of this.list.children) {
      option.setAttribute('aria-selected', String(Number(option.dataset.at) === this.#at));
    }
    const chosen = this.list.children[this.#at];
    if (chosen) {
      this.textarea.setAttribute('aria-activedescendant', chosen.id);
      chosen.scrollIntoView({ block: 'nearest' });
    } else {
      this.textarea.removeAttribute('aria-activedescendant');
    }
  }

  #key(event) {
    if (event.isComposing) return;
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault();
      this.open();
      return;
    }
    if (!this.isOpen) return;
    const last = this.#choices.length - 1;
    const steps = { ArrowDown: this.#at >= last ? 0 : this.#at + 1, ArrowUp: this.#at <= 0 ? last : this.#at - 1 };
    if (event.key in steps) {
      this.#at = steps[event.key];
      this.#point();
    } else if ((event.key === 'Enter' || event.key === 'Tab') && this.#at >= 0 && !event.shiftKey) {
      this.#take(this.#at);
    } else if (event.key === 'Escape') {
      this.close();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  #take(at) {
    const { insert, stops } = this.#choices[at];
    const end = this.textarea.selectionStart;
    this.close();
    this.insert(this.#from, end, insert, stops?.[0]);
  }
}
