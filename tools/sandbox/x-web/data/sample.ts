import posts from './sample-posts.json' with { type: 'json' };

/** One text of the page's pool. `{a}` 2-9, `{b}` 11-97, `{c}` 120-980 are filled in by position. */
export interface Sample {
  by: string;
  text: string;
  lang?: string;
}

type Pool = 'market' | 'builder' | 'worldwide' | 'culture' | 'replies';

export const samplePosts: Record<Pool, readonly Sample[]> = posts;

/** A small deterministic mixer: the same position and salt give the same number below `limit`. */
export function mix(position: number, salt: number, limit: number): number {
  let hash = Math.imul(position + 1, 0x9e3779b1) ^ Math.imul(salt + 7, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return (hash >>> 0) % limit;
}

export function fillSlots(text: string, position: number): string {
  return text
    .replaceAll('{a}', String(2 + mix(position, 1, 8)))
    .replaceAll('{b}', String(11 + mix(position, 2, 87)))
    .replaceAll('{c}', String(120 + mix(position, 3, 861)));
}
