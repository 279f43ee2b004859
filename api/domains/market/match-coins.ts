import { wellKnownCoins } from './well-known-coins.ts';

const bySymbol = new Map(wellKnownCoins.map(({ symbol, id }) => [symbol, id]));
const byWord = new Map(wellKnownCoins.flatMap(({ id, words }) => words.map((word) => [word, id])));

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (words: string[]) =>
  // The longest first: Bitcoin Cash is not Bitcoin.
  words
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
const isLower = (word: string) => word === word.toLowerCase();
const words = [...byWord.keys()];
const exact = new RegExp(
  `(?<![\\w$])(?:${anyOf(words.filter((one) => !isLower(one)))})(?!\\w)`,
  'g',
);
const inAnyCase = new RegExp(`(?<![\\w$])(?:${anyOf(words.filter(isLower))})(?!\\w)`, 'gi');
const cashtag = /\$([A-Za-z][A-Za-z0-9]{0,9})(?![\w.])/g;

/** CoinGecko's ids of the coins that a headline names, each once. */
export function matchCoins(title: string): string[] {
  const named = [...title.matchAll(inAnyCase)].map(([word]) => byWord.get(word.toLowerCase()));
  // A headline in capitals would name a dozen by accident.
  const isShouted = title === title.toUpperCase();
  const spelled = isShouted ? [] : [...title.matchAll(exact)].map(([word]) => byWord.get(word));
  const tagged = [...title.matchAll(cashtag)].map(([, tag = '']) =>
    bySymbol.get(tag.toUpperCase()),
  );
  const found = [...named, ...spelled, ...tagged].filter((id) => id !== undefined);
  return [...new Set(found)];
}
