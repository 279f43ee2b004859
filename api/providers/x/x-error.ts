import type { Message } from '#shared/contracts/messages/message.ts';
import { messageText } from '#shared/lib/i18n/localize-message.ts';

/**
 * `reconnect`: X no longer takes this token. `suspended`: X has suspended or locked the account that
 * calls. `temporary`: try later, nothing is lost.
 * `refused`: final, X says no. `rate_limited`: try again at `retryAt`.
 */
export type XErrorKind = 'reconnect' | 'suspended' | 'temporary' | 'refused' | 'rate_limited';

interface More {
  retryAt?: Date | undefined;
  /** The same by X's own clock: whoever waits needs not trust this machine's. */
  waitSeconds?: number | undefined;
  /** X provably never had the call: nobody was listening, or the name was not found. */
  unsent?: boolean | undefined;
  /** Something in front of X answered, not X's API. */
  notFromApi?: boolean | undefined;
}

/** What went wrong at X. It never holds a token, a code or the app's secret. */
export class XError extends Error {
  override readonly name = 'XError';

  constructor(
    readonly kind: XErrorKind,
    /** Null when X did not answer at all. */
    readonly status: number | null,
    /** One sentence, X's own where it gave one. */
    readonly reason: Message,
    readonly more: More = {},
  ) {
    const detail = messageText(reason);
    super(status === null ? detail : `X answered ${status}: ${detail}`);
  }

  /** The reason in English. */
  get detail(): string {
    return messageText(this.reason);
  }

  get retryAt(): Date | undefined {
    return this.more.retryAt;
  }
}
