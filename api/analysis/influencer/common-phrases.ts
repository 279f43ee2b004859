import { tally } from '#api/ai/text-features/counts.ts';
import { cohort } from '#api/ai/voice/match/cohort.ts';
import { isFunctionWord } from '#api/ai/voice/read/function-words.ts';

const LONGEST = 4;
const MOST = 8;
/** Share of the posts that a phrase has to stand in, beyond two posts. */
const LEAST_SHARE = 0.02;
/** How many times more often than those words meet by chance, as a logarithm. */
const LEAST_SURPRISE = 3;
/** Rate per thousand words of a word that the background does not list. */
const RARE = 0.1;

/** What everybody pastes under posts says nothing of how somebody writes. */
const boilerplate =
  /\b(?:follow (?:me|us|for)|link in|in bio|read more|click|subscribe|newsletter|sign up|retweet|repost|turn on notifications|full thread|check out|terms apply|all rights)\b/;
const loose = /^(?:and|or|but|the|a|an|of|to|in|on|at|for|with|by|as|that|which|is|are|was|were)$/;

interface Phrase {
  text: string;
  words: string[];
  posts: number;
}

/** Runs of 2 to 4 words that somebody comes back to, far more often than chance, best first. */
export function commonPhrases(posts: string[]): string[] {
  const read = posts.map(runsOf);
  const words = read.flat(2).length;
  const holding = tally(read.flatMap((runs) => [...new Set(runs.flatMap(phrasesOf))]));
  const least = Math.max(2, Math.ceil(posts.length * LEAST_SHARE));
  const found = [...holding]
    .filter(([text, count]) => count >= least && !boilerplate.test(text))
    .map(([text, count]): Phrase => ({ text, words: text.split(' '), posts: count }))
    .filter((phrase) => surprise(phrase, words) >= LEAST_SURPRISE)
    .sort((a, b) => worth(b) - worth(a) || (a.text < b.text ? -1 : 1));
  const kept: Phrase[] = [];
  for (const phrase of found) {
    if (kept.length < MOST && !kept.some((other) => overlaps(phrase, other))) kept.push(phrase);
  }
  return kept.map(({ text }) => text);
}

/** Runs of words that no mark, line break, link or handle interrupts. */
function runsOf(post: string): string[][] {
  return post
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/https?:\/\/\S+|[@＠][\p{L}\p{N}_]+/gu, '\n')
    .split(/[.!?,;:()"“”…—\n]+|\s[-–]\s/u)
    .map((run) => run.match(/[$#]?[\p{L}\p{N}][\p{L}\p{M}\p{N}'_-]*/gu) ?? []);
}

function phrasesOf(run: string[]): string[] {
  const phrases: string[] = [];
  for (let from = 0; from < run.length; from += 1) {
    for (let size = 2; size <= LONGEST && from + size <= run.length; size += 1) {
      const words = run.slice(from, from + size);
      if (loose.test(words[0] as string) || loose.test(words[size - 1] as string)) continue;
      if (words.every((word) => isFunctionWord(word) || /^\p{N}+$/u.test(word))) continue;
      phrases.push(words.join(' '));
    }
  }
  return phrases;
}

function surprise({ words, posts }: Phrase, total: number): number {
  const { wordRates } = cohort();
  const chance = words.reduce((all, word) => all * ((wordRates.get(word) ?? 0) + RARE), 1);
  const expected = (total * chance) / 1000 ** words.length;
  return Math.log(posts / Math.max(expected, 1e-9));
}

function worth({ words, posts }: Phrase): number {
  return posts * (1 + 0.35 * (words.length - 2));
}

/** A part of a phrase that is already named, or one that shares its better half with it. */
function overlaps(one: Phrase, other: Phrase): boolean {
  const shared = one.words.filter((word) => other.words.includes(word)).length;
  return shared * 2 > Math.min(one.words.length, other.words.length);
}
