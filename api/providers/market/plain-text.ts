import { cleanLine } from './clean-text.ts';

/** What is looked at of a text: no summary needs more, and none may cost more. */
const MOST_READ = 8_000;

/** HTML of a feed as the text that a reader would see, one line. It is never markup again. */
export function plainText(html: string, most: number): string {
  const text = html
    .slice(0, MOST_READ)
    .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
    .replace(/<(script|style|iframe|svg|template)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    // A bracket that opens no tag, as in "BTC < 100k", stays.
    .replace(/<(?=[a-z/!?])[^<>]*(>|$)/gi, ' ');
  return cleanLine(decodeEntities(text), most);
}

/** Character references, once: `&amp;lt;` is the text `&lt;`. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return isCharacter(code) ? String.fromCodePoint(code) : '';
  });
}

function isCharacter(code: number): boolean {
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  euro: '€',
  pound: '£',
  copy: '©',
  reg: '®',
  trade: '™',
  bull: '•',
  middot: '·',
  laquo: '«',
  raquo: '»',
};
