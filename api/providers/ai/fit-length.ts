import { weightedLength } from '#shared/lib/weighted-length.ts';

/** No post of a limit this size is longer, whatever its links weigh. */
const longest = 8_000;

/** Cuts a post at a sentence, else at a word with an ellipsis. Text that fits comes back as it is. */
export function fitLength(text: string, limit: number): string {
  if (weightedLength(text) <= limit) return text;
  const near = text.slice(0, longest);
  return atSentence(near, limit) ?? atWord(near, limit);
}

function atSentence(text: string, limit: number): string | null {
  const ends = [...text.matchAll(/[.!?…](?=\s)|\n/gu)].map(({ index }) => index + 1);
  const head = (count: number) => text.slice(0, ends[count - 1] ?? 0).trimEnd();
  const count = mostThat(ends.length, (tried) => weightedLength(head(tried)) <= limit);
  // A stump of the thought is worse than a thought with its last words missing.
  return weightedLength(head(count)) >= limit * 0.4 ? head(count) : null;
}

const character = /\p{RGI_Emoji}|\P{M}\p{M}*/gv;

function atWord(text: string, limit: number): string {
  const ends = [...text.matchAll(character)].map(({ index, 0: found }) => index + found.length);
  const head = (count: number) => text.slice(0, ends[count - 1] ?? 0).trimEnd();
  const fits = (tried: number) => weightedLength(`${head(tried)}…`) <= limit;
  const cut = head(mostThat(ends.length, fits));
  const space = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  const kept = space > cut.length * 0.7 ? cut.slice(0, space) : cut;
  return `${kept.trimEnd().replace(/[,;:–—-]{1,8}$/u, '')}…`;
}

/** The largest count up to `most` that holds; what holds for a count holds for every smaller one. */
function mostThat(most: number, holds: (count: number) => boolean): number {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
