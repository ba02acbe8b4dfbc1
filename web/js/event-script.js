/** The script of a whole event with rulings at its tables. */

/** A name of a file as the script can hold it: no quotation mark, no backslash, no control character. */
export function safeName(name) {
  // eslint-disable-next-line no-control-regex
  return name.replace(/["\\\u0000-\u001f\u007f]/g, '_').slice(-120) || 'event';
}

/** A word of the language: digits, letters, hyphens inside. */
const WORD = /^[\p{L}\d_]+(-[\p{L}\d_]+)*$/u;

/**
 * Where the ruling is, as `at` has it: a table, or the pairs where the file has no tables; null where neither is said.
 * @param {{ section?: string, table?: string, ns?: string, ew?: string }} place
 */
export function placeOf({ section = '', table = '', ns = '', ew = '' }) {
  const parts = [];
  if (section) parts.push(`section ${WORD.test(section) ? section : `"${safeName(section)}"`}`);
  if (WORD.test(table)) {
    parts.push(`table ${table}`);
  } else {
    if (WORD.test(ns)) parts.push(`NS ${ns}`);
    if (WORD.test(ew)) parts.push(`EW ${ew}`);
    if (!WORD.test(ns) && !WORD.test(ew)) return null;
  }
  return `at ${parts.join(' ')}`;
}

/**
 * The whole script: the files, the rulings board by board, and the ranking, which shows who moved.
 * @param {string[]} files
 * @param {{ board: number, place: string, ruling: string }[]} rulings
 */
export function eventScript(files, rulings) {
  const lines = [`event ${files.map((name) => `"${name}"`).join(' ')}`, ''];
  for (const { board, place, ruling } of rulings) lines.push(`board ${board}`, `${place}: ${ruling}`, '');
  lines.push('ranking', '');
  return lines.join('\n');
}
