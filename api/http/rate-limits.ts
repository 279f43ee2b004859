import { AppError } from '#api/errors/app-error.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';

/** Calls a minute, and at once: per address before anybody is known, per user after. */
const PER_MINUTE = {
  /** Starting and finishing a sign-in, and its token. */
  auth: 20,
  /** A file of what somebody without an account was sent a link to: a page has hundreds of pictures. */
  visitor: 1_200,
  /** Anything else that writes: far more than a person does by hand. */
  write: 240,
  /** Anything that only reads, where people come over https: a busy console asks for a tenth of it. */
  read: 1_200,
  /** Any draft. The built-in composer costs no money, only time. */
  ai: 600,
  /** A call to a model that somebody pays for, per workspace, unless its settings say otherwise. */
  model: 60,
  /** Samples that a model reads, per workspace: an import has thousands. */
  sample: 60,
} as const;

export type LimitName = keyof typeof PER_MINUTE;

export interface Limits {
  /**
   * Counts one call, of as many a minute as its name allows or `perMinute` says. Throws
   * `rate_limited` with the reason and the seconds until the next is allowed.
   */
  take(name: LimitName, who: string, perMinute?: number, reason?: Message): void;
}

/** Fewer buckets than this are not worth a sweep of those that are full again. */
const MANY = 10_000;

/** Token buckets in this process; `now` in milliseconds. */
export function createLimits(now: () => number = Date.now): Limits {
  const buckets = new Map<string, { left: number; at: number }>();
  let sweptAbove = MANY;
  return {
    take(name, who, size = PER_MINUTE[name], reason = message('request.too-many')) {
      const perMs = size / 60_000;
      const time = now();
      const key = `${name} ${who}`;
      const known = buckets.get(key) ?? { left: size, at: time };
      const left = Math.min(size, known.left + (time - known.at) * perMs);
      if (left < 1) {
        throw new AppError('rate_limited', reason, {
          retryAfterSeconds: Math.ceil((1 - left) / perMs / 1000),
        });
      }
      buckets.set(key, { left: left - 1, at: time });
      if (buckets.size <= sweptAbove) return;
      for (const [other, { at }] of buckets) if (time - at > 60_000) buckets.delete(other);
      // When as many more have come: a sweep for each call would cost more than the calls.
      sweptAbove = Math.max(MANY, buckets.size * 2);
    },
  };
}

/** For tests that make in a minute what people make in a day. */
export const noLimits: Limits = { take: () => {} };
