import { readFileSync } from 'node:fs';
import { buckets } from '../../ai/text-features/hashing.ts';
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
const lengthField = 4;

let loaded: Weights | undefined;

/** The committed weights, read once when the first text comes. */
export function sentimentWeights(): Weights {
  loaded ??= unpackWeights(readFileSync(file));
  return loaded;
}

/** A file of weights: the length of a JSON head, the head, then one byte per bucket for idf and for each head. */
export function packWeights({ idf, gate, polarity }: Weights): Uint8Array {
  const idfScale = Math.max(...idf) / 255;
  const { grams: gateGrams, ...gateRest } = gate;
  const { grams: polarityGrams, ...polarityRest } = polarity;
  const head = new TextEncoder().encode(
    JSON.stringify({ idfScale, gate: gateRest, polarity: polarityRest }),
  );
  const packed = new Uint8Array(lengthField + head.length + 3 * buckets);
  new DataView(packed.buffer).setUint32(0, head.length, true);
  packed.set(head, lengthField);
  const start = lengthField + head.length;
  packed.set(
    Uint8Array.from(idf, (value) => Math.round(value / idfScale)),
    start,
  );
  packed.set(new Uint8Array(gateGrams.buffer), start + buckets);
  packed.set(new Uint8Array(polarityGrams.buffer), start + 2 * buckets);
  return packed;
}

/** Reads a file of weights; one trained for other features is refused rather than misread. */
export function unpackWeights(bytes: Uint8Array): Weights {
  const packed = Uint8Array.from(bytes);
  const length = new DataView(packed.buffer).getUint32(0, true);
  const head = JSON.parse(
    new TextDecoder().decode(packed.subarray(lengthField, lengthField + length)),
  );
  const start = lengthField + length;
  const fits =
    packed.length === start + 3 * buckets && head.gate.dense.length === denseNames.length;
  if (!fits) throw new Error('sentiment.weights is of another version: train again');
  const grams = (block: number) => new Int8Array(packed.buffer, start + block * buckets, buckets);
  return {
    idf: Float32Array.from(
      packed.subarray(start, start + buckets),
      (value) => value * head.idfScale,
    ),
    gate: { ...head.gate, grams: grams(1) },
    polarity: { ...head.polarity, grams: grams(2) },
  };
}
