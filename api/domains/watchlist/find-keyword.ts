/** Writing without spaces between its words. */
const unspaced = /\p{scx=Han}|\p{scx=Hira}|\p{scx=Kana}|\p{scx=Thai}/u;

/** A text as it is searched: words in lower case with one space between and around them. */
export function searchable(text: string): string {
  const words = text.normalize('NFKC').toLowerCase();
  return ` ${words.replace(/[^\p{L}\p{N}\p{M}$]+/gu, ' ').trim()} `;
}

/** Whether a searchable text has the searchable keyword as whole words: `sec` is not in `second`. */
export function mentions(text: string, keyword: string): boolean {
  return text.includes(unspaced.test(keyword) ? keyword.trim() : keyword);
}
