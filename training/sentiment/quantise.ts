import { buckets } from '#api/ai/text-features/hashing.ts';
import type { Head, Weights } from '#api/analysis/sentiment/weights.ts';
import type { Calibration, Scale } from './calibrate.ts';
import { type Fitted, quantised } from './fit-logistic.ts';
import type { Model } from './fit-model.ts';

/** Brings a model into the form that is stored: one signed byte per bucket, the few dense weights exact. */
export function quantise(model: Model, { gate, polarity }: Calibration): Weights {
  return { idf: model.idf, gate: head(model.gate, gate), polarity: head(model.polarity, polarity) };
}

function head({ weights, bias }: Fitted, { slope, offset }: Scale): Head {
  return {
    ...quantised(weights.slice(0, buckets)),
    dense: Array.from(weights.slice(buckets), rounded),
    bias: rounded(bias),
    slope: rounded(slope),
    offset: rounded(offset),
  };
}

function rounded(value: number): number {
  return Number(value.toFixed(6));
}
