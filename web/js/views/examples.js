/** Examples to open, found by any word in them. */
import { byId, debounced, el, fill, show } from '../dom.js';
import { current, inEveryLanguage, t } from '../i18n.js';
import { onView } from './views.js';

/** A text in which accents and case make no difference, for those who type without. */
export function plain(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'l').toLowerCase();
}

/** Returns whether every word of a search occurs in a text. */
export function matches(text, search) {
  const within = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => within.includes(word));
}

/**
 * @param {import('../engine.js').Engine} engine
 * @param {(script: string) => void} open
 */
export function startExamples(engine, open) {
  const search = byId('examples-search');
  let examples = null;
  let language = null;

  const draw = () => {
    const found = (examples ?? []).filter((one) => matches(`${one.title}\n${one.script}`, search.value));
    fill(
      byId('examples-list'),
      found.map((one) =>
        el('li', {}, el('button', { type: 'button', class: 'entry', onclick: () => open(one.script) }, one.title)),
      ),
    );
    byId('examples-count').textContent = examples ? t('found', { n: found.length }) : '';
    show(byId('examples-list'), found.length > 0);
  };
  const load = async () => {
    if (language === current()) return;
    language = current();
    ({ examples } = await engine.ask({ do: 'examples', language }).catch(() => ({ examples: [] })));
    draw();
  };
  search.addEventListener('input', debounced(draw, 80));
  onView((view) => view === 'examples' && load());
  inEveryLanguage(() => examples && load());
}
