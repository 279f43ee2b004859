import { failAt } from '#api/config/failpoint.ts';
import { MOST_TRIES } from '#api/config/publishing-limits.ts';
import type { OwnPost } from '#api/providers/x/own-post.ts';
import { postUrl } from '#api/providers/x/post-url.ts';
import { XError } from '#api/providers/x/x-error.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import type { ClaimedPart, ClaimedPost } from '../claimed-post.ts';
import { afterPart, ended, held } from '../failure-outcomes.ts';
import type { PublishingTools } from '../publishing-tools.ts';
import { accessFor, holdSuspended } from '../send/account-access.ts';
import { publishPost } from '../send/publish-post.ts';
import { findOnX, type OpenAttempt, openAttempts } from './find-on-x.ts';

/** How far back the same words are looked for when X says that it has them already. */
const TWIN_MS = 24 * 60 * 60_000;

/**
 * Finds out whether the next part of a post is on X already, from what the account has posted: a
 * call of ours may have arrived, or one that the database has forgotten. Found: recorded. Not there
 * when it had to be: sent. Not to be known for long: a person looks.
 */
export async function lookUpPost(tools: PublishingTools, post: ClaimedPost): Promise<void> {
  const { ctx, db, limits, record } = tools;
  const part = post.parts.find(({ externalId }) => externalId === null);
  if (!part) return publishPost(tools, post);
  const attempts = await openAttempts(db, post, part.position);
  if (attempts.length === 0) throw new Error(`There is nothing to look up of ${post.id}.`);
  const told = attempts.find(({ externalId }) => externalId !== null);
  if (told) return found(tools, post, part, told.attemptId, told.externalId as string);

  const isDuplicate = attempts.some(({ isNew, httpStatus }) => isNew && httpStatus === 403);
  const timeline = await readTimeline(tools, post, attempts, isDuplicate ? TWIN_MS : 0);
  failAt('during_reconcile', ctx.env);
  if (timeline.kind === 'dead' && isOnlyGuessed(attempts)) {
    return void (await record(post, null, held(post, 'reconnect', timeline.detail)));
  }
  if (timeline.kind !== 'read') return notYet(tools, post, attempts, timeline);

  const parent = post.parts[part.position - 1]?.externalId ?? post.replyToId;
  const sent = { text: part.text, hasMedia: part.mediaIds.length > 0, replyTo: parent };
  const match = await findOnX(db, post, sent, attempts, timeline.posts, limits.clockSkewMs);
  if (match.kind === 'ours') return found(tools, post, part, match.attemptId, match.externalId);
  if (match.kind === 'other' && isDuplicate) {
    const url = postUrl(match.externalId, post.account?.username ?? null, ctx);
    const detail = message('x.second-copy', { url });
    return void (await record(post, null, { event: 'ask', detail }));
  }
  if (isCopyOfAnother(tools, post, attempts) && timeline.isWhole) {
    return refusedAsCopy(tools, post, part, attempts);
  }
  const isAbsent = !isDuplicate && timeline.isWhole && untilSettled(tools, post, attempts) <= 0;
  const detail = message('post.not-on-timeline');
  if (!isAbsent) return notYet(tools, post, attempts, { kind: 'read', detail });
  await sendAfterAll(tools, post, attempts);
}

async function found(
  { record }: PublishingTools,
  post: ClaimedPost,
  { position }: ClaimedPart,
  attemptId: string,
  externalId: string,
): Promise<void> {
  const detail = message('post.found');
  const outcome = { outcome: 'posted', httpStatus: null, detail } as const;
  // The database may have forgotten the parts behind it too: they are looked up by the next claim.
  const next = afterPart(post, position) ?? { event: 'lose_answer', detail: null, afterMs: 0 };
  await record(post, { attemptId, externalId, position, ...outcome }, next);
}

/** X refused the only call that there ever was, and has had the time to show what it took. */
function isCopyOfAnother(
  { limits }: PublishingTools,
  post: ClaimedPost,
  attempts: OpenAttempt[],
): boolean {
  const [only, ...others] = attempts;
  if (only?.httpStatus !== 403 || others.length > 0) return false;
  return Date.parse(post.now) - Date.parse(only.startedAt) >= limits.duplicateMs;
}

async function refusedAsCopy(
  { record }: PublishingTools,
  post: ClaimedPost,
  { position }: ClaimedPart,
  [attempt]: OpenAttempt[],
): Promise<void> {
  const { attemptId, httpStatus } = attempt as OpenAttempt;
  const detail = message('x.duplicate');
  const outcome = { outcome: 'rejected', httpStatus, externalId: null, detail } as const;
  await record(post, { attemptId, position, ...outcome }, ended(post, detail));
}

type Timeline =
  | { kind: 'read'; posts: OwnPost[]; isWhole: boolean }
  | { kind: 'later' | 'dead'; detail: Message };

/** The posts since the first call, or why they could not be read. */
async function readTimeline(
  tools: PublishingTools,
  post: ClaimedPost,
  attempts: OpenAttempt[],
  furtherMs: number,
): Promise<Timeline> {
  const { x } = tools.ctx;
  const first = Math.min(...attempts.map(({ startedAt }) => Date.parse(startedAt)));
  const since = new Date(first - tools.limits.clockSkewMs - furtherMs);
  let rejected: string | undefined;
  for (;;) {
    const access = await accessFor(tools, post, rejected);
    if (access.kind === 'limited') return { kind: 'later', detail: access.detail };
    if (access.kind !== 'token') return access;
    try {
      const read = await x.ownPosts(access.token, post.account?.userId ?? '', since);
      return { kind: 'read', ...read };
    } catch (error) {
      if (!(error instanceof XError)) throw error;
      const { kind, reason: detail } = error;
      if (kind === 'suspended') return { kind: 'dead', detail: await holdSuspended(tools, post) };
      if (kind !== 'reconnect' || rejected !== undefined) return { kind: 'later', detail };
      rejected = access.token;
    }
  }
}

/** No call is known of: the database may be an older copy, that is all. */
function isOnlyGuessed(attempts: OpenAttempt[]): boolean {
  return attempts.every(({ isGuess, isNew }) => isGuess || !isNew);
}

/** How long until the timeline has to show what was sent, by whomever. */
function untilSettled(
  { limits: { settleMs } }: PublishingTools,
  post: ClaimedPost,
  attempts: OpenAttempt[],
): number {
  const now = Date.parse(post.now);
  const made = attempts.map(({ startedAt }) => Date.parse(startedAt) + settleMs - now);
  // Whatever the database has forgotten was sent before anybody began to watch.
  return Math.max(settleMs - post.watchedMs, ...made);
}

async function notYet(
  tools: PublishingTools,
  post: ClaimedPost,
  attempts: OpenAttempt[],
  { kind, detail: why }: Pick<Timeline, 'kind'> & { detail: Message },
): Promise<void> {
  const { limits, record } = tools;
  const unknownMs = Date.parse(post.now) - Date.parse(post.unknownSince ?? post.now);
  const waitMs = untilSettled(tools, post, attempts);
  const isGuess = isOnlyGuessed(attempts);
  // Where nothing was sent for sure, X is asked for as long as it does not answer.
  const mayGiveUp = kind === 'read' || !isGuess;
  if (mayGiveUp && waitMs <= 0 && unknownMs >= limits.giveUpMs) {
    const detail = message('post.look-yourself', { why });
    await record(post, null, { event: 'ask', detail });
    return;
  }
  // What was forgotten went out long ago and shows at once, or at the end: two reads are enough.
  const nextLookMs = isGuess && kind === 'read' ? waitMs : limits.lookEveryMs;
  const afterMs = waitMs > 0 ? Math.min(waitMs, nextLookMs) : limits.lookEveryMs;
  const detail = message(isGuess ? 'post.looking' : 'post.unconfirmed', { why });
  await record(post, null, { event: 'lose_answer', detail, afterMs });
}

/** A crash of ours in mid-call is no fault of the post and does not count. */
async function sendAfterAll(
  { record }: PublishingTools,
  post: ClaimedPost,
  attempts: OpenAttempt[],
): Promise<void> {
  const last = attempts.at(-1);
  const countsAsTry = last?.isFinished ?? false;
  if (countsAsTry && post.tries + 1 >= MOST_TRIES) {
    const detail = message('post.not-taken', { n: MOST_TRIES });
    await record(post, null, { ...ended(post, detail), isSettled: true, countsAsTry });
    return;
  }
  const detail = last?.isGuess ? null : message('post.sent-again');
  await record(post, null, { event: 'put_off', detail, afterMs: 0, isSettled: true, countsAsTry });
}
