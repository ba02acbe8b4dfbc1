/** A whole event from its scoring file: the ranking before, rulings at its tables, the ranking after. */
import { patch } from '../answer.js';
import { byId, el, fill, leave, show } from '../dom.js';
import { drawProblems, withCode } from '../editor/problems.js';
import { rememberFile } from '../files.js';
import { choice, labelled, remover, segments, suited } from '../form/controls.js';
import { asKind, emptyForm, missing } from '../form/model.js';
import { drawRuling } from '../form/ruling.js';
import { current, inEveryLanguage, t } from '../i18n.js';
import { redraw } from '../press.js';
import { saveFile } from './share.js';
import { goTo } from './views.js';

/** The ruling that the result of the table stands. */
const STANDS = { kind: 'both', side: { kind: 'table-result' } };

export class EventView {
  #files = [];
  /** The rulings as the engine takes them, each with its words: `{ board, session, section, table, ns, ew, ruling }`. */
  #rulings = [];
  /** The boards of the files with their tables, and the table that is chosen. */
  #boards = [];
  #at = { board: null, table: null };
  /** The script of both. */
  #script = '';
  #form = { ...emptyForm(), ruling: asKind(null, 'both') };
  /** The side that is fined beside the ruling, and how much; null without a penalty. */
  #penalty = { side: null, amount: '10%' };

  /**
   * @param {import('../engine.js').Engine} engine
   * @param {{ picker: import('../form/picker.js').Picker, open: (script: string) => void, explain: (name: string) => void, sheet: (script: string) => void }} parts
   */
  constructor(engine, { picker, open, explain, sheet }) {
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
    byId('event-sheets').addEventListener('click', () => sheet(this.#script));
    byId('event-entries').addEventListener('click', () => this.#showEntries());
    byId('event-save').addEventListener('click', () => saveFile(this.#script));
    this.#wireDrop();
    inEveryLanguage(() => {
      this.#drawFiles();
      this.#drawBoards();
      this.#drawRuling();
      this.#drawPenalty();
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
      if (/\.(ruling|conventions)$/i.test(file.name)) {
        this.open(await file.text());
        return;
      } else {
        await this.#remember(file);
      }
    }
    goTo('event');
    this.#drawFiles();
    if (this.#files.length === 0) return;
    await this.#readBoards();
    await this.#evaluate();
  }

  /** The boards that the files have: one is chosen, and a table of it, by taps. */
  async #readBoards() {
    const answer = await this.engine.ask({ do: 'boards', files: this.#files, language: current() }).catch(() => null);
    this.#boards = answer?.boards ?? [];
    this.#at = { board: null, table: null };
    this.#drawBoards();
  }

  #drawBoards() {
    const element = byId('event-boards');
    redraw(element, () => {
      const key = leave(element);
      const called = ({ board, session, section }) =>
        [t('board-n', { n: board }), session, section && `${t('section')} ${section}`].filter(Boolean).join(', ');
      const options = [[null, t('event-choose-board')], ...this.#boards.map((one, at) => [String(at), called(one)])];
      const { board, table } = this.#at;
      const change = (value) => {
        this.#at = { board: value === null ? null : Number(value), table: null };
        this.#drawBoards();
      };
      const tables = this.#boards[board]?.tables ?? [];
      fill(
        element,
        labelled(t('board'), choice({ key: 'event.board', value: board === null ? null : String(board), options, change })),
        tables.length > 0 && el('p', { id: 'event-which', class: 'label' }, t('event-needs-place')),
        tables.length > 0 &&
          el(
            'div',
            { class: 'tables', role: 'group', 'aria-labelledby': 'event-which' },
            tables.map((one, at) =>
              el(
                'button',
                { type: 'button', 'data-key': `event.table.${at}`, 'aria-pressed': String(at === table), onclick: () => this.#choose(at) },
                el('span', { class: 'label' }, [one.section, one.table && `${t('table')} ${one.table}`].filter(Boolean).join(' ')),
                el('span', {}, `NS ${one.ns ?? '–'} · ${t('side-EW')} ${one.ew ?? '–'}`),
                el('b', {}, suited(one.result)),
                el('span', { class: 'label' }, one.points ?? ''),
              ),
            ),
          ),
      );
      // A ruling is given at a table, so its form waits for one.
      for (const part of ['event-ruling', 'event-penalty', 'event-add']) show(byId(part), table !== null);
      if (key) element.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
    });
  }

  #choose(table) {
    this.#at.table = table;
    this.#drawBoards();
  }

  async #remember(file) {
    try {
      const name = await rememberFile(this.engine, file);
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
      if (this.#files.length > 0) this.#readBoards().then(() => this.#evaluate());
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
      fill(element, drawRuling(this.#form.ruling, this.parts, 'stands'));
      if (key) element.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
    });
  }

  /** A penalty beside the ruling: for a side, in the unit of the scoring or a share. */
  #drawPenalty() {
    const element = byId('event-penalty');
    redraw(element, () => {
      const key = leave(element);
      const { side, amount } = this.#penalty;
      const options = [[null, t('event-penalty-none')], ['NS', 'NS'], ['EW', t('side-EW')]];
      const change = (value) => {
        this.#penalty.side = value;
        this.#drawPenalty();
      };
      const box = el('input', { type: 'text', 'data-key': 'event.penalty.amount', autocomplete: 'off', maxlength: 20, value: amount });
      box.addEventListener('change', () => (this.#penalty.amount = box.value));
      fill(
        element,
        segments({ key: 'event.penalty', legend: t('event-penalty'), value: side, options, change }),
        side && labelled(t('event-penalty-amount'), box),
      );
      if (key) element.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
    });
  }

  /** What is typed into the scoring program, as the statement of the language says it. */
  async #showEntries() {
    const asked = { do: 'evaluate', script: `${this.#script}\nentries\n`, language: current(), most: 1, want: ['results'] };
    const answer = await this.engine.ask(asked, { replaces: 'paper' }).catch((error) => ({ results: [], diagnostics: [error] }));
    if (!answer) return;
    const element = byId('event-paper');
    if (answer.results.length > 0) patch(element, answer.results);
    else fill(element, el('p', { class: 'fault' }, withCode(answer.diagnostics[0]?.message ?? '')));
  }

  #drawRulings(written = []) {
    show(byId('event-papers'), written.length > 0);
    fill(byId('event-paper'));
    const remove = (at) => {
      this.#rulings = this.#rulings.filter((_, index) => index !== at);
      this.#evaluate();
      byId('event-boards').querySelector('select').focus();
    };
    fill(
      byId('event-rulings'),
      written.map(({ place, ruling }, at) => {
        const { board, section, table, ruling: given, penalty } = this.#rulings[at];
        const where = table ? [section && `${t('section')} ${section}`, `${t('table')} ${table}`].filter(Boolean).join(' ') : place;
        const stands = given.kind === STANDS.kind && given.side.kind === STANDS.side.kind;
        return el(
          'li',
          {},
          el('span', { class: 'label' }, t('board-n', { n: board }), ', ', where),
          stands ? el('span', {}, t('ruling-stands')) : el('code', {}, suited(ruling)),
          penalty && el('span', {}, t('event-penalty'), ' ', penalty.replace('EW', t('side-EW'))),
          remover({ key: `rulings.${at}`, label: t('remove-ruling', { ruling }), remove: () => remove(at) }),
        );
      }),
    );
  }

  /** One more ruling, at the table that is chosen. */
  async #add() {
    const chosen = this.#boards[this.#at.board];
    const at = chosen?.tables[this.#at.table];
    if (!at) return;
    const { board, session } = chosen;
    const { section, table } = at;
    const [ns, ew] = table ? [null, null] : [at.ns, at.ew];
    if (missing(this.#form).length > 0) {
      this.#trouble(t('event-needs-ruling'));
      return;
    }
    const penalty = this.#penalty.side && `${this.#penalty.side} ${this.#penalty.amount.trim()}`;
    const ruling = structuredClone(this.#form.ruling ?? STANDS);
    const rulings = [...this.#rulings, { board, session, section, table, ns, ew, ruling, penalty }];
    const answer = await this.#write(rulings).catch((error) => ({ script: null, faults: [error] }));
    if (answer.script === null) {
      this.#trouble(answer.faults[0]?.message ?? t('event-needs-ruling'));
      return;
    }
    this.#trouble(null);
    this.#rulings = rulings;
    this.#penalty.side = null;
    this.#drawPenalty();
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
