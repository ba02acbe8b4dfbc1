/** Sharing: the script in the address, copied or handed to the device; nothing is sent by the page. */
import { byId, el, fill, show } from '../dom.js';
import { current, t } from '../i18n.js';
import { currentScript } from '../session.js';
import { ShareError, fromFragment, languageOf, toFragment } from '../share.js';

/** Longer addresses are cut by some programs for messages. */
const LONG = 8000;

/** The address of the page with the script in it. */
export async function addressOf(script) {
  return `${location.origin}${location.pathname}#${await toFragment(script, { language: current() })}`;
}

/** Wires the button, which shows the address, copies it, and hands it to the device where that shares. */
export function startShare() {
  const box = byId('share');
  const field = byId('share-address');
  const note = byId('share-note');
  byId('to-share').addEventListener('click', async () => {
    if (!box.hidden) {
      close();
      return;
    }
    show(box, true);
    byId('to-share').setAttribute('aria-expanded', 'true');
    try {
      field.value = await addressOf(currentScript());
      note.textContent = field.value.length > LONG ? t('share-long') : t('share-note');
    } catch (error) {
      field.value = '';
      note.textContent = t(error instanceof ShareError ? `share-${error.kind}` : 'share-damaged');
    }
    field.focus();
    field.select();
  });
  byId('share-copy').addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(field.value);
      note.textContent = t('copied');
    } catch {
      field.select();
      note.textContent = t('copy-by-hand');
    }
  });
  byId('share-file').addEventListener('click', () => saveFile(currentScript()));
  const hand = byId('share-hand');
  show(hand, typeof navigator.share === 'function');
  hand.addEventListener('click', () => navigator.share({ title: 'redress', url: field.value }).catch(() => {}));
  const close = () => {
    show(box, false);
    byId('to-share').setAttribute('aria-expanded', 'false');
  };
  byId('share-close').addEventListener('click', () => {
    close();
    byId('to-share').focus();
  });
  return { close };
}

/** Hands a script to the device as a file, which opening or dropping it brings back. */
export function saveFile(script) {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/plain' }));
  const board = /^board (\d+)/m.exec(script);
  el('a', { href: address, download: board ? `board-${board[1]}.ruling` : 'ruling.ruling' }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Reads the address: `{ script, language }`, or `{ fault }` if it is damaged. */
export async function fromAddress() {
  const language = languageOf(location.hash);
  try {
    return { language, script: await fromFragment(location.hash) };
  } catch (error) {
    return { language, script: null, fault: error instanceof ShareError ? error.kind : 'damaged' };
  }
}

/** A message across the top of the page, with what can be done about it. */
export function notice(text, ...actions) {
  const box = byId('notice');
  const close = el('button', { type: 'button', class: 'remove', 'aria-label': t('close'), onclick: () => show(box, false) }, '×');
  const buttons = actions.map(({ words, act }) =>
    el(
      'button',
      {
        type: 'button',
        onclick: () => {
          show(box, false);
          act();
        },
      },
      words,
    ),
  );
  fill(box, el('p', {}, text), buttons, close);
  show(box, true);
}
