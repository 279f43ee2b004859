import { buckets } from '#api/ai/text-features/hashing.ts';
import type { Head, Weights } from '#api/analysis/sentiment/weights.ts';
import type { Calibration, Scale } from './calibrate.ts';
import type { Fitted } from './fit-logistic.ts';
import type { Model } from './fit-model.ts';

/** Brings a model into the form that is stored: one signed byte per bucket, the few dense weights exact. */
export function quantise(model: Model, { gate, polarity }: Calibration): Weights {
  return { idf: model.idf, gate: head(model.gate, gate), polarity: head(model.polarity, polarity) };
}

function head({ weights, bias }: Fitted, { slope, offset }: Scale): Head {
  const grams = weights.slice(0, buckets);
  const scale = grams.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  return {
    grams: Int8Array.from(grams, (weight) => Math.round(weight / scale)),
    scale,
    dense: Array.from(weights.slice(buckets), rounded),
    bias: rounded(bias),
    slope: rounded(slope),
    offset: rounded(offset),
  };
}

function rounded(value: number): number {
  return Number(value.toFixed(6));
}
