import { tally } from '../text-features/counts.ts';
import { hash } from '../text-features/hashing.ts';
import { formNames, textForm } from '../text-features/text-form.ts';
import { cleaned, type Token, tokenise } from '../text-features/tokenise.ts';
import { conceptNames, conceptsIn } from './concepts.ts';

/** How many weights of n-grams a situation has. */
export const situationBuckets = 32_768;

/** One addend of a text's vector; idf weighs those below `situationBuckets`. The others are form, concepts and pairs of concepts. */
export interface Slot {
  slot: number;
  value: number;
}

const seeds = { word: 11, pair: 12, letters: 20 };
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const hangul = /\p{Script=Hangul}/u;
/** How loud the blocks are against each other; a louder block is less restrained in training. */
const loudness = { words: 1, letters: 0.8, form: 0.5, concept: 0.5, pair: 0.4 };

/** How many weights a situation has besides those of n-grams. */
export function denseSlots(): number {
  const concepts = conceptNames().length;
  return formNames.length + concepts + (concepts * (concepts - 1)) / 2;
}

/**
 * Reads the features of a text in any language: n-grams by bucket, with how often each occurs, in two
 * blocks that are scaled apart. The same text always gives the same.
 */
export function situationFeatures(text: string) {
  const clean = cleaned(text);
  const tokens = tokenise(clean);
  return {
    words: tally(wordGrams(tokens)),
    letters: tally(letterGrams(tokens)),
    form: textForm(clean, tokens),
    concepts: conceptsIn(clean.toLowerCase(), tokens),
  };
}

/** Turns features into a vector: n-grams are tf-idf of a fixed length; idf 0 marks a bucket never trained. */
export function situationVector(
  { words, letters, form, concepts }: ReturnType<typeof situationFeatures>,
  idf: ArrayLike<number>,
): Slot[] {
  return [
    ...weighed(words, idf, loudness.words),
    ...weighed(letters, idf, loudness.letters),
    ...form.flatMap((value, at) =>
      value === 0 ? [] : [{ slot: situationBuckets + at, value: value * loudness.form }],
    ),
    ...conceptSlots(concepts),
  ];
}

function* conceptSlots(concepts: readonly number[]): Generator<Slot> {
  const first = situationBuckets + formNames.length;
  const firstPair = first + conceptNames().length;
  for (const [at, later] of concepts.entries()) {
    yield { slot: first + later, value: loudness.concept };
    for (const earlier of concepts.slice(0, at)) {
      yield { slot: firstPair + (later * (later - 1)) / 2 + earlier, value: loudness.pair };
    }
  }
}

function* wordGrams(tokens: Token[]): Generator<number> {
  let before = '<start>';
  for (const { form } of tokens) {
    yield bucketOf(form, seeds.word);
    yield bucketOf(`${before} ${form}`, seeds.pair);
    before = form;
  }
  yield bucketOf(`${before} <end>`, seeds.pair);
}

function* letterGrams(tokens: Token[]): Generator<number> {
  for (const { form } of tokens) {
    if (!/^[\p{L}']/u.test(form)) continue;
    const isUnspaced = unspaced.test(form);
    const [shortest, longest] = isUnspaced || hangul.test(form) ? [1, 3] : [3, 5];
    const word = isUnspaced ? form : `^${form}$`;
    for (let size = shortest; size <= longest; size += 1) {
      for (let from = 0; from + size <= word.length; from += 1) {
        yield bucketOf(word.slice(from, from + size), seeds.letters + size);
      }
    }
  }
}

const bucketOf = (gram: string, seed: number) => hash(gram, seed) & (situationBuckets - 1);

function weighed(counts: Map<number, number>, idf: ArrayLike<number>, loud: number): Slot[] {
  const slots = [...counts].map(([slot, count]) => ({
    slot,
    value: (1 + Math.log(count)) * (idf[slot] ?? 0),
  }));
  const length = Math.sqrt(slots.reduce((sum, { value }) => sum + value * value, 0));
  if (length === 0) return [];
  return slots
    .filter(({ value }) => value !== 0)
    .map(({ slot, value }) => ({ slot, value: (value * loud) / length }));
}
