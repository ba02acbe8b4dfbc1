/** Explanations: every word, setting, code and Law that the program explains, with its examples. */
import { byId, debounced, el, fill, showEngineHtml } from '../dom.js';
import { current, inEveryLanguage, t } from '../i18n.js';
import { matches } from './examples.js';
import { currentView, goTo, onView } from './views.js';

export class Topics {
  #groups = null;
  #language = null;
  #topic = null;

  /** @param {import('../engine.js').Engine} engine */
  constructor(engine) {
    this.engine = engine;
    this.search = byId('topics-search');
    this.search.addEventListener('input', debounced(() => this.#draw(), 80));
    byId('topics-form').addEventListener('submit', (event) => {
      event.preventDefault();
      if (this.search.value.trim()) this.show(this.search.value.trim());
    });
    onView((view) => view === 'topics' && this.#load());
    inEveryLanguage(() => currentView() === 'topics' && this.#load());
  }

  /** Explains a word, a code or a Law, and goes there. */
  async show(name) {
    goTo('topics', { topic: name });
    await this.restore({ topic: name });
    byId('topic').focus({ preventScroll: true });
    // Beside the list it is in sight; below it, it must be brought there.
    byId('topic').scrollIntoView({ block: matchMedia('(min-width: 62rem)').matches ? 'nearest' : 'start' });
  }

  /** Shows what the history has. */
  async restore({ topic = null }) {
    this.#topic = topic;
    const element = byId('topic');
    if (topic === null) {
      fill(element);
      return;
    }
    const answer = await this.engine.ask({ do: 'topic', name: topic, language: current() }).catch((error) => error);
    if (this.#topic !== topic) return;
    if (answer.html) {
      fill(element, el('h2', {}, el('code', {}, answer.name), answer.title ? ` – ${answer.title}` : ''), showEngineHtml(el('div', {}), answer.html));
      this.#open(element);
    } else {
      const near = [answer.answer?.near ?? []].flat();
      const links = near.map((one) => el('button', { type: 'button', class: 'link', onclick: () => this.show(one) }, one));
      fill(element, el('p', {}, t('no-topic', { name: topic })), links.length > 0 && el('p', {}, t('did-you-mean'), ' ', links));
    }
  }

  async #load() {
    if (this.#language === current()) return;
    const isChange = this.#language !== null;
    this.#language = current();
    const { groups } = await this.engine.ask({ do: 'topics', language: this.#language }).catch(() => ({ groups: [] }));
    this.#groups = groups;
    this.#draw();
    if (isChange && this.#topic) this.restore({ topic: this.#topic });
  }

  #draw() {
    const search = this.search.value.trim();
    const groups = (this.#groups ?? [])
      .map((group) => ({ ...group, topics: group.topics.filter((one) => matches(`${one.name} ${one.title}`, search)) }))
      .filter((group) => group.topics.length > 0);
    const count = groups.reduce((sum, one) => sum + one.topics.length, 0);
    fill(
      byId('topics-list'),
      groups.map((group) =>
        el(
          'details',
          { open: search !== '' || group.kind === 'topic' },
          el('summary', {}, group.title),
          el('ul', { class: 'plain' }, group.topics.map((one) => this.#entry(one))),
        ),
      ),
    );
    byId('topics-count').textContent = this.#groups && search ? t('found', { n: count }) : '';
  }

  #entry({ name, title }) {
    const words = title && title !== name ? [el('code', {}, name), ' ', title] : el('code', {}, name);
    return el('li', {}, el('button', { type: 'button', class: 'link', onclick: () => this.show(name) }, words));
  }

  /** Adds a button to each script of an explanation that has results. */
  async #open(element) {
    for (const pre of element.querySelectorAll('pre')) {
      const script = pre.textContent.replace(/^ {4}/gm, '');
      const request = { do: 'evaluate', script, language: current(), want: ['results'] };
      const { results, diagnostics } = await this.engine.ask(request).catch(() => ({ results: [], diagnostics: [] }));
      if (results.length === 0 || diagnostics.some((one) => one.severity === 'error')) continue;
      const use = () => this.onScript?.(`${script.trimEnd()}\n`);
      pre.after(el('p', { class: 'below' }, el('button', { type: 'button', class: 'quiet', onclick: use }, t('try-it'))));
    }
  }
}
