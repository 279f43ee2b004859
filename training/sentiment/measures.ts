/** Share of equal pairs. */
export function accuracy(wanted: string[], given: string[]): number {
  return wanted.filter((label, at) => label === given[at]).length / wanted.length;
}

/** Mean F1 over the labels that are wanted somewhere. */
export function macroF1(wanted: string[], given: string[]): number {
  const labels = [...new Set(wanted)];
  const each = labels.map((label) => {
    const right = wanted.filter((want, at) => want === label && given[at] === label).length;
    const all = wanted.filter((want) => want === label).length;
    const named = given.filter((give) => give === label).length;
    return right === 0 ? 0 : (2 * right) / (all + named);
  });
  return each.reduce((sum, value) => sum + value, 0) / labels.length;
}

/** Chance that a positive example scores above a negative one; ties count half. */
export function areaUnderCurve(scores: number[], positive: boolean[]): number {
  const order = scores
    .map((score, at) => ({ score, positive: positive[at] }))
    .sort((a, b) => a.score - b.score);
  let ranks = 0;
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && order[to]!.score === order[from]!.score) to += 1;
    for (let at = from; at < to; at += 1) if (order[at]!.positive) ranks += (from + 1 + to) / 2;
    from = to;
  }
  const positives = positive.filter(Boolean).length;
  return (ranks - (positives * (positives + 1)) / 2) / (positives * (positive.length - positives));
}

/** Expected calibration error: the mean gap between confidence and being right, over ten equal bins. */
export function calibrationError(confidence: number[], right: boolean[]): number {
  let error = 0;
  for (let bin = 0; bin < 10; bin += 1) {
    const inside = confidence.flatMap((value, at) =>
      Math.min(9, Math.floor(value * 10)) === bin ? [{ value, right: right[at] }] : [],
    );
    const gap = inside.reduce((sum, { value, right: is }) => sum + value - (is ? 1 : 0), 0);
    error += Math.abs(gap) / confidence.length;
  }
  return error;
}
