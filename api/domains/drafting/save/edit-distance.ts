import { shingles, similarity } from '#shared/lib/text/near-duplicate.ts';

/** Steps of a full comparison that a request may take: some 10 ms. */
const affordable = 4_000_000;

/**
 * How much of a text was changed, 0..1: Levenshtein over the longer length, by characters; by words
 * where the changed part is long, and by shared runs of characters where it is very long.
 */
export function editDistance(before: string, after: string): number {
  const [a, b] = [[...before], [...after]];
  return (
    share(a, b) ??
    share(wordsOf(before), wordsOf(after)) ??
    1 - similarity(shingles(before), shingles(after))
  );
}

function share(a: string[], b: string[]): number | null {
  const longer = Math.max(a.length, b.length);
  if (longer === 0) return 0;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (
    end < a.length - start &&
    end < b.length - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  ) {
    end += 1;
  }
  const from = a.slice(start, a.length - end);
  const to = b.slice(start, b.length - end);
  if (from.length * to.length > affordable) return null;
  return levenshtein(from, to) / longer;
}

function levenshtein(from: string[], to: string[]): number {
  let above = Uint32Array.from({ length: to.length + 1 }, (_, at) => at);
  let row = new Uint32Array(to.length + 1);
  for (const [at, piece] of from.entries()) {
    row[0] = at + 1;
    for (let column = 0; column < to.length; column += 1) {
      const replaced = (above[column] as number) + (piece === to[column] ? 0 : 1);
      row[column + 1] = Math.min(
        replaced,
        (above[column + 1] as number) + 1,
        (row[column] as number) + 1,
      );
    }
    [above, row] = [row, above];
  }
  return above[to.length] as number;
}

function wordsOf(text: string): string[] {
  return text.split(/(?<=\s)(?=\S)/);
}
