import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { z } from 'zod';
import { spreadOf } from '#api/ai/text-features/counts.ts';
import { surfaceSize } from '#api/ai/voice/features/surface-features.ts';
import { type cohortFile, cohortFrom } from '#api/ai/voice/match/cohort.ts';
import { likeness, weighed } from '#api/ai/voice/match/comparable-print.ts';
import { printPost } from '#api/ai/voice/match/post-print.ts';
import { VoiceSums } from '#api/ai/voice/match/voice-print.ts';
import { gramBuckets } from '#api/ai/voice/read/char-grams.ts';
import { functionWordCount } from '#api/ai/voice/read/function-words.ts';
import { readPost } from '#api/ai/voice/read/read-post.ts';
import { splitSamples } from '#api/ai/voice/read/split-samples.ts';
import { mean } from '#tools/bench/harness/say.ts';

// Fifteen invented people, as numbers. The posts beside this file are our own words. Run after a
// change of the posts or of what is measured: node --import tsx training/voices/build-cohort.ts
const here = new URL('./', import.meta.url);
const people = readdirSync(here)
  .filter((name) => name.endsWith('.txt'))
  .sort()
  .map((name) => splitSamples(readFileSync(new URL(name, here), 'utf8')));
const posts = people.flat();
const prints = posts.map(printPost);

const holding = new Float64Array(gramBuckets);
for (const { grams } of prints) for (const bucket of grams.buckets) holding[bucket]! += 1;
const gramWeights = Array.from(holding, (count) => Math.log(1 + posts.length / (1 + count)));

const peopleUsing = new Map<string, Set<number>>();
const uses = new Map<string, number>();
let words = 0;
people.forEach((samples, person) => {
  for (const word of samples.flatMap((text) => readPost(text).words)) {
    const lower = word.toLowerCase();
    words += 1;
    uses.set(lower, (uses.get(lower) ?? 0) + 1);
    peopleUsing.set(lower, (peopleUsing.get(lower) ?? new Set()).add(person));
  }
});
// A word that several people use is the language's; one person's word would be a sample of theirs.
const wordRates = [...uses]
  .filter(([word]) => (peopleUsing.get(word)?.size ?? 0) >= 3)
  .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  .map(([word, count]) => `${word}:${round((1_000 * count) / words)}`)
  .join(' ');

const file: z.input<typeof cohortFile> = {
  gramWeights: base64(gramWeights.map((weight) => Math.min(255, Math.round(weight * 25)))),
  surfaceSpread: spreads(surfaceSize, (at) => prints.map(({ surface }) => surface[at] ?? 0)),
  functionMean: written(
    Array.from({ length: functionWordCount }, (_, at) => mean(functionRates(at))),
  ),
  functionSpread: spreads(functionWordCount, functionRates),
  wordRates,
  // Known only when the people can be compared, which takes the rest of the file.
  usualSpread: '1 1 1',
  voices: people.map((samples) => {
    const sums = new VoiceSums(samples.map(printPost));
    const { grams, surfaceMean, surfaceSpread, functionWords } = sums.print();
    return {
      grams: base64(grams),
      surfaceMean: written(surfaceMean),
      surfaceSpread: written(surfaceSpread),
      functionWords: written(functionWords),
    };
  }),
};
const cohort = cohortFrom(file);
const likenesses = prints.map((print) =>
  cohort.voices.map((voice) => likeness(weighed(print, cohort), voice)),
);
file.usualSpread = written(
  [0, 1, 2].map((kind) =>
    mean(
      likenesses.map((strangers) => spreadOf(strangers.map((like) => like[kind] as number)).spread),
    ),
  ),
);
const target = new URL('../../api/ai/voice/match/cohort.json', here);
writeFileSync(target, `${JSON.stringify(file, null, 2)}\n`);
console.log(
  `${people.length} voices, ${posts.length} posts, ${(JSON.stringify(file).length / 1_024).toFixed(0)} KB`,
);

function functionRates(at: number): number[] {
  return prints.map(({ functionWords, words }) => (functionWords[at] ?? 0) / Math.max(1, words));
}

function spreads(size: number, of: (at: number) => number[]): string {
  const all = Array.from({ length: size }, (_, at) => {
    const values = of(at);
    const middle = mean(values);
    return Math.max(0.001, Math.sqrt(mean(values.map((value) => (value - middle) ** 2))));
  });
  return written(all);
}

function base64(bytes: number[]): string {
  return Buffer.from(bytes).toString('base64');
}

function written(values: number[]): string {
  return values.map(round).join(' ');
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
