const size = 5;

/** At or above this similarity two posts count as the same post; X labels clusters of them as spam. */
export const sameText = 0.6;

/** The distinct 5-character runs of a text: lower case, digits as 0, punctuation off. */
export function shingles(text: string): Set<string> {
  const plain = text
    .toLowerCase()
    .replace(/\p{N}/gu, '0')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const runs = new Set<string>();
  for (let at = 0; at + size <= plain.length; at += 1) runs.add(plain.slice(at, at + size));
  if (runs.size === 0 && plain !== '') runs.add(plain);
  return runs;
}

/** Jaccard similarity of two shingle sets, 0..1. Two empty sets have nothing in common: 0. */
export function similarity(a: Set<string>, b: Set<string>): number {
  const shared = sharedShingles(a, b);
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

export function sharedShingles(a: Set<string>, b: Set<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const run of small) if (large.has(run)) shared += 1;
  return shared;
}
