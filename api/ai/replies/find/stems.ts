import { stopWords } from '../../composer/read/lexicon.ts';

const piece =
  /\p{Script=Han}+|[\p{Script=Hiragana}\p{Script=Katakana}ー]+|[\p{L}\p{N}][\p{L}\p{M}\p{N}'-]*/gu;
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const CUT = 6;

/** The words of a text in lower case, without links, handles and tickers, in their order. */
export function wordsIn(text: string): string[] {
  const plain = text
    .replace(/https?:\/\/\S+|[@＠]\w+|\$[a-z]\w*/giu, ' ')
    .toLowerCase()
    .replace(/[’‘]/g, "'");
  return plain.match(piece) ?? [];
}

/** English endings are taken off; words of other languages are cut, for theirs differ too much. */
export function stemOf(word: string, language: string): string {
  if (wide.test(word)) return word;
  if (language !== 'en') return word.length > CUT ? word.slice(0, CUT) : word;
  const bare = word.replace(/'(?:s|ll|re|ve|d|m)?$/, '');
  if (bare.length <= 3) return bare;
  const stem = bare
    .replace(/ies$/, 'y')
    .replace(/(?<=..)(?:sses)$/, 'ss')
    .replace(/(?<=...)(?:ings?|ed|ers?|es|s)$/, (end) => (bare.endsWith('ss') ? end : ''));
  return stem.replace(/([^aeiouls])\1$/, '$1').replace(/(?<=...)e$/, '');
}

/** The stems that carry meaning; Chinese and Japanese in pairs of characters. */
export function stemsIn(text: string, language: string): string[] {
  return wordsIn(text).flatMap((word) => {
    if (wide.test(word)) return pairs(word);
    const isSmall = word.length < 2 || (language === 'en' && stopWords.has(word));
    return isSmall || /^\d/.test(word) ? [] : [stemOf(word, language)];
  });
}

function pairs(run: string): string[] {
  const signs = [...run];
  if (signs.length < 2) return [];
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
}
