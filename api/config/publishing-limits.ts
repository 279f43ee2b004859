import { z } from 'zod';

const ms = z.int().positive();

/** How long the publisher waits, how much it does at once, and when it gives up. */
const limits = z.object({
  /** Posts that one worker sends at the same time. */
  inFlight: z.int().positive().default(200),
  /** X has so long to answer a call. */
  callMs: ms.default(10_000),
  /** A post belongs to its worker so long; a call begins with most of that ahead. */
  leaseMs: ms.default(20_000),
  /** An attempt that was written down and not sent by then is not sent any more. */
  hesitateMs: ms.default(5_000),
  /**
   * Only so long after an attempt began does its absence from the timeline prove that X did not
   * take it: the call's own limit and a minute.
   */
  settleMs: ms.default(70_000),
  /** What X first refused as a duplicate and has not on the timeline so long after is a copy. */
  duplicateMs: ms.default(30_000),
  /**
   * What came due so long before a worker began to watch is looked for on X before it is sent. A
   * restart takes less; a database that comes back from an older copy takes longer.
   */
  doubtMs: ms.default(15_000),
  /** The first look after a call without an answer. */
  firstLookMs: ms.default(1_000),
  lookEveryMs: ms.default(30_000),
  /** After so long without knowing, a person has to look. */
  giveUpMs: ms.default(600_000),
  /** How far the clocks of X and of the database may differ. */
  clockSkewMs: ms.default(60_000),
  /** Between tries that provably did not reach X; grows with each. */
  retryMs: ms.default(2_000),
  longestRetryMs: ms.default(60_000),
  /** A wake-up can be lost: at the latest then the worker looks by itself. */
  sweepMs: ms.default(5_000),
  /** What is under way at a stop has so long to end. */
  stopMs: ms.default(8_000),
});

/** Refuses times under which a call could still arrive after it was found to be absent. */
export const publishingLimits = limits.refine(
  ({ hesitateMs, callMs, settleMs }) => settleMs >= hesitateMs + callMs,
  'settleMs must be at least hesitateMs and callMs together',
);
export type PublishingLimits = z.output<typeof publishingLimits>;

/** After so many tries that failed for a passing reason, a post is left to a person. */
export const MOST_TRIES = 5;

/**
 * What the connection on which a worker listens is called, followed by the second in which it last
 * looked for work and the millisecond since which the database has been watched: everybody on the
 * database can read it, and it is gone with the worker.
 */
export const PRESENCE = 'troupe-publishing';
