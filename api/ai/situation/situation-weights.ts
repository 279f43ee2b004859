import { readFileSync } from 'node:fs';
import { type Situation, situations } from '#shared/contracts/situations.ts';
import { packWeights, unpackWeights } from '../text-features/packed-weights.ts';
import { denseSlots, situationBuckets } from './situation-features.ts';

/** One class against all others. */
export interface SituationHead {
  /** A signed byte for each bucket, times `scale`. */
  grams: Int8Array;
  scale: number;
  /** Of form, concepts and pairs of concepts. */
  form: number[];
  bias: number;
}

/** The trained model. Probabilities are the softmax of the logits times `slope`, each plus its class's offset. */
export interface SituationWeights {
  idf: Float32Array;
  heads: Record<Situation, SituationHead>;
  slope: number;
  offsets: Record<Situation, number>;
}

const file = new URL('situation.weights', import.meta.url);

let loaded: SituationWeights | undefined;

/** The committed weights, read once when the first text comes. */
export function situationWeights(): SituationWeights {
  loaded ??= unpacked(readFileSync(file));
  return loaded;
}

/** The weights as a file. */
export function packSituationWeights({ idf, heads, ...rest }: SituationWeights): Uint8Array {
  const small = situations.map((name) => {
    const { grams: _, ...head } = heads[name];
    return head;
  });
  const grams = situations.map((name) => heads[name].grams);
  return packWeights(idf, { ...rest, heads: small }, grams);
}

/** Reads a file of weights; throws where it was trained for other features or classes. */
function unpacked(bytes: Buffer): SituationWeights {
  const { fits, head, idf, grams } = unpackWeights(bytes, situations.length, situationBuckets);
  const { heads, ...rest } = head;
  if (!fits || heads[0].form.length !== denseSlots())
    throw new Error('situation.weights is of another version: train again');
  const read = situations.map((name, at) => [name, { ...heads[at], grams: grams[at] }]);
  return { ...rest, idf, heads: Object.fromEntries(read) };
}
