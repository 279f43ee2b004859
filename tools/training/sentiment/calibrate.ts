import { type Example, fitLogistic } from './fit-logistic.ts';

/** What makes a probability of a logit: sigmoid(slope * logit + offset). */
export interface Calibration {
  slope: number;
  offset: number;
}

/** Platt scaling: fits slope and offset on predictions for rows that the model never saw. */
export function calibrate(pairs: { logit: number; wanted: boolean }[]): Calibration {
  const examples: Example[] = pairs.map(({ logit, wanted }) => ({
    slots: Int32Array.of(0),
    values: Float32Array.of(logit),
    wanted: wanted ? 1 : 0,
    weight: 1,
  }));
  const { weights, bias } = fitLogistic(examples, 1, 1e-6);
  return { slope: weights[0]!, offset: bias };
}
