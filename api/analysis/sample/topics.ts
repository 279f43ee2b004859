import { contentWords } from '#api/ai/composer/read/lexicon.ts';
import { topicsIn } from '#api/ai/composer/topics/topics.ts';
import { stockPhrases } from '#api/ai/humanize/stock-phrases.ts';
import { tally } from '#api/ai/text-features/counts.ts';
import { message, type Statement } from '#shared/contracts/messages/message.ts';
import { messageText } from '#shared/lib/i18n/localize-message.ts';
import { found, type SampleText } from './read-sample.ts';

const MOST = 6;

/** A subject of a text. */
export interface SampleTopic {
  /** A ticker, a hashtag and a word are their own names. */
  name: Statement;
  /** With the words that name it, or how often it stands there. */
  detail: Statement;
}

/**
 * The subjects of a text with the words that name them, the most mentioned first. A text about
 * none of the subjects we know is described by the words it repeats.
 */
export function findTopics({ all, words, tickers, hashtags, english }: SampleText): SampleTopic[] {
  if (!english) return [...tickers, ...hashtags].slice(0, MOST).map(ownName);
  // "A game-changer" is no game.
  const plain = stockPhrases.reduce((text, [phrase]) => text.replace(phrase, ' '), all);
  const topics = topicsIn(plain).map(({ id, words: pattern }): SampleTopic => {
    const name = message(`topic.${id}`);
    const label = messageText(name).toLowerCase();
    const named = found(plain, pattern).filter((word) => word.toLowerCase() !== label);
    if (named.length === 0) return { name, detail: name };
    const detail = message('topic.named', { topic: name, named: named.slice(0, 3).join(', ') });
    return { name, detail };
  });
  const named = [...topics, ...tickers.map((ticker) => ownName(ticker.toUpperCase()))];
  return (named.length > 0 ? named : repeated(all, words)).slice(0, MOST);
}

function ownName(name: string): SampleTopic {
  return { name, detail: name };
}

function repeated(all: string, words: string[]): SampleTopic[] {
  const content = contentWords(all);
  const lower = words.map((word) => word.toLowerCase());
  return [...tally(lower.filter((word) => content.has(word)))]
    .filter(([, count]) => count > 1)
    .sort((a, b) => b[1] - a[1])
    .map(([name, n]) => {
      const times = message('count.times', { n });
      return { name, detail: message('topic.repeated', { word: name, times }) };
    });
}
