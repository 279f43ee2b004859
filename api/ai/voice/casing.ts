const protectedWord = /\$[a-z]\w*|[@＠]\w+|#[\p{L}\p{N}_]+|https?:\/\/\S+/giu;

/** Lower case, but tickers, handles, hashtags and links as they are. */
export function lowerCased(text: string): string {
  let result = '';
  let from = 0;
  for (const match of text.matchAll(protectedWord)) {
    result += text.slice(from, match.index).toLowerCase() + match[0];
    from = match.index + match[0].length;
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
