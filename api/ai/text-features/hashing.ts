/** How many weights a head has; more buckets cost size and gain nothing measurable. */
export const buckets = 65_536;

const prime = 0x01000193;
const start = 0x811c9dc5;

/** FNV-1a over UTF-16 units; `seed` separates kinds of features. */
export function hash(text: string, seed: number, from = 0, to = text.length): number {
  let value = Math.imul(start ^ seed, prime);
  for (let at = from; at < to; at += 1) value = Math.imul(value ^ text.charCodeAt(at), prime);
  // The low bits of FNV mix worst; folding the high half in spreads short n-grams.
  return ((value >>> 16) ^ value) & (buckets - 1);
}
