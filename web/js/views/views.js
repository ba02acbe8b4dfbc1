/** The views of the page, one at a time. The browser's way back goes from one to the one before. */
import { byId, show } from '../dom.js';

const VIEWS = ['ruling', 'event', 'examples', 'topics'];

const listeners = new Set();
let current = 'ruling';

/** Hears which view is shown. */
export function onView(listener) {
  listeners.add(listener);
}

function draw(view, { focus }) {
  current = view;
  for (const name of VIEWS) {
    show(byId(`view-${name}`), name === view);
    byId(`to-${name}`).toggleAttribute('aria-current', false);
  }
  byId(`to-${view}`).setAttribute('aria-current', 'page');
  for (const listener of listeners) listener(view);
  if (focus) {
    // Screen readers announce the new view by its heading.
    byId(`title-${view}`).focus({ preventScroll: true });
    scrollTo(0, 0);
  }
}

/** Shows a view and remembers the way back. */
export function goTo(view, state = {}) {
  if (view === current && Object.keys(state).length === 0) return;
  history.pushState({ view, ...state }, '');
  draw(view, { focus: true });
}

/** The view that is shown. */
export function currentView() {
  return current;
}

/** Wires the navigation; `restore` gets the state of the history where one goes back. */
export function startViews(restore) {
  for (const name of VIEWS) byId(`to-${name}`).addEventListener('click', () => goTo(name));
  addEventListener('popstate', ({ state }) => {
    const view = VIEWS.includes(state?.view) ? state.view : 'ruling';
    draw(view, { focus: view !== current });
    restore(state ?? {});
  });
  draw('ruling', { focus: false });
}
