/** The irregular calls of a script, whose Law the pointer shows. */

/**
 * The last call in brackets of each auction of which the engine names the Law: `[{ start, end, title }]`.
 * @param {string} script
 * @param {Array<{ start: number, end: number, irregular?: string }>} results
 */
export function irregularCalls(script, results) {
  return results.flatMap(({ start, end, irregular }) => {
    const open = irregular ? script.lastIndexOf('[', end - 1) : -1;
    const close = script.indexOf(']', open);
    return open >= start && close > open && close < end ? [{ start: open, end: close + 1, title: irregular }] : [];
  });
}
