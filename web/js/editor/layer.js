/**
 * The coloured text under the textarea: the same characters in the same places, in spans.
 *
 * Its colours arrive a little later than what is typed. Until then the spans of what did not change are moved, so that
 * nothing flickers.
 */
import { el } from '../dom.js';

/** The class of each kind of token that has a colour. */
export const CLASSES = { statement: 'kw', word: 'word', comment: 'comment', text: 'string', 'red-suit': 'red' };

/** A script of more characters or lines than these is not painted: every key would lay out all of it anew. */
const [MOST_CHARACTERS, MOST_LINES] = [60_000, 2_000];

/** Returns whether a script is too long to be painted. */
export function isLong(text) {
  if (text.length > MOST_CHARACTERS) return true;
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines > MOST_LINES;
}

/** The difference of two texts: the lengths of their common beginning and end. */
export function difference(before, after) {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  return { head, tail };
}

/** Spans `[start, end, …]` of a text where they are after it was edited; those that the edit cut are left out. */
export function moved(spans, before, after) {
  const { head, tail } = difference(before, after);
  const by = after.length - before.length;
  const kept = [];
  for (const [start, end, ...rest] of spans) {
    if (end <= head) kept.push([start, end, ...rest]);
    else if (start >= before.length - tail) kept.push([start + by, end + by, ...rest]);
    else if (start < head && end > before.length - tail) kept.push([start, end + by, ...rest]);
  }
  return kept;
}

/**
 * A text cut into pieces with the classes of each: `[{ text, classes }]`. Tokens do not overlap; marks may.
 * @param {Array<[number, number, string]>} tokens `[start, end, class]`, in order
 * @param {Array<[number, number, string]>} marks
 * @param {number[]} places where a piece must end besides
 */
export function pieces(text, tokens, marks, places = []) {
  const cuts = new Set([0, text.length, ...places]);
  for (const [start, end] of [...tokens, ...marks]) {
    cuts.add(Math.min(start, text.length));
    cuts.add(Math.min(end, text.length));
  }
  const ordered = [...cuts].sort((a, b) => a - b);
  const found = [];
  let token = 0;
  for (let at = 0; at + 1 < ordered.length; at += 1) {
    const [start, end] = [ordered[at], ordered[at + 1]];
    while (token < tokens.length && tokens[token][1] <= start) token += 1;
    const classes = marks.filter((one) => one[0] <= start && one[1] >= end).map((one) => one[2]);
    if (token < tokens.length && tokens[token][0] <= start && tokens[token][2]) classes.unshift(tokens[token][2]);
    found.push({ start, text: text.slice(start, end), classes });
  }
  return found;
}

/**
 * A text line by line, with what lies on each: `{ start, text, tokens, marks, hints }`, the spans within the line and
 * from its beginning, so that a line that only moves stays as it is.
 * @param {Array<[number, number, string]>} hints `[at, at, text]`, in order
 */
export function linesOf(text, tokens, marks, hints) {
  let start = 0;
  let token = 0;
  let hint = 0;
  return text.split('\n').map((line) => {
    const end = start + line.length;
    const within = ([from, to, kind]) => [Math.max(from, start) - start, Math.min(to, end) - start, kind];
    while (token < tokens.length && tokens[token][1] <= start) token += 1;
    const own = { start, text: line, tokens: [], marks: [], hints: [] };
    for (let at = token; at < tokens.length && tokens[at][0] < end; at += 1) own.tokens.push(within(tokens[at]));
    own.marks = marks.filter((one) => one[0] < Math.max(end, start + 1) && one[1] > start).map(within);
    for (; hint < hints.length && hints[hint][0] <= end; hint += 1) own.hints.push([hints[hint][0] - start, hints[hint][2]]);
    start = end + 1;
    return own;
  });
}

export class Layer {
  /** The text that is painted; null while it is too long. */
  #text = '';
  #tokens = [];
  #marks = [];
  #hints = [];
  /** Each line as it is painted: where it starts, its element, and what tells it from another look of it. */
  #lines = [];

  /** @param {HTMLElement} element the element that the text is painted into */
  constructor(element) {
    this.element = element;
  }

  /** Shows the text before its tokens are known. A long script is not painted: the textarea shows it. */
  setText(text) {
    if (isLong(text)) {
      this.#lines = [];
      [this.#tokens, this.#marks, this.#hints] = [[], [], []];
      this.#text = null;
      this.element.replaceChildren();
      return;
    }
    this.#text ??= '';
    this.#tokens = moved(this.#tokens, this.#text, text);
    this.#marks = moved(this.#marks, this.#text, text);
    this.#hints = moved(this.#hints, this.#text, text);
    this.#text = text;
    this.#paint();
  }

  /** The colours of a text; of another than the one that stands there, they are too late. */
  setTokens(text, tokens) {
    if (text !== this.#text) return;
    this.#tokens = tokens.map(([start, end, kind]) => [start, end, CLASSES[kind] ?? '']).filter((one) => one[2]);
    this.#paint();
  }

  /** Sets the diagnostics `[[start, end, class]]` and the scores of rulings `[[at, at, text]]`. */
  setMarks(text, marks, hints) {
    if (text !== this.#text) return;
    this.#marks = marks.map(([start, end, kind]) => [start, this.#widened(start, end), kind]);
    this.#hints = [...hints].sort((a, b) => a[0] - b[0]);
    this.#paint();
  }

  /** The place of a character in the window, to show something beside it. */
  placeOf(offset) {
    const line = this.#lines.findLast((one) => one.start <= offset) ?? this.#lines[0];
    if (!line) return this.element.getBoundingClientRect();
    let left = offset - line.start;
    const range = document.createRange();
    for (const child of line.element.childNodes) {
      if (child.className === 'ghost') continue;
      const node = child.firstChild ?? child;
      range.setStart(node, Math.min(left, node.length));
      range.setEnd(node, Math.min(left + 1, node.length));
      if (left < node.length) break;
      left -= node.length;
    }
    return range.getClientRects()[0] ?? range.getBoundingClientRect();
  }

  /** A place without a width marks the character there, so that it can be seen. */
  #widened(start, end) {
    return end > start ? end : Math.min(start + 1, this.#text.length);
  }

  /** Paints the lines that are not as they were. */
  #paint() {
    const lines = linesOf(this.#text, this.#tokens, this.#marks, this.#hints);
    const looks = lines.map((one) => `${one.text}\n${[one.tokens, one.marks, one.hints].join('|')}`);
    const before = this.#lines;
    const most = Math.min(before.length, lines.length);
    let head = 0;
    while (head < most && before[head].look === looks[head]) head += 1;
    let tail = 0;
    while (tail < most - head && before[before.length - 1 - tail].look === looks[lines.length - 1 - tail]) tail += 1;
    for (const one of before.slice(head, before.length - tail)) one.element.remove();
    const next = before[before.length - tail]?.element ?? null;
    this.#lines = lines.map((line, at) => {
      const { start } = line;
      if (at < head) return { ...before[at], start };
      if (at >= lines.length - tail) return { ...before[before.length - (lines.length - at)], start };
      return { start, look: looks[at], element: this.element.insertBefore(painted(line), next) };
    });
  }
}

/** A line as an element; its end belongs to it, so that an empty one has its height as well. */
function painted({ text, tokens, marks, hints }) {
  const waiting = [...hints];
  const element = el('div');
  for (const piece of pieces(text, tokens, marks, hints.map(([at]) => at))) {
    while (waiting.length && waiting[0][0] <= piece.start) element.append(ghost(waiting.shift()[1]));
    const worn = piece.classes.filter(Boolean);
    element.append(worn.length ? el('span', { class: worn.join(' ') }, piece.text) : piece.text);
  }
  element.append(...waiting.map(([, words]) => ghost(words)), '\n');
  return element;
}

/** The score of a ruling, behind it. It takes no room, so that the text stays where the textarea has it. */
function ghost(text) {
  return el('span', { class: 'ghost' }, text);
}
