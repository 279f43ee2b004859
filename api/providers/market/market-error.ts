/**
 * `rate_limited` and `unavailable`: later. `refused`: it says no. `unreadable`: not what was asked
 * for, or far too much of it. `forbidden`: an address that is not ours to call.
 */
export type MarketErrorKind =
  | 'rate_limited'
  | 'unavailable'
  | 'refused'
  | 'unreadable'
  | 'forbidden';

/** What went wrong with a source of the market. It never holds a key. */
export class MarketError extends Error {
  override readonly name = 'MarketError';

  constructor(
    readonly kind: MarketErrorKind,
    /** One sentence for a person. */
    message: string,
    /** How long the source itself asks us to wait. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
  }
}
