import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Background, type ComparablePrint, comparable } from './comparable-print.ts';

/**
 * Other people's voices, numbers only: what a similarity is measured against, because 0.3 says
 * nothing until one knows what strangers get.
 */
export interface Cohort extends Background {
  /** How often each of the words everybody uses stands among a thousand words. */
  wordRates: Map<string, number>;
  /** How far the voices usually lie apart on one post, by each kind of likeness. */
  usualSpread: number[];
  voices: ComparablePrint[];
}

const bytes = z.string().transform((base64) => [...Buffer.from(base64, 'base64')]);
const numbers = z.string().transform((text) => text.split(' ').map(Number));
const rates = z.string().transform(
  (text) =>
    new Map(
      text.split(' ').map((pair): [string, number] => {
        const at = pair.lastIndexOf(':');
        return [pair.slice(0, at), Number(pair.slice(at + 1))];
      }),
    ),
);
const print = z.object({
  grams: bytes,
  surfaceMean: numbers,
  surfaceSpread: numbers,
  functionWords: numbers,
});
export const cohortFile = z.object({
  gramWeights: bytes,
  surfaceSpread: numbers,
  functionMean: numbers,
  functionSpread: numbers,
  wordRates: rates,
  usualSpread: numbers,
  voices: z.array(print),
});

let loaded: Cohort | undefined;

/** The cohort, read from its file when a voice is first scored. */
export function cohort(): Cohort {
  loaded ??= cohortFrom(
    JSON.parse(readFileSync(new URL('./cohort.json', import.meta.url), 'utf8')),
  );
  return loaded;
}

/** A cohort from what its file holds. */
export function cohortFrom(json: unknown): Cohort {
  const { wordRates, usualSpread, voices, ...file } = cohortFile.parse(json);
  const background: Background = {
    gramWeights: Float64Array.from(file.gramWeights, (value) => value / 25),
    surfaceSpread: Float64Array.from(file.surfaceSpread),
    functionMean: Float64Array.from(file.functionMean),
    functionSpread: Float64Array.from(file.functionSpread),
  };
  return {
    ...background,
    wordRates,
    usualSpread,
    voices: voices.map((voice) => comparable(voice, background)),
  };
}
