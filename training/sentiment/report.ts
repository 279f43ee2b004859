import type { Prediction } from './cross-validate.ts';
import { accuracy, areaUnderCurve, calibrationError, macroF1 } from './measures.ts';
import { isOwn } from './read-rows.ts';

/** Prints what calibrated predictions are worth, a line per register. */
export function report(title: string, predictions: Prediction[]): void {
  const judged = predictions.map(judge);
  console.log(`\n${title.padEnd(44)}  rows  3-class acc / mF1  binary acc / mF1    AUC    ECE`);
  for (const register of new Set(judged.map((one) => one.register))) {
    line(
      register,
      judged.filter((one) => one.register === register),
    );
  }
  line('own rows together', judged.filter(isOwn));
}

type Judged = ReturnType<typeof judge>;

function judge({ row, gate, polarity }: Prediction) {
  const neutral = sigmoid(gate);
  const up = sigmoid(polarity);
  const likely = Math.max(up, 1 - up) * (1 - neutral);
  return {
    register: row.register,
    wanted: row.label as string,
    side: up >= 0.5 ? 'bullish' : 'bearish',
    given: neutral >= likely ? 'neutral' : up >= 0.5 ? 'bullish' : 'bearish',
    confidence: Math.max(neutral, likely),
    up,
  };
}

function line(name: string, judged: Judged[]): void {
  const wanted = judged.map((one) => one.wanted);
  const given = judged.map((one) => one.given);
  const sided = judged.filter((one) => one.wanted !== 'neutral');
  const sides = sided.map((one) => one.wanted);
  const named = sided.map((one) => one.side);
  const area = areaUnderCurve(
    sided.map((one) => one.up),
    sided.map((one) => one.wanted === 'bullish'),
  );
  const right = judged.map((one) => one.wanted === one.given);
  const error = calibrationError(
    judged.map((one) => one.confidence),
    right,
  );
  const both = (first: number, second: number) =>
    `${(100 * first).toFixed(1)} / ${(100 * second).toFixed(1)}`.padStart(17);
  console.log(
    `  ${name.padEnd(42)} ${String(judged.length).padStart(5)}  ` +
      `${both(accuracy(wanted, given), macroF1(wanted, given))} ` +
      `${both(accuracy(sides, named), macroF1(sides, named))}  ${area.toFixed(3)}  ${error.toFixed(3)}`,
  );
}

function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
