/** An incident, question by question, as the procedures of the Laws ask them; the engine knows what comes next. */
import { el, fill, showEngineHtml } from '../dom.js';
import { current, t } from '../i18n.js';
import { redraw } from '../press.js';
import { currentScript } from '../session.js';
import { labelled, suited } from './controls.js';

export class Interview {
  #answers = [];

  /**
   * @param {import('../engine.js').Engine} engine
   * @param {{ done: (script: string) => void, cancel: () => void }} parts
   */
  constructor(engine, { done, cancel }) {
    Object.assign(this, { engine, done, cancel });
    this.element = el('div', { class: 'interview' });
    this.#ask();
  }

  /** Asks the next question after one more answer; what is not understood is not taken. */
  async #ask(more = []) {
    const answers = [...this.#answers, ...more];
    const request = { do: 'guide', script: currentScript(), answers, language: current() };
    try {
      const found = await this.engine.ask(request);
      if (!found.refused) this.#answers = answers;
      redraw(this.element, () => this.#draw(found));
    } catch (error) {
      fill(this.element, el('p', { class: 'fault', role: 'alert' }, error.message), this.#buttons(false));
    }
  }

  #draw({ said, question, ways, over, refused, script, found }) {
    const { activeElement } = document;
    const hadFocus = this.element.contains(activeElement) || activeElement === document.body;
    const isFirst = this.#answers.length === 0;
    const head = el('div', { class: isFirst ? 'asking first' : 'asking', tabindex: '-1' });
    if (said && !isFirst) head.append(showEngineHtml(el('div', { class: refused ? 'said refused' : 'said' }), said));
    if (question && !over) head.append(showEngineHtml(el('div', { class: 'question' }), question));
    fill(
      this.element,
      head,
      !over && this.#replies(ways ?? []),
      found && over && showEngineHtml(el('div', { class: 'found' }), found),
      this.#buttons(Boolean(script), script, over),
    );
    if (hadFocus && this.#answers.length > 0) head.focus();
  }

  #replies(ways) {
    const isFirst = this.#answers.length === 0;
    const reason = el('input', { type: 'text', autocomplete: 'off', maxlength: 300 });
    const typed = el('input', { type: 'text', autocomplete: 'off', spellcheck: 'false', maxlength: 2000, enterkeyhint: 'send' });
    const because = (text) => {
      const words = reason.value.trim().replaceAll('"', "'");
      return words && !isFirst ? `${text}, ${words}` : text;
    };
    const send = (event) => {
      event.preventDefault();
      if (typed.value.trim()) this.#ask([because(typed.value.trim())]);
    };
    return [
      el(
        'div',
        { class: isFirst ? 'ways first' : 'ways', role: 'group', 'aria-label': t('answers') },
        ways.map((way) =>
          el(
            'button',
            { type: 'button', onclick: () => this.#ask([because(way.text)]) },
            suited(way.meaning || way.text),
          ),
        ),
      ),
      !isFirst &&
        el(
          'form',
          { class: 'typed-answer', onsubmit: send },
          labelled(t('answer-in-words'), typed),
          labelled(t('reason'), reason),
          el('p', { class: 'below' }, el('button', {}, t('answer')), el('button', { type: 'button', class: 'quiet', onclick: () => this.#ask(['']) }, t('leave-it-open'))),
        ),
    ];
  }

  #buttons(hasScript, script, over) {
    const back = () => {
      this.#answers = this.#answers.slice(0, -1);
      this.#ask();
    };
    return el(
      'p',
      { class: 'below' },
      this.#answers.length > 0 && el('button', { type: 'button', class: 'quiet', onclick: back }, t('one-back')),
      hasScript && el('button', { type: 'button', class: over ? 'primary' : null, onclick: () => this.done(script) }, t('put-incident')),
      el('button', { type: 'button', class: 'quiet', onclick: () => this.cancel() }, t('cancel')),
    );
  }
}
