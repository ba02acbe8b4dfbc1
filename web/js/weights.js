/**
 * The weights of a ruling under sliders: whatever is moved, they sum to exactly 100%.
 *
 * A weight is a fraction of whole numbers `{ n, d }`, as the language has it, so that a third stays a third until
 * it is moved. Sliders move in whole percentage points. No floating-point number is reckoned with.
 */

function gcd(a, b) {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y) [x, y] = [y, x % y];
  return x;
}

/** The fraction n/d of two BigInts in lowest terms; d is positive. */
export function fraction(n, d = 1n) {
  const common = gcd(n, d) || 1n;
  return { n: n / common, d: d / common };
}

/** A whole number of percentage points as a weight. */
export function percent(points) {
  return fraction(BigInt(points), 100n);
}

/**
 * A weight as it is typed: `60%`, `62.5%`, `62,5`, `1/3`, `33 1/3` is none. A bare number is a percentage.
 * Null where it is no weight, or one that is not between 0 and 100%.
 */
export function parse(text) {
  const typed = text.trim().replace(/\s*%$/, '');
  const over = /^(\d{1,9})\s*[/⁄]\s*(\d{1,9})$/.exec(typed);
  const decimal = /^(\d{1,3})(?:[.,](\d{1,9}))?$/.exec(typed);
  let weight = null;
  if (over && BigInt(over[2]) > 0n) {
    weight = fraction(BigInt(over[1]), BigInt(over[2]));
  } else if (decimal) {
    const digits = decimal[2] ?? '';
    weight = fraction(BigInt(decimal[1] + digits), 100n * 10n ** BigInt(digits.length));
  }
  return weight && weight.n >= 0n && weight.n <= weight.d ? weight : null;
}

/** A weight as the language writes it: a percentage where that ends, else a fraction. */
export function write({ n, d }) {
  for (let places = 0n; places <= 6n; places += 1n) {
    const scaled = n * 100n * 10n ** places;
    if (scaled % d === 0n) {
      const digits = String(scaled / d).padStart(Number(places) + 1, '0');
      const whole = digits.slice(0, digits.length - Number(places));
      const rest = places ? `.${digits.slice(digits.length - Number(places))}` : '';
      return `${whole}${rest}%`;
    }
  }
  return `${n}/${d}`;
}

/** The nearest whole percentage point, for the place of a slider; halves upwards. */
export function nearestPercent({ n, d }) {
  return Number((n * 200n + d) / (2n * d));
}

/** Whether weights sum to exactly 100%. */
export function isWhole(weights) {
  let sum = fraction(0n);
  for (const one of weights) sum = fraction(sum.n * one.d + one.n * sum.d, sum.d * one.d);
  return sum.n === sum.d;
}

/**
 * Parts of a whole number of units in proportion to weights: the largest remainders get what is left over, the
 * first of equals before the next. Weights that are all 0 share alike.
 */
export function share(units, weights) {
  const common = weights.reduce((found, one) => (found * one.d) / gcd(found, one.d), 1n);
  let parts = weights.map((one) => one.n * (common / one.d));
  if (parts.every((one) => one === 0n)) parts = parts.map(() => 1n);
  const total = parts.reduce((sum, one) => sum + one, 0n);
  const wanted = BigInt(units);
  const shares = parts.map((one) => (one * wanted) / total);
  const remainders = parts.map((one, at) => ({ at, rest: (one * wanted) % total }));
  remainders.sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1));
  let left = wanted - shares.reduce((sum, one) => sum + one, 0n);
  for (const { at } of remainders) {
    if (left === 0n) break;
    shares[at] += 1n;
    left -= 1n;
  }
  return shares.map(Number);
}

/**
 * The weights after one was set: the others share what is left in proportion to what they had. Set to a whole
 * number of percentage points, all are whole; set to anything else (`62.5%`, `1/3`), the others keep their exact
 * proportion.
 */
export function set(weights, at, weight) {
  if (weights.length === 1) return [percent(100)];
  const others = weights.filter((_, index) => index !== at);
  const scaled = weight.n * 100n;
  let shares;
  if (scaled % weight.d === 0n) {
    shares = share(100 - Number(scaled / weight.d), others).map(percent);
  } else {
    const left = fraction(weight.d - weight.n, weight.d);
    const sum = others.reduce((total, one) => fraction(total.n * one.d + one.n * total.d, total.d * one.d), fraction(0n));
    shares = others.map((one) =>
      sum.n === 0n
        ? fraction(left.n, left.d * BigInt(others.length))
        : fraction(one.n * left.n * sum.d, one.d * left.d * sum.n),
    );
  }
  shares.splice(at, 0, weight);
  return shares;
}

/** The weights with one more outcome, which gets its equal share; the others give it up in proportion. */
export function add(weights) {
  const units = Math.floor(100 / (weights.length + 1));
  return set([...weights, percent(0)], weights.length, percent(units));
}

/** The weights without one; the others take its share in proportion. */
export function remove(weights, at) {
  const others = weights.filter((_, index) => index !== at);
  return others.length ? share(100, others).map(percent) : [];
}
