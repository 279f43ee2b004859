import { protectedSpans } from './protected-spans.ts';

/** Lower case, but tickers, handles, links, code, acronyms and quoted words as they are. */
export function lowerCased(text: string): string {
  let result = '';
  let from = 0;
  for (const { start, end } of protectedSpans(text)) {
    result += text.slice(from, start).toLowerCase() + text.slice(start, end);
    from = end;
  }
  // A Turkish capital leaves its dot behind as a character of its own.
  return (result + text.slice(from).toLowerCase()).replace(/i\u0307/g, 'i');
}

/** The first letter of every sentence in upper case; a ticker or handle at the start stays. */
export function sentenceCased(text: string): string {
  return text.replace(
    /(^|[.!?…]["')]?\s+|\n+)(["'“(]?)(\p{Ll})(?![\w]*\.[a-z])/gu,
    (_, before: string, quote: string, letter: string) => before + quote + letter.toUpperCase(),
  );
}
