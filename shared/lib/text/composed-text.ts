/** ICU brings marks into order by insertion: a long run that is out of order costs its square. */
const longMarks = /\p{M}{30,}/gu;

/** NFC, in linear time for any text. */
export function composedText(text: string): string {
  return text.replace(longMarks, inCanonicalOrder).normalize('NFC');
}

function inCanonicalOrder(run: string): string {
  // Mark by mark: together they would be ordered by insertion again.
  const parts = new Map(Array.from(new Set(run), (mark) => [mark, mark.normalize('NFD')]));
  const marks = Array.from(run, (mark) => parts.get(mark)).join('');
  const kinds = [...new Set(marks)].filter(moves).sort(compare);
  const ranks = new Map<string, number>();
  let rank = 0;
  kinds.forEach((mark, at) => {
    if (at > 0 && compare(kinds[at - 1] ?? mark, mark) !== 0) rank += 1;
    ranks.set(mark, rank);
  });
  if (rank === 0) return run;
  const ordered: string[] = [];
  let waiting: string[][] = [];
  for (const mark of marks) {
    const place = ranks.get(mark);
    if (place === undefined) {
      // No mark passes one that never moves.
      for (const passed of waiting.flat()) ordered.push(passed);
      ordered.push(mark);
      if (waiting.length > 0) waiting = [];
    } else {
      waiting[place] ??= [];
      waiting[place].push(mark);
    }
  }
  return ordered.concat(waiting.flat()).join('');
}

/** Whether its combining class is not 0: then it changes places with the lowest or a higher one. */
function moves(mark: string): boolean {
  return compare(mark, '\u0334') !== 0 || compare(mark, '\u0301') !== 0;
}

/** By combining class, of which Unicode tells only what changes places. */
function compare(one: string, other: string): number {
  if ((one + other).normalize('NFD') !== one + other) return 1;
  return (other + one).normalize('NFD') !== other + one ? -1 : 0;
}
