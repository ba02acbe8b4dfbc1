/** Files of the device: they go to the engine and nowhere else. */
import { t } from './i18n.js';

/** A scoring file of more bytes than this is not taken: the engine holds it in memory. */
const LARGEST = 24 * 1024 * 1024;

/** Gives the engine a file; its name as the language writes it. */
export async function rememberFile(engine, file) {
  if (file.size > LARGEST) throw new Error(t('file-too-large', { name: file.name, n: LARGEST / 1024 / 1024 }));
  const name = safeName(file.name);
  await engine.remember(name, base64(new Uint8Array(await file.arrayBuffer())));
  return name;
}

/** The name of a file as the language can write it: no quotation mark, no backslash, no control character. */
export function safeName(name) {
  // eslint-disable-next-line no-control-regex
  return name.replace(/["\\\u0000-\u001f\u007f]/g, '_').slice(-120) || 'event';
}

/** Bytes in base64, in parts that a call can take. */
function base64(bytes) {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
