/** Tops of all rows, with the total height as a last entry. Heights in px. */
export function offsetsOf(heights: readonly number[]): number[] {
  const offsets = [0];
  for (const height of heights) offsets.push(offsets.at(-1)! + height);
  return offsets;
}

/** The index of the row that holds `y`: the first row above all, the last below all. */
export function rowAt(offsets: readonly number[], y: number): number {
  let low = 0;
  let high = Math.max(0, offsets.length - 2);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (offsets[middle]! <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Rows `[first, last]` to keep alive: those in view plus one and a half viewports either way. */
export function aliveRange(
  offsets: readonly number[],
  viewTop: number,
  viewHeight: number,
): { first: number; last: number } {
  const margin = viewHeight * 1.5;
  return {
    first: rowAt(offsets, viewTop - margin),
    last: rowAt(offsets, viewTop + viewHeight + margin),
  };
}
