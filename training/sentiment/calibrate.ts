import type { Prediction } from './cross-validate.ts';
import { type Example, fitLogistic } from './fit-logistic.ts';

/** What makes a probability of a logit: sigmoid(slope * logit + offset). */
export interface Scale {
  slope: number;
  offset: number;
}

export interface Calibration {
  gate: Scale;
  polarity: Scale;
}

/** Platt scaling: fits slope and offset of both heads on predictions for rows that the model never saw. */
export function calibrate(predictions: Prediction[]): Calibration {
  const sided = predictions.filter(({ row }) => row.label !== 'neutral');
  return {
    gate: scaleOf(predictions.map((one) => [one.gate, one.row.label === 'neutral'])),
    polarity: scaleOf(sided.map((one) => [one.polarity, one.row.label === 'bullish'])),
  };
}

/** The same predictions as the logits of probabilities. */
export function calibrated(predictions: Prediction[], by: Calibration): Prediction[] {
  return predictions.map(({ row, gate, polarity }) => ({
    row,
    gate: by.gate.slope * gate + by.gate.offset,
    polarity: by.polarity.slope * polarity + by.polarity.offset,
  }));
}

function scaleOf(pairs: [logit: number, wanted: boolean][]): Scale {
  const examples: Example[] = pairs.map(([logit, wanted]) => ({
    slots: Int32Array.of(0),
    values: Float32Array.of(logit),
    wanted: wanted ? 1 : 0,
    weight: 1,
  }));
  const { weights, bias } = fitLogistic(examples, 1, 1e-6);
  return { slope: weights[0]!, offset: bias };
}
