import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { failAt } from '#api/config/failpoint.ts';
import { PRESENCE } from '#api/config/publishing-limits.ts';
import type { Context } from '#api/context.ts';
import { retryTransient } from '#api/db/client/retry-transient.ts';
import { connect } from '#api/db/database.ts';
import { keepListening } from '#api/realtime/keep-listening.ts';
import type { PostStatus } from '#shared/contracts/publishing.ts';
import { claimDue } from './claim/claim-due.ts';
import { databaseEpoch, showPresence } from './claim/database-epoch.ts';
import {
  msUntilNextDue,
  releaseLeases,
  releaseUntouched,
  remindDue,
  resumeReconnected,
} from './claim/release-posts.ts';
import type { CheckBeforeSending, ClaimedPost } from './claimed-post.ts';
import { processPost } from './process-post.ts';
import type { PublishingTools } from './publishing-tools.ts';
import { beginAttempt } from './send/begin-attempt.ts';
import { recordOutcome } from './send/record-outcome.ts';
import { stateAfter } from './transitions.ts';
import { WAKE_CHANNEL } from './wake-workers.ts';

export interface Publisher {
  /** Many posts are going out: other work of this process is to wait a moment. */
  isBusy(): boolean;
  /** Takes nothing new; what is under way ends, or goes back for others within ten seconds. */
  stop(): Promise<void>;
}

/** Times those in flight. Who claims more keeps others waiting when it is killed. */
const MOST_AHEAD = 3;

interface Options {
  ctx: PublishingTools['ctx'] & Pick<Context, 'env'>;
  url: string;
  /** For listening, which needs a session of its own; unset: `url`. */
  direct?: string;
  checkBeforeSending: CheckBeforeSending;
  /** Hears where each post was left. */
  counted?: (status: PostStatus) => void;
  /** Hears of every post that left a worker's hands, published or not. */
  worked?: (post: ClaimedPost) => void;
}

/**
 * Publishes what is due. `scheduled_posts` is the only truth, and the only queue: a worker sleeps
 * until the next due time that it reads there, a notification says that there may be an earlier one,
 * and it looks every few seconds anyway. A queue beside it would be a second thing to fall out of step.
 */
export function startPublisher({
  ctx,
  url,
  direct = url,
  checkBeforeSending,
  counted,
  worked,
}: Options): Publisher {
  const { log, env } = ctx;
  const limits = env.PUBLISHING_LIMITS;
  const worker = `${hostname()}:${process.pid}:${randomBytes(4).toString('hex')}`;
  // By the database's clock: since then it cannot have been replaced by an older copy of itself.
  let watchingSince: string | null = null;
  const { db, close } = connect(url, 'worker', (error) => {
    watchingSince = null;
    log.warn({ err: error }, 'lost a database connection of the publisher');
  });
  const record = recordOutcome(db);
  const tools: PublishingTools = {
    ctx,
    db,
    limits,
    begin: beginAttempt(db, limits.leaseMs),
    // X's answer is known and must not be lost to a database that is gone for a moment.
    async record(...report) {
      const [post, , next] = report;
      if (next) free(post);
      const wasMine = await retryTransient(() => record(...report), limits.leaseMs);
      if (wasMine && next) counted?.(stateAfter(next.event));
      return wasMine;
    },
    checkBeforeSending,
  };

  const inFlight = new Set<Promise<void>>();
  /** Of these, the posts that are not done with: what is only written down needs no hand. */
  const inHand = new Set<ClaimedPost>();
  /** Claimed while all hands were full; the oldest begins when one is free. */
  const waiting: { post: ClaimedPost; ahead: Map<string, number> }[] = [];
  /** The last claim was not all that is due. */
  let isMore = false;
  let endedSinceClaim = 0;
  /** How many end in a second: where more are due, so many are claimed ahead. */
  let pace = limits.inFlight;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | null = null;
  let isAsked = false;
  let lookedAt = performance.now();
  let choresAt = Number.NEGATIVE_INFINITY;
  let isStopping = false;

  function look(): void {
    isAsked = true;
    round ??= lookAround().finally(() => {
      round = null;
      if (isAsked && !isStopping) look();
    });
  }

  function lookWithChores(): void {
    choresAt = Number.NEGATIVE_INFINITY;
    look();
  }

  async function lookAround(): Promise<void> {
    while (isAsked && !isStopping) {
      isAsked = false;
      const held = inHand.size + waiting.length;
      const ahead = isMore ? Math.min(pace, limits.inFlight * MOST_AHEAD) : 0;
      const most = limits.inFlight + ahead - held;
      // Claiming a few at a time would cost more than it brings: the next to end looks again.
      if (held > 0 && most < (ahead || limits.inFlight) / 2) return;
      try {
        await claim(most);
      } catch (error) {
        watchingSince = null;
        log.warn({ err: error }, 'cannot look for posts that are due');
        sleep(1_000);
      }
    }
  }

  async function claim(most: number): Promise<void> {
    if (performance.now() - choresAt > limits.sweepMs) {
      choresAt = performance.now();
      await Promise.all([remindDue(db), resumeReconnected(db)]);
    }
    const { leaseMs, doubtMs } = limits;
    watchingSince ??= await databaseEpoch(db);
    const posts = await claimDue(db, { worker, most, leaseMs, watchingSince, doubtMs });
    const seconds = (performance.now() - lookedAt) / 1_000;
    if (isMore && endedSinceClaim > 0) pace = Math.ceil(endedSinceClaim / seconds);
    endedSinceClaim = 0;
    lookedAt = performance.now();
    if (posts.length > 0) failAt('after_claim', env);
    const ahead = new Map<string, number>();
    for (const post of posts) waiting.push({ post, ahead });
    isMore = posts.length === most;
    begin();
    if (!isMore) sleep((await msUntilNextDue(db)) ?? limits.sweepMs);
  }

  function begin(): void {
    while (inHand.size < limits.inFlight && inFlight.size < limits.inFlight * 2) {
      const next = waiting.shift();
      if (!next) return;
      const { post, ahead } = next;
      inHand.add(post);
      const work = processPost(tools, post, ahead).finally(() => {
        inFlight.delete(work);
        endedSinceClaim += 1;
        worked?.(post);
        free(post);
      });
      inFlight.add(work);
    }
  }

  function free(post: ClaimedPost): void {
    inHand.delete(post);
    begin();
    look();
  }

  function sleep(ms: number): void {
    clearTimeout(timer);
    if (isStopping) return;
    timer = setTimeout(lookWithChores, Math.min(Math.max(Math.ceil(ms), 1), limits.sweepMs));
  }

  const stopListening = keepListening({
    url: direct,
    channel: WAKE_CHANNEL,
    name: PRESENCE,
    beatMs: 3_000,
    silenceMs: 5_000,
    opened: lookWithChores,
    hear: lookWithChores,
    beat: (client) => showPresence(client, performance.now() - lookedAt, watchingSince),
    lost(error) {
      watchingSince = null;
      log.warn({ err: error }, 'not hearing of new posts for a moment');
    },
  });
  lookWithChores();

  return {
    isBusy: () => inFlight.size > limits.inFlight / 4,
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await stopListening();
      await round;
      const untouched = waiting.splice(0).map(({ post }) => post);
      const back = releaseUntouched(db, untouched).catch(() => {});
      let late: NodeJS.Timeout | undefined;
      const limit = new Promise<void>((resolve) => {
        late = setTimeout(resolve, limits.stopMs);
      });
      await Promise.race([Promise.all([...inFlight, back]), limit]);
      clearTimeout(late);
      if (inFlight.size > 0) await releaseLeases(db, worker).catch(() => {});
      await close();
    },
  };
}
