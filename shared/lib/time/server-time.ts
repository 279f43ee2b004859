/** Less is the way of an answer, and the second its header is rounded to. */
const CLOSE_MS = 60_000;

let aheadMs = 0;

/** Milliseconds since 1970 by the server's clock, as far as it is known: a computer's may be off. */
export function serverTime(): number {
  return Date.now() + aheadMs;
}

/** Learns it from the `Date` header of an answer that is not from a cache; null teaches nothing. */
export function learnServerTime(header: string | null): void {
  const difference = Date.parse(header ?? '') - Date.now();
  if (!Number.isNaN(difference)) aheadMs = Math.abs(difference) < CLOSE_MS ? 0 : difference;
}
