/** From 0 up to a round number that holds the largest value, in at most `most` round steps. */
export function niceTicks(largest: number, most = 4, isWhole = false): number[] {
  if (!(largest > 0)) return [0, 1];
  const rough = largest / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= rough * 0.9999) ?? 10;
  const step = isWhole ? Math.max(1, Math.ceil(factor * power)) : factor * power;
  const count = Math.ceil(largest / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12)));
}

/** Which of so many places get a label when only so many fit: evenly, the last one among them. */
export function labelledPlaces(count: number, fitting: number): Set<number> {
  const step = Math.max(1, Math.ceil(count / Math.max(1, fitting)));
  const last = count - 1;
  return new Set(Array.from({ length: Math.ceil(count / step) }, (_, at) => last - at * step));
}
