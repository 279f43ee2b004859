/** Some 50 ms of work for a thread: nobody's other texts wait long for one piece. */
const CHARACTERS = 200_000;
const MOST = 20;

/** The list in pieces of bounded length, by the characters of each item; one item is never cut. */
export function inPieces<T>(items: readonly T[], charactersOf: (item: T) => number): T[][] {
  const pieces: T[][] = [];
  let room = 0;
  for (const item of items) {
    const size = charactersOf(item);
    const last = pieces.at(-1);
    if (!last || size > room || last.length >= MOST) {
      pieces.push([item]);
      room = CHARACTERS - size;
    } else {
      last.push(item);
      room -= size;
    }
  }
  return pieces;
}
