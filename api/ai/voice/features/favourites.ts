import { tally } from '../../text-features/counts.ts';
import { cohort } from '../match/cohort.ts';
import { closers, openers } from '../read/common-phrases.ts';
import { isFunctionWord } from '../read/function-words.ts';
import type { ReadPost } from '../read/read-post.ts';

/** A word or a few, and the share of posts that hold it there. */
export type Habit = [words: string, rate: number];

/** Seen once is chance. */
const leastSeen = 2;
const leastRate = 0.02;

/** The emoji somebody takes, most used first. */
export function favouriteEmojis(posts: ReadPost[]): Habit[] {
  return habits(
    posts.map(({ emojis }) => [...new Set(emojis)]),
    12,
    1,
  );
}

const detached = /^((?:[\p{L}&'’]+ ){0,2}[\p{L}&'’]+)(,|:|\.{2,}|…|!+|\.| -)(?=\s)/u;

/**
 * What posts begin with that could stand before any post: known openers, and up to three words set
 * off by a mark, with that mark.
 */
export function favouriteOpeners(posts: ReadPost[]): Habit[] {
  const known = openers.map((word) => [word, new RegExp(`^${word}\\b`, 'i')] as const);
  return habits(
    posts.map(({ text }) => {
      const start = text.trim();
      const [, words, mark] = detached.exec(start) ?? [];
      if (words && mark) return [`${unshouted(words)}${mark.trim()}`];
      const word = known.find(([, pattern]) => pattern.test(start))?.[0];
      return word ? [word] : [];
    }),
    8,
  );
}

const setOff = /([,.!?…:]|\n) *((?:[\p{L}'’]+ ){0,2}[\p{L}'’]+)[.!?…]*$/u;

/** What posts end with that could stand after any post, with the mark before it. */
export function favouriteClosers(posts: ReadPost[]): Habit[] {
  const known = closers.map((word) => [word, new RegExp(`\\s${word}\\W*$`, 'i')] as const);
  return habits(
    posts.map(({ plain }) => {
      const end = plain.trim();
      const [, mark, words] = setOff.exec(end) ?? [];
      if (mark && words) return [`${mark === ',' ? ',' : mark === '\n' ? '\n' : '.'} ${words}`];
      const word = known.find(([, pattern]) => pattern.test(end))?.[0];
      return word ? [` ${word}`] : [];
    }),
    8,
  );
}

/** Words somebody uses far more than others do, best first; the rate is the share of posts. */
export function favouriteWords(posts: ReadPost[]): Habit[] {
  const { wordRates } = cohort();
  const said = posts.map(({ words }) => words.map((word) => word.toLowerCase()));
  const all = said.flat();
  const uses = tally(all);
  const holding = tally(said.flatMap((words) => [...new Set(words)]));
  const least = posts.length >= 40 ? 3 : leastSeen;
  return [...holding]
    .filter(([word, count]) => count >= least && /^\p{L}[\p{L}'-]+$/u.test(word))
    .filter(([word]) => !isFunctionWord(word))
    .map(([word, count]) => {
      const perThousand = (1_000 * (uses.get(word) ?? 0)) / Math.max(1, all.length);
      const surprise = Math.log(perThousand / (0.3 + (wordRates.get(word) ?? 0)));
      return { word, rate: count / posts.length, score: count * surprise, surprise };
    })
    .filter(({ surprise }) => surprise > 0.5)
    .sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1))
    .slice(0, 15)
    .map(({ word, rate }) => [word, rounded(rate)]);
}

function habits(found: string[][], most: number, least = leastSeen): Habit[] {
  const counts = new Map<string, { form: string; count: number }>();
  for (const form of found.flat()) {
    const key = form.toLowerCase();
    const known = counts.get(key);
    counts.set(key, { form: known?.form ?? form, count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .filter(({ count }) => count >= least && count / found.length >= (least > 1 ? leastRate : 0))
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ form, count }) => [form, rounded(count / found.length)]);
}

/** `Look` at the start of a post is `look`; `PSA` is how it is written. */
function unshouted(words: string): string {
  return /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

function rounded(rate: number): number {
  return Math.round(rate * 1_000) / 1_000;
}
