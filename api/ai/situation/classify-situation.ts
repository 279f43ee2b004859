import { type Situation, situations } from '#shared/contracts/situations.ts';
import {
  type Slot,
  situationBuckets,
  situationFeatures,
  situationVector,
} from './situation-features.ts';
import {
  type SituationHead,
  type SituationWeights,
  situationWeights,
} from './situation-weights.ts';

export interface ClassifiedSituation {
  /** The most probable one, however sure; `readPost` says what is sure. */
  situation: Situation;
  /** Its probability. */
  confidence: number;
  /** Of every situation, from 0 to 1; they sum to 1. */
  probabilities: Record<Situation, number>;
}

/** Reads what a post is to the one who answers it, in any language. Pure; bounded in its time. */
export function classifySituation(text: string): ClassifiedSituation {
  const weights = situationWeights();
  const vector = situationVector(situationFeatures(text), weights.idf);
  return readSituation(
    situations.map((name) => logit(weights.heads[name], vector)),
    weights,
  );
}

/** The most probable of the situations, by the logits in their order. */
export function readSituation(
  logits: readonly number[],
  { slope, offsets }: Pick<SituationWeights, 'slope' | 'offsets'>,
): ClassifiedSituation {
  const scaled = situations.map((name, at) => slope * (logits[at] ?? 0) + offsets[name]);
  const most = Math.max(...scaled);
  const shares = scaled.map((value) => Math.exp(value - most));
  const sum = shares.reduce((total, share) => total + share, 0);
  const probabilities = Object.fromEntries(
    situations.map((name, at) => [name, (shares[at] ?? 0) / sum]),
  ) as Record<Situation, number>;
  const situation = situations[scaled.indexOf(most)] ?? 'not_understood';
  return { situation, confidence: probabilities[situation], probabilities };
}

function logit({ grams, scale, form, bias }: SituationHead, vector: Slot[]): number {
  return vector.reduce((sum, { slot, value }) => {
    const weight =
      slot < situationBuckets ? (grams[slot] ?? 0) * scale : (form[slot - situationBuckets] ?? 0);
    return sum + weight * value;
  }, bias);
}
