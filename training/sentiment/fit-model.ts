import { buckets } from '#api/ai/text-features/hashing.ts';
import { denseNames, type Features, featuresOf } from '#api/analysis/sentiment/features.ts';
import { vectorOf } from '#api/analysis/sentiment/vector.ts';
import { decorated } from './decorate.ts';
import { type Example, type Fitted, fitLogistic, packed } from './fit-logistic.ts';
import { isOwn, type Label, type Row } from './read-rows.ts';

export interface Sample extends Row {
  features: Features;
  /** The same text in other dresses; the more of them, the less each counts. */
  variants: Features[];
}

const dresses = 2;

/**
 * Reads the features of a row, and of its dressed copies where it is an own post or comment. `at` is
 * its place among all rows, which picks the dresses.
 */
export function sampleOf(row: Row, at: number): Sample {
  const dressed = row.register === 'posts' || row.register === 'comments' ? dresses : 0;
  const variants = Array.from({ length: dressed }, (_, turn) =>
    featuresOf(decorated(row.text, at * dresses + turn)),
  );
  return { ...row, features: featuresOf(row.text), variants };
}

/** Two heads over the same vector: is it neutral, and if not, which way. */
export interface Model {
  idf: Float32Array;
  gate: Fitted;
  polarity: Fitted;
}

const penalty = 0.1;
/** How much a row of the market data counts against an own row: what is neutral does not carry over, a side does. */
const marketShare = { gate: 0.05, polarity: 0.5 };

/** Fits both heads. The same samples give the same model, to the last bit. */
export function fitModel(samples: Sample[]): Model {
  const idf = idfOf(samples);
  const seen = samples.flatMap((sample) =>
    [sample.features, ...sample.variants].map((features) => ({
      label: sample.label,
      own: isOwn(sample),
      share: 1 / (1 + sample.variants.length),
      vector: packed(vectorOf(features, idf)),
    })),
  );
  const head = (rows: typeof seen, wanted: Label, ofMarket: number) => {
    const examples = rows.map(
      ({ label, own, share, vector }): Example => ({
        ...vector,
        wanted: label === wanted ? 1 : 0,
        weight: share * (own ? 1 : ofMarket),
      }),
    );
    return fitLogistic(balanced(examples), buckets + denseNames.length, penalty);
  };
  const sided = seen.filter(({ label }) => label !== 'neutral');
  return {
    idf,
    gate: head(seen, 'neutral', marketShare.gate),
    polarity: head(sided, 'bullish', marketShare.polarity),
  };
}

/** The logits of both heads, before calibration. */
export function logitsOf(
  { idf, gate, polarity }: Model,
  features: Features,
): { gate: number; polarity: number } {
  const logits = { gate: gate.bias, polarity: polarity.bias };
  for (const { slot, value } of vectorOf(features, idf)) {
    logits.gate += gate.weights[slot]! * value;
    logits.polarity += polarity.weights[slot]! * value;
  }
  return logits;
}

function idfOf(samples: Sample[]): Float32Array {
  const rows = new Float32Array(buckets);
  for (const { features } of samples) {
    const seen = new Set([...features.words, ...features.letters].map(({ bucket }) => bucket));
    for (const bucket of seen) rows[bucket]! += 1;
  }
  return rows.map((count) => (count < 2 ? 0 : 1 + Math.log((samples.length + 1) / (count + 1))));
}

/** Weighs the two answers equally, so that the rarer one is not drowned. */
function balanced(examples: Example[]): Example[] {
  const mass = [0, 0];
  for (const { wanted, weight } of examples) mass[wanted]! += weight;
  const half = (mass[0]! + mass[1]!) / 2;
  return examples.map((one) => ({ ...one, weight: (one.weight * half) / mass[one.wanted]! }));
}
