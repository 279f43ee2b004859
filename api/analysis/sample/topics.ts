import { contentWords } from '#api/ai/composer/read/content-words.ts';
import { topicsIn } from '#api/ai/composer/topics/topics.ts';
import { stockPhrases } from '#api/ai/humanize/stock-phrases.ts';
import { found, type SampleText } from './read-sample.ts';

const labels: Record<string, string> = {
  down: 'Falling prices',
  up: 'Rising prices',
  etf: 'ETFs',
  nfts: 'NFTs',
  mev: 'MEV',
  rwa: 'Real-world assets',
  macro: 'Macro economy',
  fees: 'Fees',
  agents: 'AI agents',
};
const MOST = 6;

/**
 * The subjects of a text with the words that name them, the most mentioned first. A text about
 * none of the subjects we know is described by the words it repeats.
 */
export function findTopics({ all, words, tickers, hashtags, english }: SampleText): string[] {
  if (!english) return [...tickers, ...hashtags].slice(0, MOST);
  // "A game-changer" is no game.
  const plain = stockPhrases.reduce((text, [phrase]) => text.replace(phrase, ' '), all);
  const topics = topicsIn(plain).map(({ id, words: pattern }) => {
    const label = labels[id] ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
    const named = found(plain, pattern).filter(
      (word) => word.toLowerCase() !== label.toLowerCase(),
    );
    return named.length > 0 ? `${label} (${named.slice(0, 3).join(', ')})` : label;
  });
  const named = [...topics, ...tickers.map((ticker) => ticker.toUpperCase())];
  return (named.length > 0 ? named : repeated(all, words)).slice(0, MOST);
}

const names = /^(?:Bitcoin|Ethereum|Solana)$|\p{Lu}.*\p{Lu}|^\$/u;

/** What the text is about first, as it stands inside a sentence; null when nothing is known. */
export function mainSubject(text: SampleText): string | null {
  const subject = findTopics(text)[0]?.split(' (')[0];
  if (!subject) return null;
  return names.test(subject) ? subject : subject.toLowerCase();
}

function repeated(all: string, words: string[]): string[] {
  const content = contentWords(all);
  const counts = new Map<string, number>();
  for (const word of words.map((one) => one.toLowerCase())) {
    if (content.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort((a, b) => b[1] - a[1])
    .map(([word, count]) => `${word} (${count} times)`);
}
