/** The ruling sheet: a page for the players and the appeals committee, to be printed. */
import { byId, el, fill, show, showEngineHtml } from '../dom.js';
import { withCode } from '../editor/problems.js';
import { current, t } from '../i18n.js';
import { currentScript } from '../session.js';

/**
 * Wires the button and the dialog of the sheet; gives what shows the sheets of another script.
 * @param {import('../engine.js').Engine} engine
 */
export function startSheet(engine) {
  /** The script whose sheets are shown, where it is not the page's own. */
  let other = null;
  const dialog = byId('sheet');
  const event = byId('sheet-event');
  const appeal = byId('sheet-appeal');
  const draw = async () => {
    const minutes = appeal.value.trim();
    const request = { do: 'sheet', script: other ?? currentScript(), language: current() };
    if (event.value.trim()) request.event = event.value.trim();
    if (/^\d{1,4}$/.test(minutes)) request.appeal = Number(minutes);
    const target = byId('sheet-page');
    try {
      const { html, diagnostics } = await engine.ask(request, { replaces: 'sheet' }) ?? {};
      const errors = (diagnostics ?? []).filter((one) => one.severity === 'error');
      if (html) showEngineHtml(target, bodyOf(html));
      else fill(target, errors.map((one) => el('p', { class: 'fault' }, withCode(one.message))), errors.length === 0 && el('p', {}, t('no-sheet')));
      show(byId('sheet-print'), Boolean(html));
    } catch (error) {
      fill(target, el('p', { class: 'fault' }, error.message));
    }
  };
  const open = async (script = null) => {
    other = script;
    await draw();
    document.documentElement.classList.add('sheet-open');
    dialog.showModal();
    byId('sheet-title').focus();
  };
  byId('to-sheet').addEventListener('click', () => open());
  for (const field of [event, appeal]) field.addEventListener('change', draw);
  byId('sheet-close').addEventListener('click', () => dialog.close());
  byId('sheet-print').addEventListener('click', () => print());
  // Of the page the sheet alone is printed while it is open.
  dialog.addEventListener('close', () => document.documentElement.classList.remove('sheet-open'));
  return open;
}

/** The body of a whole page, without its style. */
function bodyOf(page) {
  const start = page.indexOf('<body>');
  const end = page.lastIndexOf('</body>');
  return start < 0 || end < start ? page : page.slice(start + '<body>'.length, end);
}
