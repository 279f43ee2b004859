/**
 * `reconnect`: X no longer takes this token. `temporary`: try later, nothing is lost.
 * `refused`: final, X says no. `rate_limited`: try again at `retryAt`.
 */
export type XErrorKind = 'reconnect' | 'temporary' | 'refused' | 'rate_limited';

/** What went wrong at X. It never holds a token, a code or the app's secret. */
export class XError extends Error {
  override readonly name = 'XError';

  constructor(
    readonly kind: XErrorKind,
    /** Null when X did not answer at all. */
    readonly status: number | null,
    /** One sentence, X's own where it gave one. */
    readonly detail: string,
    readonly retryAt?: Date,
  ) {
    super(status === null ? detail : `X answered ${status}: ${detail}`);
  }
}
