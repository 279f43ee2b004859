import { buildingTopics } from './building.ts';
import { chainTopics } from './chains.ts';
import { cultureTopics } from './culture.ts';
import { financeTopics } from './finance.ts';
import { marketTopics } from './market.ts';
import type { Topic } from './topic.ts';

/** All subjects that there is something to say about. */
export const topics = [
  ...marketTopics,
  ...chainTopics,
  ...financeTopics,
  ...buildingTopics,
  ...cultureTopics,
];

const sameAsName = /^\$(?:btc|eth|sol|usdc|usdt)$/i;

/** The subjects a text touches: the most mentioned first, then the earliest. */
export function topicsIn(text: string): Topic[] {
  // A ticker may be called like anything: $HYPE is no talk of hype.
  const plain = text.replace(/\$\w+/g, (ticker) => (sameAsName.test(ticker) ? ticker : ' '));
  return topics
    .map((topic) => ({ topic, found: [...plain.matchAll(topic.words)] }))
    .filter(({ found }) => found.length > 0)
    .map(({ topic, found }) => ({
      topic,
      hits: new Set(found.map(([word]) => word.toLowerCase())).size,
      first: found[0]?.index ?? 0,
    }))
    .sort((a, b) => b.hits - a.hits || a.first - b.first)
    .map(({ topic }) => topic);
}

const known = new Map<string, Topic | undefined>();

/** The subject a single word belongs to. Posts repeat words, so answers are kept. */
export function topicOf(word: string): Topic | undefined {
  if (known.has(word)) return known.get(word);
  if (known.size > 5_000) known.clear();
  const topic = topics.find(({ words }) => new RegExp(`^(?:${words.source})$`, 'i').test(word));
  known.set(word, topic);
  return topic;
}
