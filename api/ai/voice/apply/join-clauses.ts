import type { SeededRandom } from '../../composer/choose/seeded-random.ts';
import type { StyleProfile } from '../profile/style-profile.ts';

/**
 * Brings sentences down to a number by joining short neighbours the way the persona joins clauses.
 * Somebody who shows no such way keeps the sentences.
 */
export function joinClauses(
  sentences: string[],
  count: number,
  profile: StyleProfile,
  random: SeededRandom,
): string[] {
  const joiners = joinersOf(profile);
  if (joiners.length === 0) return sentences;
  let joined = sentences;
  const pairs = new Set<string>();
  while (joined.length > count) {
    const places = joined
      .slice(1)
      .map((after, at) => ({ at, pair: [wordCount(joined[at] ?? ''), wordCount(after)] as const }))
      // "Cheers" is no clause: what is shorter than four words stands on its own.
      .filter(({ pair }) => Math.min(...pair) > 3 && pair[0] + pair[1] <= 34)
      .filter(({ at }) => isFree(joined[at], pairs) && isFree(joined[at + 1], pairs))
      // What begins with a capital is a name, or the user's own sentence, and stays as it is.
      .filter(({ at }) => /^(?:\p{Ll}|I\b)/u.test(joined[at + 1] ?? ''))
      .map(({ at, pair: [before, after] }) => ({ at, words: before + after }));
    const place = places.sort((a, b) => a.words - b.words)[0]?.at;
    if (place === undefined) break;
    const pair = `${joined[place]}${random.pick(joiners)}${joined[place + 1]}`;
    pairs.add(pair);
    joined = [...joined.slice(0, place), pair, ...joined.slice(place + 2)];
  }
  return joined;
}

/** Two clauses make a sentence, three make a breathless one. */
function isFree(sentence: string | undefined, pairs: Set<string>): boolean {
  return sentence !== undefined && !pairs.has(sentence) && !/[?!:]["']?$/.test(sentence);
}

function joinersOf({ semicolon, dashRate, ellipsis, comma, fullStop }: StyleProfile): string[] {
  return [
    ...(semicolon > 0.08 ? ['; '] : []),
    ...(dashRate > 0.08 ? [' — '] : []),
    ...(ellipsis > 0.25 ? ['... '] : []),
    // Only who leaves the full stop off splices sentences with a comma.
    ...(comma > 0.3 && fullStop < 0.3 ? [', '] : []),
  ];
}

function wordCount(text: string): number {
  return text.split(/\s+/).length;
}
