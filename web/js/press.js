/**
 * Nothing is redrawn between pressing and releasing: a click needs the element that it began on. Typing into a text box
 * and pressing a button blurs the box, which changes the form; redrawn at once, the button would be gone before its click.
 */

/** A release that brings no click, such as the end of a drag, ends the press after this many milliseconds. */
const WITHOUT_CLICK = 500;

/** The element that is pressed; null where none is. */
let pressed = null;

/** Redraws that wait for the release: the latest of each region. */
const waiting = new Map();

let timer = 0;

function press(target) {
  release();
  pressed = target;
}

/** Ends the press and catches up with the redraws. */
function release() {
  clearTimeout(timer);
  pressed = null;
  const draws = [...waiting.values()];
  waiting.clear();
  for (const draw of draws) draw();
}

function releaseIn(milliseconds) {
  clearTimeout(timer);
  if (pressed) timer = setTimeout(release, milliseconds);
}

const isTyping = (target) => target.matches?.('input:not([type=radio], [type=checkbox], [type=range]), textarea');

/** Follows what is pressed from now on. */
export function startPresses() {
  addEventListener('pointerdown', (event) => event.isPrimary && press(event.target), true);
  addEventListener('pointerup', (event) => event.isPrimary && releaseIn(WITHOUT_CLICK), true);
  addEventListener('pointercancel', release, true);
  addEventListener('keydown', (event) => event.key === ' ' && !event.repeat && !isTyping(event.target) && press(event.target), true);
  addEventListener('keyup', (event) => event.key === ' ' && releaseIn(0), true);
  // The action of the click comes first.
  addEventListener('click', () => releaseIn(0), true);
  // The list of a select takes the release for itself.
  addEventListener('change', (event) => event.target === pressed && event.target.matches('select') && release(), true);
  addEventListener('blur', (event) => event.target === window && release(), true);
}

/**
 * Draws a region now or, where something in it is pressed, after the release. Of several draws of a region that wait, the
 * last one counts.
 * @param {HTMLElement} region
 * @param {() => void} draw
 */
export function redraw(region, draw) {
  if (pressed && region.contains(pressed)) waiting.set(region, draw);
  else draw();
}
