/** The data of a form, as the engine's request `form` returns it, and the changes that its controls make. */

/** A form with nothing in it but its parts. */
export function emptyForm() {
  return {
    comments: [],
    regulations: null,
    scoring: null,
    board: null,
    field: { kind: 'traveller', rows: [] },
    offenders: null,
    obtained: null,
    others: [],
    incident: null,
    ruling: null,
  };
}

/** A side with one outcome; null is one that is still to be chosen. */
export function sideOf(outcome = null) {
  return { kind: 'weighted', components: [{ weight: null, outcome }] };
}

/** The weights of a side as the engine writes them, `60%` or `1/3`; one outcome alone has all. */
export function weightsOf(side) {
  return side.components.length === 1 ? ['100%'] : side.components.map((one) => one.weight ?? '0%');
}

/** The position of a weight on a slider from 0 to 100, for drawing alone; beyond those for a weight that no slider has. */
export function positionOf(weight) {
  const [n, d] = weight.split('/').map(parseFloat);
  return d ? (n / d) * 100 : n;
}

/** Returns whether sliders can show a side: every weight lies between 0 and 100%. */
export function fitsSliders(side) {
  return weightsOf(side).every((one) => positionOf(one) >= 0 && positionOf(one) <= 100);
}

/** Gives each outcome its weight; one alone needs none. */
export function setWeights(side, weights) {
  side.components.forEach((one, at) => (one.weight = weights.length === 1 ? null : weights[at]));
}

/** Adds an outcome; the weights are those of all outcomes with it. */
export function addOutcome(side, outcome, weights) {
  side.components.push({ weight: null, outcome });
  setWeights(side, weights);
}

/** Removes an outcome; the weights are those of the others. The last one becomes one that is still to be chosen. */
export function removeOutcome(side, at, weights) {
  side.components.splice(at, 1);
  if (side.components.length === 0) side.components.push({ weight: null, outcome: null });
  else setWeights(side, weights);
}

/** The sides of a ruling from which another kind of it is made. */
function sidesOf(ruling) {
  if (ruling?.kind === 'both') return [ruling.side, structuredClone(ruling.side)];
  if (ruling?.kind === 'split') return [ruling.ns, ruling.ew];
  if (ruling?.kind === 'damage') return sidesOf(ruling.before);
  return [sideOf(), sideOf()];
}

/** The kind of a ruling as a director names it: `both`, `split`, `damage`, or `artificial` for a split of two such. */
export function kindOf(ruling) {
  if (ruling === null) return 'none';
  const isArtificial = ruling.kind === 'split' && ruling.ns.kind === 'artificial' && ruling.ew.kind === 'artificial';
  return isArtificial ? 'artificial' : ruling.kind;
}

function weightedOnly(side) {
  return side.kind === 'weighted' ? side : sideOf();
}

/** The same ruling as another kind; what it has of outcomes is kept. */
export function asKind(ruling, kind) {
  const [ns, ew] = sidesOf(ruling);
  switch (kind) {
    case 'both':
      return { kind: 'both', side: weightedOnly(ns) };
    case 'split':
      return { kind: 'split', ns: weightedOnly(ns), ew: weightedOnly(ew) };
    case 'artificial':
      return { kind: 'split', ns: { kind: 'artificial', score: 'A+' }, ew: { kind: 'artificial', score: 'A-' } };
    case 'damage': {
      const before = { kind: 'both', side: weightedOnly(ns) };
      return { kind: 'damage', side: null, before, after: { kind: 'both', side: sideOf() }, obtained: null };
    }
    default:
      return null;
  }
}

function missingIn(ruling, path) {
  if (ruling === null) return [];
  if (ruling.kind === 'damage') {
    return ['before', 'after', 'obtained'].flatMap((part) => missingIn(ruling[part], `${path}.${part}`));
  }
  const sides = ruling.kind === 'both' ? ['side'] : ['ns', 'ew'];
  return sides.flatMap((name) => {
    const side = ruling[name];
    if (side.kind === 'artificial') return side.score ? [] : [`${path}.${name}.score`];
    return side.components.flatMap((one, at) => (one.outcome ? [] : [`${path}.${name}.components.${at}.outcome`]));
  });
}

/** The paths of what is still to be chosen. */
export function missing(form) {
  const found = missingIn(form.ruling, 'ruling');
  if (form.field.kind === 'other-table' && !form.field.result) found.unshift('field.result');
  return found;
}

/** One more row, or a higher count of one that has the same result and no label. */
export function addRow(rows, result, count = 1, label = null) {
  const same = rows.find((one) => one.label === null && label === null && one.result === result);
  if (same) same.count += count;
  else rows.push({ label, result, count });
}

/** The results of a field together: how many tables there are. */
export function tables(rows) {
  return rows.reduce((sum, one) => sum + one.count, 0);
}
