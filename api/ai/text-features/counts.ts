/** How often each item comes, in the order in which they come first. */
export function tally<T>(items: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Mean and standard deviation of values; 0 and 0 where there are none. */
export function spreadOf(values: readonly number[]): { mean: number; spread: number } {
  const meanOf = (all: readonly number[]) =>
    all.reduce((sum, value) => sum + value, 0) / Math.max(1, all.length);
  const mean = meanOf(values);
  return { mean, spread: Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2))) };
}
