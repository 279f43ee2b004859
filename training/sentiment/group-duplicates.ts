import { sameText, shingles, similarity } from '#shared/lib/text/near-duplicate.ts';

/**
 * MinHash: only texts that agree in one of 16 bands of two hashes are compared, which two that share
 * 0.6 of their shingles miss once in a thousand times.
 */
const hashes = 32;
const band = 2;

/** Gives each text the number of its group: near-duplicates share one, so that no fold is judged on copies. */
export function groupDuplicates(texts: string[]): number[] {
  const sets = texts.map(shingles);
  const group = texts.map((_, at) => at);
  const first = new Map<string, number>();
  const root = (at: number): number => (group[at] === at ? at : root(group[at]!));
  for (const [at, set] of sets.entries()) {
    const signature = signatureOf(set);
    for (let from = 0; from < hashes; from += band) {
      const key = `${from}:${signature.slice(from, from + band).join(',')}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, at);
      else if (similarity(set, sets[other]!) >= sameText) group[root(at)] = root(other);
    }
  }
  return group.map((_, at) => root(at));
}

function signatureOf(set: Set<string>): number[] {
  const lowest = new Array<number>(hashes).fill(0xffffffff);
  for (const run of set) {
    let base = 0x811c9dc5;
    for (let at = 0; at < run.length; at += 1)
      base = Math.imul(base ^ run.charCodeAt(at), 0x01000193);
    for (let turn = 0; turn < hashes; turn += 1) {
      const mixed = Math.imul(base ^ (base >>> 15) ^ Math.imul(turn, 0x9e3779b1), 0x85ebca6b) >>> 0;
      if (mixed < lowest[turn]!) lowest[turn] = mixed;
    }
  }
  return lowest;
}
