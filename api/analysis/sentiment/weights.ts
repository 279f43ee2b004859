import { readFileSync } from 'node:fs';
import { buckets } from '../../ai/text-features/hashing.ts';
import { packWeights, unpackWeights } from '../../ai/text-features/packed-weights.ts';
import { denseNames } from './features.ts';

/** One logistic head. Its logit is calibrated as `slope * logit + offset`. */
export interface Head {
  grams: Int8Array;
  scale: number;
  dense: number[];
  bias: number;
  slope: number;
  offset: number;
}

/** The trained model: inverse document frequencies of the buckets and two heads over the same vector. */
export interface Weights {
  idf: Float32Array;
  gate: Head;
  polarity: Head;
}

const file = new URL('sentiment.weights', import.meta.url);

let loaded: Weights | undefined;

/** The committed weights, read once when the first text comes. */
export function sentimentWeights(): Weights {
  loaded ??= unpacked(readFileSync(file));
  return loaded;
}

/** The weights as a file. */
export function packSentimentWeights({ idf, gate, polarity }: Weights): Uint8Array {
  const { grams: gateGrams, ...gateRest } = gate;
  const { grams: polarityGrams, ...polarityRest } = polarity;
  return packWeights(idf, { gate: gateRest, polarity: polarityRest }, [gateGrams, polarityGrams]);
}

/** Reads a file of weights; one trained for other features is refused rather than misread. */
function unpacked(bytes: Buffer): Weights {
  const { fits, head, idf, grams } = unpackWeights(bytes, 2, buckets);
  if (!fits || head.gate.dense.length !== denseNames.length)
    throw new Error('sentiment.weights is of another version: train again');
  return {
    idf,
    gate: { ...head.gate, grams: grams[0] },
    polarity: { ...head.polarity, grams: grams[1] },
  };
}
