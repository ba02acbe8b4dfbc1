/** The answer: what the script is worth, as the engine makes it, kept up while one types. */
import { byId, debounced, el, fill, isWide, show, showEngineHtml } from './dom.js';
import { isLong } from './editor/layer.js';
import { drawProblems, lineOf, withCode } from './editor/problems.js';
import { EngineError } from './engine.js';
import { current, t } from './i18n.js';
import { redraw } from './press.js';
import { currentScript } from './session.js';

/** An evaluation that takes fewer milliseconds than the first runs at every key; a slower one waits, at most as long as the second. */
const [QUICK, LONGEST_WAIT] = [40, 600];

/** Corrections are tried out by the engine, which takes longer: they come when the typing rests. */
const REST = 350;

/** As many results are shown, the last ones: thousands would keep the page from answering. */
const MOST = 300;

/** The answer is read aloud when it has stood still for this long. */
const SETTLED = 1200;

export class Answer {
  #latest = null;
  #isGiven;
  #spoken = '';

  /** Settled once the first answer is shown, or that there is none. */
  given = new Promise((resolve) => (this.#isGiven = resolve));

  /**
   * @param {import('./engine.js').Engine} engine
   * @param {{ editor: import('./editor/editor.js').Editor, explain: (name: string) => void }} parts
   */
  constructor(engine, { editor, explain }) {
    Object.assign(this, { engine, editor, explain });
    this.results = byId('results');
    this.evaluateSoon = debounced(() => this.evaluate(), () => {
      const took = engine.tookFor('evaluate');
      return took < QUICK ? 0 : Math.min(took * 2, LONGEST_WAIT);
    });
    this.fixSoon = debounced(() => this.#fix(), REST);
    this.speakSoon = debounced(() => this.#speak(), SETTLED);
    byId('stop').addEventListener('click', () => engine.stop());
    engine.onProgress = (solved, all) => fill(byId('solved'), solved < all ? t('layouts-solved', { solved, all }) : []);
    // The headline is needless while the answer itself is in sight.
    new IntersectionObserver(([{ isIntersecting }]) => byId('headline').classList.toggle('needless', isIntersecting)).observe(this.results);
  }

  /** The script has changed: what is shown is of another one until it has been computed. */
  soon() {
    this.results.setAttribute('aria-busy', 'true');
    this.evaluateSoon();
  }

  /** Computes the script and shows what comes out. */
  async evaluate() {
    const script = currentScript();
    const slow = setTimeout(() => show(byId('computing'), true), 400);
    try {
      const request = { do: 'evaluate', script, language: current(), most: MOST, want: isLong(script) ? ['results'] : ['results', 'hints'] };
      const answer = await this.engine.ask(request, { replaces: 'evaluate', first: true });
      if (!answer || script !== currentScript()) return;
      this.#latest = { script, ...answer, fixes: [] };
      redraw(this.results, () => this.#draw());
      if (performance.getEntriesByName('first-answer').length === 0) performance.mark('first-answer');
      this.#isGiven();
    } catch (error) {
      if (script === currentScript()) this.#failed(error);
    } finally {
      clearTimeout(slow);
      show(byId('computing'), false);
      fill(byId('solved'));
      if (script === currentScript()) this.results.removeAttribute('aria-busy');
    }
  }

  #draw() {
    const { script, results, earlier, hints, diagnostics } = this.#latest;
    fill(byId('trouble'));
    patch(this.results, results);
    fill(byId('earlier'), earlier > 0 ? t('earlier', { n: earlier, shown: results.length }) : []);
    this.#nothing();
    this.editor.mark(script, diagnostics, hints ?? [], results);
    this.#problems();
    this.#headline();
    this.speakSoon();
    if (diagnostics.some((one) => one.severity !== 'note')) this.fixSoon();
  }

  /** Why there is no answer: nothing was asked yet, or the first thing that is wrong. */
  #nothing() {
    const { script, results, diagnostics } = this.#latest;
    const wrong = diagnostics.find((one) => one.severity === 'error');
    const place = wrong && wrong.start !== null ? `${t('line', { n: lineOf(script, wrong.start) })}: ` : '';
    fill(byId('nothing'), wrong ? [place, withCode(wrong.message)] : t('nothing'));
    show(byId('nothing'), results.length === 0 && (wrong !== undefined || diagnostics.length === 0));
  }

  /** Lists errors and failed expectations alone: the rest is under the figures already. */
  #problems() {
    const { script, diagnostics, more, fixes } = this.#latest;
    const parts = { script, more, fixes, explain: this.explain };
    parts.go = (start, end) => this.goTo(start, end);
    parts.mend = (fix) => this.goTo(fix.start, fix.end, fix);
    drawProblems(byId('problems'), { ...parts, diagnostics });
  }

  /** Shows a place of the script in the editor; with a correction, puts it there. */
  goTo(start, end, fix) {
    this.onPlace?.();
    if (fix) this.editor.mend(fix);
    else this.editor.go(start, end);
  }

  async #fix() {
    const latest = this.#latest;
    const request = { do: 'fixes', script: latest.script, language: current() };
    const answer = await this.engine.ask(request, { replaces: 'fixes' }).catch(() => null);
    if (!answer || latest !== this.#latest || latest.script !== currentScript()) return;
    latest.fixes = answer.fixes;
    if (answer.fixes.length > 0) this.#problems();
  }

  /** The figures of the last ruling, which stay in sight on a telephone. */
  #headline() {
    const parts = headlineOf(this.results);
    const bar = byId('headline');
    const errors = this.#latest.diagnostics.filter((one) => one.severity === 'error').length;
    const words = errors ? [t('errors', { n: errors })] : parts;
    fill(bar, words.map((one) => el('span', {}, one)), el('span', { class: 'towards', 'aria-hidden': 'true' }, '↓'));
    bar.classList.toggle('wrong', errors > 0);
    bar.classList.toggle('of-incident', !errors && !this.results.querySelector('.one:not(.incident) .answer'));
    show(bar, words.length > 0);
  }

  /** Says the answer once it has settled, and the same one only once. */
  #speak() {
    if (!this.#latest || this.#latest.script !== currentScript()) return;
    const errors = this.#latest.diagnostics.filter((one) => one.severity === 'error');
    const words = errors.length
      ? `${t('errors', { n: errors.length })}: ${errors[0].message.replaceAll('`', '')}`
      : headlineOf(this.results).slice(0, 2).join('; ');
    if (words === this.#spoken) return;
    this.#spoken = words;
    byId('announcer').textContent = words;
  }

  #failed(error) {
    this.#isGiven();
    const kind = error instanceof EngineError ? error.kind : 'failed';
    const retry = el('button', { type: 'button', onclick: () => this.evaluate() }, t('try-again'));
    fill(byId('trouble'), el('p', {}, t(`engine-${kind}`)), retry);
    byId('announcer').textContent = t(`engine-${kind}`);
  }
}

/** The parts of the last headline among results: what NS and EW get, and of what. */
function headlineOf(results) {
  const scored = results.querySelectorAll('.one:not(.incident) .answer');
  const answers = scored.length > 0 ? scored : results.querySelectorAll('.answer');
  const last = answers[answers.length - 1];
  return last ? [...last.children].map((one) => one.textContent.trim()) : [];
}

/**
 * Shows results, leaving alone those that are as they were; what was unfolded stays so, and where there is room all of it
 * begins so.
 */
export function patch(container, results) {
  results.forEach((result, at) => {
    const there = container.children[at];
    if (there?.engineHtml === result.html) return;
    const open = there ? [...there.querySelectorAll('details')].map((one) => one.open) : [];
    const article = showEngineHtml(el('div', { class: result.incident ? 'one incident' : 'one' }), result.html);
    article.engineHtml = result.html;
    [...article.querySelectorAll('details')].forEach((one, index) => {
      one.open = open[index] ?? isWide();
    });
    if (there) there.replaceWith(article);
    else container.append(article);
  });
  while (container.children.length > results.length) container.lastElementChild.remove();
}
