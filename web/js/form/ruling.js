/** The ruling as a form: weights as sliders that always sum to 100%, split, artificial, damage. */
import { el } from '../dom.js';
import { t } from '../i18n.js';
import { choice, chosen, freshId, labelled, remover, segments } from './controls.js';
import { addOutcome, asKind, fitsSliders, kindOf, positionOf, removeOutcome, setWeights, sideOf, weightsOf } from './model.js';

const ARTIFICIAL = ['A+', 'A', 'A-', '60%', '50%', '40%', '+3 IMP', '0 IMP', '-3 IMP'];

/**
 * The ruling of a form, with the choice of its kind; `none` says what it is to have none.
 * @param {any} ruling
 * @param {import('./form.js').Parts} parts
 */
export function drawRuling(ruling, parts, none = 'none') {
  const kinds = ['both', 'split', 'artificial', 'damage', 'none'];
  const change = (kind) => parts.change((form) => (form.ruling = asKind(form.ruling, kind)));
  const called = (kind) => (kind === 'none' ? none : kind);
  const options = kinds.map((one) => [one, t(`ruling-${called(one)}`)]);
  const kind = kindOf(ruling);
  return [
    segments({ key: 'ruling.kind', legend: t('ruling-kind'), hideLegend: true, value: kind, options, change }),
    el('p', { class: 'hint' }, t(`ruling-${called(kind)}-hint`)),
    ...drawParts(ruling, 'ruling', (form) => form.ruling, parts),
  ];
}

/** The parts of a ruling; `get` finds it in a form. */
function drawParts(ruling, path, get, parts) {
  if (ruling === null) return [];
  if (ruling.kind === 'damage') return drawDamage(ruling, path, get, parts);
  const sides = ruling.kind === 'both' ? [['side', t('both-sides')]] : [['ns', 'NS'], ['ew', t('side-EW')]];
  return sides.map(([name, words]) => {
    const side = { path: `${path}.${name}`, words, get: (form) => get(form)[name], isPlain: ruling.kind === 'both' && path !== 'ruling' };
    const put = (form, value) => (get(form)[name] = value);
    return drawSide(ruling[name], { ...side, put, mayBeArtificial: ruling.kind === 'split' && path === 'ruling' }, parts);
  });
}

function drawDamage(ruling, path, get, parts) {
  const sides = [[null, t('side-of-offenders')], ['NS', 'NS'], ['EW', t('side-EW')]];
  const part = (name) => {
    const isSplit = ruling[name]?.kind === 'split';
    const kinds = [['both', t('ruling-both')], ['split', t('ruling-split')]];
    if (name === 'obtained') kinds.unshift(['none', t('as-above')]);
    const change = (kind) => parts.change((form) => (get(form)[name] = asKind(get(form)[name], kind)));
    return el(
      'fieldset',
      { class: 'part' },
      el('legend', {}, t(`damage-${name}`)),
      el('p', { class: 'hint' }, t(`damage-${name}-hint`)),
      (name === 'obtained' || isSplit) &&
        segments({ key: `${path}.${name}.kind`, legend: t('ruling-kind'), hideLegend: true, value: kindOf(ruling[name]), options: kinds, change }),
      drawParts(ruling[name], `${path}.${name}`, (form) => get(form)[name], parts),
    );
  };
  return [
    labelled(
      t('damaged-side'),
      choice({ key: `${path}.side`, value: ruling.side, options: sides, change: (one) => parts.change((form) => (get(form).side = one)) }),
    ),
    part('before'),
    part('after'),
    part('obtained'),
  ];
}

function drawSide(side, at, parts) {
  const { path, words, put, mayBeArtificial, isPlain } = at;
  const kinds = [['weighted', t('score')], ['artificial', t('artificial')]];
  const change = (kind) => parts.change((form) => put(form, kind === 'artificial' ? { kind, score: 'A' } : sideOf()));
  return el(
    'fieldset',
    { class: isPlain ? 'part plain' : 'part' },
    el('legend', { class: isPlain ? 'heard' : null }, words),
    mayBeArtificial && segments({ key: `${path}.kind`, legend: words, hideLegend: true, value: side.kind, options: kinds, change }),
    side.kind === 'artificial' ? drawArtificial(side, at, parts) : drawWeighted(side, at, parts),
    parts.faults(path),
  );
}

function drawArtificial(side, { path, words, get }, parts) {
  const list = freshId();
  const input = el('input', {
    type: 'text',
    value: side.score,
    list,
    maxlength: 12,
    autocomplete: 'off',
    spellcheck: 'false',
    'data-key': `${path}.score`,
    onchange: (event) => parts.change((form) => (get(form).score = event.target.value.trim() || 'A')),
  });
  return [
    labelled(t('artificial-score', { side: words }), input),
    el('datalist', { id: list }, ARTIFICIAL.map((one) => el('option', { value: one }))),
    parts.faults(`${path}.score`),
  ];
}

function drawWeighted(side, { path, words, get }, parts) {
  const several = side.components.length > 1;
  const sliders = several && fitsSliders(side) ? slidersOf(side, path, get, parts) : null;
  const pick = async (at) => {
    const title = several ? t('outcome-n', { n: at + 1, side: words }) : t('outcome-of', { side: words });
    const found = await parts.pick({ title, value: side.components[at].outcome });
    if (found) parts.change((form) => (get(form).components[at].outcome = found.value));
  };
  const remove = async (at) => {
    const found = await balance(parts, { weights: weightsOf(side), at });
    if (found) parts.change((form) => get(form) === side && removeOutcome(side, at, found));
  };
  const rows = side.components.map((one, at) =>
    el(
      'li',
      { class: 'outcome' },
      chosen({ key: `${path}.components.${at}.outcome`, label: t('outcome-of', { side: words }), value: one.outcome, pick: () => pick(at) }),
      sliders ? sliders[at] : several && el('span', { class: 'weight' }, one.weight),
      several &&
        remover({
          key: `${path}.components.${at}.remove`,
          label: t('remove-outcome', { outcome: one.outcome ?? '' }),
          remove: () => remove(at),
        }),
      parts.faults(`${path}.components.${at}.outcome`),
      parts.faults(`${path}.components.${at}.weight`),
    ),
  );
  const more = async () => {
    const found = await parts.pick({ title: t('outcome-n', { n: side.components.length + 1, side: words }) });
    const weights = found && (await balance(parts, { weights: weightsOf(side), at: side.components.length }));
    if (weights) parts.change((form) => get(form) === side && addOutcome(side, found.value, weights));
  };
  const isBegun = side.components.every((one) => one.outcome);
  return [
    several && !sliders && el('p', { class: 'hint' }, t('weights-beyond')),
    el('ol', { class: 'outcomes' }, rows),
    isBegun && fitsSliders(side) && el('button', { type: 'button', class: 'quiet', 'data-key': `${path}.add`, onclick: more }, t('add-outcome')),
  ];
}

/** The weights of a side after a change; null where a later one takes its place, undefined where there are none. */
async function balance(parts, change) {
  const answer = await parts.ask({ do: 'balance', ...change }, { replaces: 'balance', first: true }).catch(() => ({}));
  return answer && answer.weights;
}

/** A slider and a box for each weight. What one is moved to changes the others in their places, without a new form. */
function slidersOf(side, path, get, parts) {
  const controls = side.components.map((one, at) => {
    const label = t('weight-of', { outcome: one.outcome ?? t('outcome-n', { n: at + 1, side: '' }) });
    const slider = el('input', { type: 'range', min: 0, max: 100, step: 1, 'aria-label': label, 'data-key': `${path}.slider.${at}` });
    const box = el('input', { type: 'text', class: 'percent', 'data-key': `${path}.percent.${at}`, maxlength: 9, inputmode: 'decimal', 'aria-label': label, autocomplete: 'off' });
    slider.addEventListener('input', () => move(at, `${slider.value}%`, slider));
    box.addEventListener('change', () => move(at, box.value));
    return { slider, box };
  });
  /** Shows the weights that there are; a slider that is dragged stays under the finger. */
  const place = (dragged) =>
    weightsOf(side).forEach((weight, at) => {
      const { slider, box } = controls[at];
      if (slider !== dragged) slider.value = positionOf(weight);
      slider.setAttribute('aria-valuetext', weight);
      slider.style.setProperty('--share', `${slider.value}%`);
      box.value = weight;
    });
  const move = async (at, to, dragged) => {
    const found = await balance(parts, { weights: weightsOf(side), at, to });
    if (found === null) return;
    if (found) parts.change((form) => get(form) === side && setWeights(side, found), { redraw: false });
    place(dragged);
  };
  place();
  return controls.map(({ slider, box }) => el('span', { class: 'weight' }, slider, box));
}
