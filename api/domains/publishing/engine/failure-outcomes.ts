import { MOST_TRIES, type PublishingLimits } from '#api/config/publishing-limits.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import type { ClaimedPost } from './claimed-post.ts';
import type { NextState } from './send/record-outcome.ts';

/**
 * It will not be sent by itself any more. What is live stays so: of a thread that has begun the
 * root is posted, and the person is told which part is missing.
 */
export function ended(post: ClaimedPost, detail: Message): NextState {
  const live = liveParts(post);
  if (live === 0) return { event: 'fail', detail };
  return { event: 'publish', detail: partsOnX(post, detail) };
}

/** Provably not on X for a passing reason: again a little later, at most so many times. */
export function triedInVain(
  post: ClaimedPost,
  detail: Message,
  { retryMs, longestRetryMs }: PublishingLimits,
): NextState {
  if (post.tries + 1 >= MOST_TRIES) {
    const givenUp = message('post.given-up', { n: MOST_TRIES, why: detail });
    return { ...ended(post, givenUp), countsAsTry: true };
  }
  const afterMs = Math.min(retryMs * 2 ** post.tries, longestRetryMs);
  return { event: 'put_off', detail, afterMs, countsAsTry: true };
}

/**
 * The network is down: that is no fault of the post, which waits as long as it may be late. A
 * thread that has begun knows no lateness, so there it counts.
 */
export function outOfReach(
  post: ClaimedPost,
  detail: Message,
  limits: PublishingLimits,
): NextState {
  if (liveParts(post) > 0) return triedInVain(post, detail, limits);
  return { event: 'put_off', detail, afterMs: limits.retryMs };
}

/** Waits for a person, with what is live said first. */
export function held(
  post: ClaimedPost,
  holdReason: NonNullable<NextState['holdReason']>,
  detail: Message,
): NextState {
  const said = liveParts(post) === 0 ? detail : partsOnX(post, detail);
  return { event: 'hold', holdReason, detail: said };
}

/** Where the post of a claimed part goes when that part is live. */
export function afterPart(post: ClaimedPost, position: number): NextState | null {
  return position === post.parts.at(-1)?.position ? { event: 'publish', detail: null } : null;
}

export function liveParts({ parts }: ClaimedPost): number {
  return parts.filter(({ externalId }) => externalId !== null).length;
}

function partsOnX(post: ClaimedPost, why: Message): Message {
  return message('post.parts-on-x', { n: liveParts(post), all: post.parts.length, why });
}
