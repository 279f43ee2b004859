import { readdirSync, readFileSync } from 'node:fs';
import { spreadOf } from '#api/ai/text-features/counts.ts';
import { cohort } from '#api/ai/voice/match/cohort.ts';
import {
  comparable,
  type Likeness,
  likeness,
  weighed,
} from '#api/ai/voice/match/comparable-print.ts';
import { printPost } from '#api/ai/voice/match/post-print.ts';
import { VoiceSums } from '#api/ai/voice/match/voice-print.ts';
import { splitSamples } from '#api/ai/voice/read/split-samples.ts';

/** Invented people: `personas` have at least 60 posts and are written for, `voices` are only rivals. */
export function peopleIn(folder: 'personas' | 'voices'): Map<string, string[]> {
  const here = new URL(`../${folder}/`, import.meta.url);
  const names = readdirSync(here).filter((name) => name.endsWith('.txt'));
  return new Map(
    names.sort().map((name) => {
      const text = readFileSync(new URL(name, here), 'utf8');
      return [name.replace('.txt', ''), splitSamples(text)];
    }),
  );
}

/**
 * Places voices by a batch of drafts: z-scores of the likeness among these voices, character runs
 * 1, surface 0.5, function words 0.5. The composer knows the cohort, so none of these is of it.
 */
export function rankAmong(
  voices: Map<string, string[]>,
): (drafts: string[], own: string) => number {
  const background = cohort();
  const prints = new Map(
    [...voices].map(([name, samples]) => {
      const sums = new VoiceSums(samples.map(printPost));
      return [name, comparable(sums.print(), background)];
    }),
  );
  return (drafts, own) => {
    const posts = drafts.map((text) => weighed(printPost(text), background));
    const likenesses = [...prints].map(([name, voice]) => {
      const each = posts.map((post) => likeness(post, voice));
      const mean = (kind: number) =>
        each.reduce((sum, one) => sum + (one[kind] as number), 0) / each.length;
      return { name, like: [mean(0), mean(1), mean(2)] as Likeness };
    });
    const spreads = [0, 1, 2].map((kind) =>
      spreadOf(likenesses.map(({ like }) => like[kind] as number)),
    );
    const score = (like: Likeness) =>
      [1, 0.5, 0.5].reduce((sum, weight, kind) => {
        const { mean, spread } = spreads[kind] ?? { mean: 0, spread: 1 };
        return sum + (weight * ((like[kind] as number) - mean)) / (spread || 1);
      }, 0);
    const mine = likenesses.find(({ name }) => name === own);
    if (!mine) throw new Error(`${own} is not among the voices`);
    return 1 + likenesses.filter(({ like }) => score(like) > score(mine.like)).length;
  };
}
