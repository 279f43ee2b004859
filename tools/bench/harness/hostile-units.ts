/** What a text repeats until it is as long as it may be: each kind has cost some program dearly. */
export const hostileUnits: Record<string, string> = {
  'em dash': '—',
  emoji: '🙂',
  flags: '🇩🇪🇫🇷',
  'combining marks': `a${'\u0301'.repeat(40)}`,
  CJK: 'ビットコインが上がりました。',
  brackets: '[',
  'long words': `${'supercalifragilistic'.repeat(20)} `,
  'blank lines': 'gm\n\n\n\n \n',
  'right to left': 'سوق العملات يرتفع اليوم. ',
  'zero width': 'a\u200b\u200d\u2060',
  cashtags: '$BTC $ETH ',
  URLs: 'https://example.com/a?b=c ',
};

/** The unit again and again, of at most that many UTF-16 units; `mark` makes two of them differ. */
export function hostileText(unit: string, length: number, mark = ''): string {
  const text = (mark + unit.repeat(Math.ceil(length / unit.length))).slice(0, length);
  return text.isWellFormed() ? text : text.slice(0, -1);
}
