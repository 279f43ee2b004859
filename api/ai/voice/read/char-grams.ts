/** How many buckets the 2- to 4-character runs of a voice are counted in. */
export const gramBuckets = 6144;

const seen = new Uint8Array(gramBuckets);
const touched = new Uint16Array(gramBuckets);

/**
 * The 2- to 4-character runs of a post, hashed: each bucket once, with how often it was hit. Links and
 * names are no style and stay out.
 */
export function charGrams(text: string) {
  const plain = ` ${maskNames(text)
    .replace(/\d/g, '0')
    .replace(/[^\S\n]+/g, ' ')
    .trim()} `;
  let count = 0;
  for (let at = 0; at + 1 < plain.length; at += 1) {
    let hash = Math.imul(0x811c9dc5 ^ plain.charCodeAt(at), 0x01000193);
    for (let size = 2; size <= 4 && at + size <= plain.length; size += 1) {
      hash = Math.imul(hash ^ plain.charCodeAt(at + size - 1), 0x01000193);
      const bucket = ((hash ^ (hash >>> 15)) >>> 0) % gramBuckets;
      const hits = seen[bucket] ?? 0;
      if (hits === 0) touched[count++] = bucket;
      if (hits < 255) seen[bucket] = hits + 1;
    }
  }
  const buckets = touched.slice(0, count);
  const counts = new Uint8Array(count);
  buckets.forEach((bucket, at) => {
    counts[at] = seen[bucket] ?? 0;
    seen[bucket] = 0;
  });
  return { buckets, counts };
}

/** Links gone, handles down to their mark. */
export function maskNames(text: string): string {
  return text.replace(/https?:\/\/\S+/g, ' ').replace(/([@＠])\w+/g, '$1');
}
