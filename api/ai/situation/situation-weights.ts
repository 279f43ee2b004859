import { readFileSync } from 'node:fs';
import { type Situation, situations } from '#shared/contracts/situations.ts';
import { formNames } from '../text-features/text-form.ts';
import { situationBuckets } from './situation-features.ts';

/** One class against all others. */
export interface SituationHead {
  /** A signed byte for each bucket, times `scale`. */
  grams: Int8Array;
  scale: number;
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
const lengthField = 4;

let loaded: SituationWeights | undefined;

/** The committed weights, read once when the first text comes. */
export function situationWeights(): SituationWeights {
  loaded ??= unpackSituationWeights(readFileSync(file));
  return loaded;
}

/** The length of a JSON head, the head, then a byte per bucket for idf and for each class. */
export function packSituationWeights({ idf, heads, ...rest }: SituationWeights): Uint8Array {
  const idfScale = Math.max(...idf) / 255;
  const small = situations.map((name) => {
    const { grams: _, ...head } = heads[name];
    return head;
  });
  const head = new TextEncoder().encode(JSON.stringify({ ...rest, idfScale, heads: small }));
  const packed = new Uint8Array(
    lengthField + head.length + (situations.length + 1) * situationBuckets,
  );
  new DataView(packed.buffer).setUint32(0, head.length, true);
  packed.set(head, lengthField);
  const start = lengthField + head.length;
  packed.set(
    idf.map((value) => Math.round(value / idfScale)),
    start,
  );
  situations.forEach((name, at) => {
    packed.set(new Uint8Array(heads[name].grams.buffer), start + (at + 1) * situationBuckets);
  });
  return packed;
}

/** Reads a file of weights; throws where it was trained for other features or classes. */
export function unpackSituationWeights(bytes: Uint8Array): SituationWeights {
  const packed = Uint8Array.from(bytes);
  const length = new DataView(packed.buffer).getUint32(0, true);
  const { heads, idfScale, ...rest } = JSON.parse(
    new TextDecoder().decode(packed.subarray(lengthField, lengthField + length)),
  );
  const start = lengthField + length;
  const block = (at: number) => start + at * situationBuckets;
  const fits =
    packed.length === block(situations.length + 1) && heads[0].form.length === formNames.length;
  if (!fits) throw new Error('situation.weights is of another version: train again');
  const read = (name: Situation, at: number): [Situation, SituationHead] => [
    name,
    { ...heads[at], grams: new Int8Array(packed.buffer, block(at + 1), situationBuckets) },
  ];
  return {
    ...rest,
    idf: Float32Array.from(packed.subarray(start, block(1)), (value) => value * idfScale),
    heads: Object.fromEntries(situations.map(read)) as Record<Situation, SituationHead>,
  };
}
