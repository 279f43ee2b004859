/**
 * Spearman's rank correlation of pairs, -1 to 1: whether more of one goes with more of the other,
 * however much more. 0 where one of the two never changes.
 */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const first = ranks(pairs.map(([one]) => one));
  const second = ranks(pairs.map(([, other]) => other));
  const mean = (pairs.length + 1) / 2;
  let together = 0;
  let spreadOne = 0;
  let spreadOther = 0;
  for (const [at, rank] of first.entries()) {
    const one = rank - mean;
    const other = (second[at] ?? mean) - mean;
    together += one * other;
    spreadOne += one * one;
    spreadOther += other * other;
  }
  const spread = Math.sqrt(spreadOne * spreadOther);
  return spread === 0 ? 0 : together / spread;
}

/** Places from 1; those that are equal share the middle one. */
export function ranks(values: readonly number[]): number[] {
  const order = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value);
  const placed = new Array<number>(values.length);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (order[to + 1]?.value === order[from]?.value) to += 1;
    for (const { at } of order.slice(from, to + 1)) placed[at] = (from + to) / 2 + 1;
    from = to + 1;
  }
  return placed;
}
