const leastLooks = 20;

/**
 * Tells at each look whether X's page was waited for long enough. After a standstill, as of a busy
 * machine, the time may be over before X had a turn: it gets at least this many looks.
 */
export function patience(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds;
  let looks = 0;
  return () => {
    looks += 1;
    return looks > leastLooks && performance.now() > end;
  };
}

/** Looks every 20 ms until it is enough or the time is over; answers what was seen last. */
export async function lookUntil<T>(
  look: () => T,
  isEnough: (seen: T) => boolean,
  milliseconds: number,
): Promise<T> {
  const isOver = patience(milliseconds);
  for (;;) {
    const seen = look();
    if (isEnough(seen) || isOver()) return seen;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
