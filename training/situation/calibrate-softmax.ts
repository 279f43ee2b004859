import { readSituation } from '#api/ai/situation/classify-situation.ts';
import type { SituationWeights } from '#api/ai/situation/situation-weights.ts';
import { type Situation, situations } from '#shared/contracts/situations.ts';
import { isHarm } from './is-harm.ts';
import type { SituationRow } from './read-situation-rows.ts';

/** How far an offset may pull: rows of a class are few. */
const penalty = 2;
/** How much a row of harm counts: half of the second hand's rows are harm, far more than of posts. */
const harmWeight = 0.6;
const rounds = 400;
const step = 0.5;

/** Fits one slope and an offset a class on rows that did not train, by gradient descent. */
export function calibrateSoftmax(
  rows: { row: SituationRow; logits: readonly number[] }[],
): Pick<SituationWeights, 'slope' | 'offsets'> {
  let slope = 1;
  const offsets = Object.fromEntries(situations.map((name) => [name, 0])) as Record<
    Situation,
    number
  >;
  for (let round = 0; round < rounds; round += 1) {
    let slopeGradient = 0;
    const gradient = situations.map((name) => (penalty * offsets[name]) / rows.length);
    for (const { row, logits } of rows) {
      const weight = isHarm(row.label) ? harmWeight : 1;
      const { probabilities } = readSituation(logits, { slope, offsets });
      situations.forEach((name, at) => {
        const error = (weight * (probabilities[name] - (row.label === name ? 1 : 0))) / rows.length;
        slopeGradient += error * (logits[at] ?? 0);
        gradient[at] = (gradient[at] ?? 0) + error;
      });
    }
    slope -= (step / 4) * slopeGradient;
    situations.forEach((name, at) => {
      offsets[name] -= step * (gradient[at] ?? 0);
    });
  }
  return { slope, offsets };
}
