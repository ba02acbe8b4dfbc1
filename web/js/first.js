/** The script of a first visit: a ruling that shows the purpose of the page. */
export const FIRST = [
  'board 7',
  'traveller {',
  '  +620: 3',
  '  +500',
  '  +300: 3',
  '  -100: 2',
  '}',
  '(60% 4♠= N & 40% 4♠-1 N)',
  '',
].join('\n');
