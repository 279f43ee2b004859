/**
 * Walks through the combinations of lists in a scattered order: as long as the turns are fewer than
 * the combinations, no two turns meet the same one. Answers a place in each list.
 */
export function deal(sizes: number[], turn: number, salt: number): number[] {
  const all = sizes.reduce((product, size) => product * size, 1);
  let step = Math.max(1, Math.floor(all * 0.618));
  while (commonDivisor(step, all) !== 1) step += 1;
  let rest = (turn * step + salt) % all;
  return sizes.map((size) => {
    const place = rest % size;
    rest = Math.floor(rest / size);
    return place;
  });
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
