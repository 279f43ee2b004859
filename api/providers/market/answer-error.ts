import type { OutsideAnswer } from './get-outside.ts';
import { MarketError } from './market-error.ts';

const LONGEST_WAIT_SECONDS = 6 * 3600;

/** What an answer that is neither data nor "nothing new" stands for. */
export function answerError({ status, headers }: OutsideAnswer, from: string): MarketError {
  const wait = waitOf(headers['retry-after'], headers.date);
  if (status === 429) return new MarketError('rate_limited', `${from} asks for patience.`, wait);
  if (status >= 500 || status === 408) {
    return new MarketError('unavailable', `${from} is out of order (${status}).`, wait);
  }
  return new MarketError('refused', `${from} refused to answer (${status}).`, wait);
}

/** Seconds, or a date by the clock of the answer itself; null when it says nothing sensible. */
function waitOf(header: string | undefined, date: string | undefined): number | null {
  if (header === undefined) return null;
  const now = Date.parse(date ?? '') || Date.now();
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  if (!Number.isFinite(seconds)) return null;
  return Math.min(LONGEST_WAIT_SECONDS, Math.max(0, Math.ceil(seconds)));
}
