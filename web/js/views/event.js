/** A whole event from its scoring file: the ranking before, rulings at its tables, the ranking after. */
import { patch } from '../answer.js';
import { byId, el, fill, leave, show } from '../dom.js';
import { drawProblems, withCode } from '../editor/problems.js';
import { remover, suited } from '../form/controls.js';
import { asKind, emptyForm, missing } from '../form/model.js';
import { drawRuling } from '../form/ruling.js';
import { current, inEveryLanguage, t } from '../i18n.js';
import { redraw } from '../press.js';
import { goTo } from './views.js';

/** A scoring file of more bytes than this is not taken: the engine holds it in memory. */
const LARGEST = 24 * 1024 * 1024;

export class EventView {
  #files = [];
  /** The rulings as the engine takes them, each with its words: `{ board, section, table, ns, ew, ruling }`. */
  #rulings = [];
  /** The script of both. */
  #script = '';
  #form = { ...emptyForm(), ruling: asKind(null, 'both') };

  /**
   * @param {import('../engine.js').Engine} engine
   * @param {{ picker: import('../form/picker.js').Picker, open: (script: string) => void, explain: (name: string) => void }} parts
   */
  constructor(engine, { picker, open, explain }) {
    Object.assign(this, { engine, picker, open, explain });
    this.parts = {
      change: (mutate, { redraw = true } = {}) => {
        mutate(this.#form);
        if (redraw) this.#drawRuling();
      },
      pick: (what) => picker.ask(what),
      ask: (request, options) => engine.ask(request, options),
      faults: () => null,
    };
    byId('event-file').addEventListener('change', (event) => {
      this.take([...event.target.files]);
      event.target.value = '';
    });
    byId('event-at').addEventListener('submit', (event) => {
      event.preventDefault();
      this.#add();
    });
    byId('event-script').addEventListener('click', () => this.#script && this.open(this.#script));
    this.#wireDrop();
    inEveryLanguage(() => {
      this.#drawFiles();
      this.#drawRuling();
      if (this.#files.length > 0) this.#evaluate();
    });
  }

  /** Files that are dropped anywhere on the page are opened. */
  #wireDrop() {
    const hasFiles = (event) => event.dataTransfer?.types.includes('Files');
    const mark = (on) => document.documentElement.classList.toggle('dropping', on);
    addEventListener('dragover', (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      mark(true);
    });
    addEventListener('dragleave', (event) => event.relatedTarget === null && mark(false));
    addEventListener('drop', (event) => {
      mark(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      this.take([...event.dataTransfer.files]);
    });
  }

  /** Takes files: a script is opened as such, anything else is given to the engine as an event. */
  async take(files) {
    this.#trouble(null);
    for (const file of files) {
      if (file.size > LARGEST) {
        this.#trouble(t('file-too-large', { name: file.name, n: LARGEST / 1024 / 1024 }));
      } else if (/\.(ruling|conventions)$/i.test(file.name)) {
        this.open(await file.text());
        return;
      } else {
        await this.#remember(file);
      }
    }
    goTo('event');
    this.#drawFiles();
    if (this.#files.length > 0) await this.#evaluate();
  }

  async #remember(file) {
    const name = safeName(file.name);
    try {
      await this.engine.remember(name, base64(new Uint8Array(await file.arrayBuffer())));
      if (!this.#files.includes(name)) this.#files.push(name);
    } catch (error) {
      this.#trouble(error.message);
    }
  }

  #trouble(text) {
    fill(byId('event-trouble'), text ? el('p', { class: 'fault' }, withCode(text)) : []);
  }

  /** The script of the files with rulings, and each ruling in the notation. */
  #write(rulings) {
    return this.engine.ask({ do: 'event', files: this.#files, rulings, language: current() });
  }

  #drawFiles() {
    const remove = async (name) => {
      this.#files = this.#files.filter((one) => one !== name);
      await this.engine.forget(name).catch(() => {});
      if (this.#files.length === 0) this.#rulings = [];
      this.#drawFiles();
      this.#drawRulings();
      if (this.#files.length > 0) this.#evaluate();
      byId('event-file').focus();
    };
    fill(
      byId('event-files'),
      this.#files.map((name, at) =>
        el('li', {}, el('span', { class: 'label' }, name), remover({ key: `files.${at}`, label: t('close-file', { name }), remove: () => remove(name) })),
      ),
    );
    const isOpen = this.#files.length > 0;
    show(byId('event-rest'), isOpen);
    show(byId('event-results'), isOpen);
    if (!isOpen) {
      fill(byId('event-results'));
      fill(byId('event-problems'));
      show(byId('event-problems'), false);
    }
  }

  #drawRuling() {
    const element = byId('event-ruling');
    redraw(element, () => {
      const key = leave(element);
      fill(element, drawRuling(this.#form.ruling, this.parts));
      if (key) element.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
    });
  }

  #drawRulings(written = []) {
    const remove = (at) => {
      this.#rulings = this.#rulings.filter((_, index) => index !== at);
      this.#evaluate();
      byId('event-add').focus();
    };
    fill(
      byId('event-rulings'),
      written.map(({ place, ruling }, at) =>
        el(
          'li',
          {},
          el('span', { class: 'label' }, t('board-n', { n: this.#rulings[at].board }), ', ', place),
          el('code', {}, suited(ruling)),
          remover({ key: `rulings.${at}`, label: t('remove-ruling', { ruling }), remove: () => remove(at) }),
        ),
      ),
    );
  }

  /** One more ruling, from the boxes. */
  async #add() {
    const value = (id) => byId(id).value.trim();
    const board = /^\d{1,4}$/.test(value('event-board')) ? Number(value('event-board')) : 0;
    const [section, table, ns, ew] = ['section', 'table', 'ns', 'ew'].map((name) => value(`event-${name}`) || null);
    if (!board || !(table || ns || ew)) {
      this.#trouble(t(board ? 'event-needs-place' : 'event-needs-board'));
      byId(board ? 'event-table' : 'event-board').focus();
      return;
    }
    if (!this.#form.ruling || missing(this.#form).length > 0) {
      this.#trouble(t('event-needs-ruling'));
      return;
    }
    const rulings = [...this.#rulings, { board, section, table, ns, ew, ruling: structuredClone(this.#form.ruling) }];
    const answer = await this.#write(rulings).catch((error) => ({ script: null, faults: [error] }));
    if (answer.script === null) {
      this.#trouble(answer.faults[0]?.message ?? t('event-needs-ruling'));
      return;
    }
    this.#trouble(null);
    this.#rulings = rulings;
    await this.#evaluate();
  }

  async #evaluate() {
    const element = byId('event-results');
    element.setAttribute('aria-busy', 'true');
    try {
      const asked = this.#rulings;
      const { script, rulings } = await this.#write(asked);
      if (asked !== this.#rulings) return;
      this.#script = script;
      this.#drawRulings(rulings);
      const answer = await this.engine.ask({ do: 'evaluate', script, language: current(), want: ['results'] }, { replaces: 'event' });
      if (!answer || script !== this.#script) return;
      redraw(element, () => patch(element, answer.results));
      const nowhere = () => this.open(script);
      const parts = { fixes: [], more: answer.more, go: nowhere, mend: nowhere, explain: this.explain };
      drawProblems(byId('event-problems'), { script, diagnostics: answer.diagnostics, ...parts });
      const moved = answer.diagnostics.find((one) => one.severity === 'error')?.message ?? t('event-ranked', { n: this.#rulings.length });
      byId('announcer').textContent = moved.replaceAll('`', '');
    } catch (error) {
      this.#trouble(t(`engine-${error.kind ?? 'failed'}`));
    } finally {
      element.removeAttribute('aria-busy');
    }
  }
}

/** The name of a file as the language can write it: no quotation mark, no backslash, no control character. */
export function safeName(name) {
  // eslint-disable-next-line no-control-regex
  return name.replace(/["\\\u0000-\u001f\u007f]/g, '_').slice(-120) || 'event';
}

/** Bytes in base64, in parts that a call can take. */
function base64(bytes) {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
