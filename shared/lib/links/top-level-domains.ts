import countries from 'twitter-text/dist/regexp/validCCTLD.js';
import others from 'twitter-text/dist/regexp/validGTLD.js';

/** What twitter-text takes for a top-level domain, as it was when X last published its list, in the order tried. */
const domains = [others, countries].flatMap(
  ({ source }) => /^\(\?:\(\?:(.+?)\)/.exec(source)?.[1]?.split('|') ?? [],
);
const isLatin = (domain: string) => /^[a-z]+$/.test(domain);

const known = new Set(domains.filter(isLatin));
/** In their own letters. */
const native = domains.filter((domain) => !isLatin(domain));
const longest = 24;
let inOwnLetters: RegExp | undefined;
const encoded = /xn--[-0-9a-z]+/iy;
const goesOn = /[0-9a-z@+-]/i;

/** Where the top-level domain ends that begins at `from`; -1 if none does. */
export function topLevelEnd(text: string, from: number): number {
  let end = from;
  while (end - from <= longest && isLatinLetter(text.charCodeAt(end))) end += 1;
  if (end - from > 1 && end - from <= longest && !goesOn.test(text.charAt(end))) {
    if (known.has(text.slice(from, end).toLowerCase())) return end;
  }
  // Of the others `vermögensberater` and `xn--` begin with a Latin letter.
  if (end > from ? !/[vx]/i.test(text.charAt(from)) : !(text.charCodeAt(from) > 127)) return -1;
  inOwnLetters ??= new RegExp(`(?:${native.join('|')})(?=[^0-9a-z@+-]|$)`, 'iy');
  return endOf(inOwnLetters, text, from) ?? endOf(encoded, text, from) ?? -1;
}

function endOf(pattern: RegExp, text: string, from: number): number | null {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : null;
}

function isLatinLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}
