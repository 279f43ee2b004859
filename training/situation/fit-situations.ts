import {
  denseSlots,
  situationBuckets,
  situationFeatures,
  situationVector,
} from '#api/ai/situation/situation-features.ts';
import type { SituationHead, SituationWeights } from '#api/ai/situation/situation-weights.ts';
import { type Situation, situations } from '#shared/contracts/situations.ts';
import { type Fitted, fitLogistic, packed, quantised } from '../sentiment/fit-logistic.ts';
import type { SituationRow } from './read-situation-rows.ts';

type Model = Pick<SituationWeights, 'idf' | 'heads'>;

const penalty = 0.05;
/** Of the descent; more of them change nothing that is measured. */
const rounds = 30;
/** How far a rare class is raised: 0 not at all, 1 to the weight of all others. */
const balance = 0.5;
/** N-grams of fewer rows say nothing of others. */
const fewestRows = 2;

/** One class against all others, for every situation; stored as bytes. */
export function fitSituations(rows: SituationRow[]): Model {
  const features = rows.map(({ text }) => situationFeatures(text));
  const seen = new Float32Array(situationBuckets);
  for (const { words, letters } of features) {
    for (const bucket of new Set([...words.keys(), ...letters.keys()])) seen[bucket]! += 1;
  }
  const idf = seen.map((count) =>
    count < fewestRows ? 0 : 1 + Math.log((rows.length + 1) / (count + 1)),
  );
  const vectors = features.map((one) => packed(situationVector(one, idf)));
  const headOf = (name: Situation) => {
    const count = rows.filter(({ label }) => label === name).length;
    const raised = (rows.length / 2 / count) ** balance;
    const examples = vectors.map((vector, at) => {
      const wanted = rows[at]?.label === name ? 1 : 0;
      return { ...vector, wanted, weight: wanted === 1 ? raised : 1 } as const;
    });
    return stored(fitLogistic(examples, situationBuckets + denseSlots(), penalty, rounds));
  };
  return {
    idf,
    heads: Object.fromEntries(situations.map((name) => [name, headOf(name)])) as Model['heads'],
  };
}

/** In the order of `situations`. */
export function logitsOf({ idf, heads }: Model, text: string): number[] {
  const vector = situationVector(situationFeatures(text), idf);
  return situations.map((name) => {
    const { grams, scale, form, bias } = heads[name];
    return vector.reduce(
      (sum, { slot, value }) =>
        sum +
        value * (slot < situationBuckets ? grams[slot]! * scale : form[slot - situationBuckets]!),
      bias,
    );
  });
}

function stored({ weights, bias }: Fitted): SituationHead {
  return {
    ...quantised(weights.slice(0, situationBuckets)),
    form: Array.from(weights.slice(situationBuckets), (weight) => Number(weight.toFixed(3))),
    bias,
  };
}
