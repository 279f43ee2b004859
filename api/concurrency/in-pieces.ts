/** Some 50 ms of work for a thread: nobody's other texts wait long for one piece. */
const CHARACTERS = 200_000;
const ITEMS = 20;

/** The list in pieces of at most 200,000 characters and `maxItems` items; no item is split. */
export function inPieces<T>(
  items: readonly T[],
  charactersOf: (item: T) => number,
  maxItems: number = ITEMS,
): T[][] {
  const pieces: T[][] = [];
  let room = 0;
  for (const item of items) {
    const size = charactersOf(item);
    const last = pieces.at(-1);
    if (!last || size > room || last.length >= maxItems) {
      pieces.push([item]);
      room = CHARACTERS - size;
    } else {
      last.push(item);
      room -= size;
    }
  }
  return pieces;
}
