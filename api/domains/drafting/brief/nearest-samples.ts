import { contentWords } from '#api/ai/composer/read/lexicon.ts';

/**
 * How much of the topic each sample speaks of: each shared word counts the more the rarer it is among
 * them; 0 for one that shares nothing.
 */
export function topicScores(samples: string[], topic: string): number[] {
  const wanted = contentWords(topic);
  if (wanted.size === 0) return samples.map(() => 0);
  const read = samples.map((text) => [...contentWords(text)].filter((word) => wanted.has(word)));
  const counts = new Map<string, number>();
  for (const shared of read) {
    for (const word of shared) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const weight = (word: string) => Math.log(1 + samples.length / (counts.get(word) ?? 1));
  return read.map((shared) => shared.reduce((sum, word) => sum + weight(word), 0));
}

/** The samples that speak of the topic first; those that share nothing follow in their own order. */
export function nearestSamples(samples: string[], topic: string): string[] {
  const scores = topicScores(samples, topic);
  return samples
    .map((text, at) => ({ text, score: scores[at] ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .map(({ text }) => text);
}
