/**
 * The coloured text under the textarea: the same characters in the same places, in spans.
 *
 * Its colours arrive a little later than what is typed. Until then the spans of what did not change are moved, so that
 * nothing flickers.
 */
import { el } from '../dom.js';

const CLASSES = { statement: 'kw', word: 'word', comment: 'comment', text: 'string', 'red-suit': 'red' };

/** Beyond this many characters a script stays in one colour: every key would lay out all of it anew. */
const MOST_COLOURED = 60_000;

/** Where two texts differ: how much is alike at the beginning and at the end. */
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
 */
export function pieces(text, tokens, marks) {
  const cuts = new Set([0, text.length]);
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

export class Layer {
  #text = '';
  #tokens = [];
  #marks = [];
  #hints = [];
  #nodes = [];

  /** @param {HTMLElement} element the element that the text is painted into */
  constructor(element) {
    this.element = element;
  }

  /** What was typed, before anything is known of it. */
  setText(text) {
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

  /** What is wrong and where, and what rulings are worth: `[[start, end, class]]`, `[[at, at, text]]`. */
  setMarks(text, marks, hints) {
    if (text !== this.#text) return;
    this.#marks = marks.map(([start, end, kind]) => [start, this.#widened(start, end), kind]);
    this.#hints = hints;
    this.#paint();
  }

  /** The place of a character in the window, to show something beside it. */
  placeOf(offset) {
    const range = document.createRange();
    const found = this.#nodes.findLast((one) => one.start <= offset) ?? this.#nodes[0];
    if (!found) return this.element.getBoundingClientRect();
    const at = Math.min(offset - found.start, found.node.length);
    range.setStart(found.node, at);
    range.setEnd(found.node, Math.min(at + 1, found.node.length));
    return range.getClientRects()[0] ?? range.getBoundingClientRect();
  }

  /** A place without a width marks the character there, so that it can be seen. */
  #widened(start, end) {
    return end > start ? end : Math.min(start + 1, this.#text.length);
  }

  #paint() {
    const isShort = this.#text.length <= MOST_COLOURED;
    const hints = isShort ? this.#hints.map(([at, , text]) => [at, text]) : [];
    const cuts = hints.map(([at]) => [at, at, '']);
    const parts = isShort
      ? pieces(this.#text, this.#tokens, [...this.#marks, ...cuts])
      : [{ start: 0, text: this.#text, classes: [] }];
    const fragment = document.createDocumentFragment();
    this.#nodes = [];
    for (const { start, text, classes } of parts) {
      while (hints.length && hints[0][0] <= start) fragment.append(ghost(hints.shift()[1]));
      const node = document.createTextNode(text);
      this.#nodes.push({ start, node });
      const worn = classes.filter(Boolean);
      fragment.append(worn.length ? el('span', { class: worn.join(' ') }, node) : node);
    }
    for (const [, text] of hints) fragment.append(ghost(text));
    // A last line that is empty has its height as well.
    fragment.append('\n');
    this.element.replaceChildren(fragment);
  }
}

/** What a ruling is worth, behind it: it takes no room, so that the text stays where the textarea has it. */
function ghost(text) {
  return el('span', { class: 'ghost' }, text);
}
