import { failAt } from '#api/jobs/failpoint.ts';
import { XError } from '#api/providers/x/x-error.ts';
import { accessFor } from './account-access.ts';
import type { ClaimedPart, ClaimedPost } from './claimed-post.ts';
import { findOnX, type OpenAttempt, openAttempts } from './find-on-x.ts';
import { MOST_TRIES } from './publishing-limits.ts';
import type { PublishingTools } from './publishing-tools.ts';
import { afterPart, ended } from './where-next.ts';

/** How far back the same words are looked for when X says that it has them already. */
const TWIN_MS = 24 * 60 * 60_000;

/**
 * Finds out what became of a call that may have reached X, from what the account has posted. Found:
 * recorded. Not there when it had to be: sent again. Not to be known for long: a person looks.
 */
export async function lookUpPost(tools: PublishingTools, post: ClaimedPost): Promise<void> {
  const { ctx, db, limits, record } = tools;
  const part = post.parts.find(({ externalId }) => externalId === null);
  const attempts = part ? await openAttempts(db, post, part.position, limits.settleMs) : [];
  if (!part || attempts.length === 0) throw new Error(`There is nothing to look up of ${post.id}.`);
  const told = attempts.find(({ externalId }) => externalId !== null);
  if (told) return found(tools, post, part, told.attemptId, told.externalId as string);

  const isDuplicate = attempts.some(({ isNew, httpStatus }) => isNew && httpStatus === 403);
  const timeline = await readTimeline(tools, post, attempts, isDuplicate ? TWIN_MS : 0);
  failAt('during_reconcile', ctx.env);
  if (typeof timeline === 'string') return notYet(tools, post, attempts, timeline);

  const parent = post.parts[part.position - 1]?.externalId ?? post.replyToId;
  const sent = { text: part.text, hasMedia: part.mediaIds.length > 0, replyTo: parent };
  const match = await findOnX(db, sent, attempts, timeline.posts, limits.clockSkewMs);
  if (match.kind === 'ours') return found(tools, post, part, match.attemptId, match.externalId);
  if (match.kind === 'other' && isDuplicate) {
    const url = `https://x.com/${post.account?.username ?? 'i'}/status/${match.externalId}`;
    const detail = `X refused a second copy: the same text is on X already, and not from this post: ${url}`;
    return void (await record(post, null, { status: 'needs_check', detail }));
  }
  const isAbsent = !isDuplicate && timeline.isWhole && attempts.every(({ isSettled }) => isSettled);
  if (!isAbsent) return notYet(tools, post, attempts, 'It is not on the timeline so far.');
  await sendAgain(tools, post, attempts);
}

async function found(
  { record }: PublishingTools,
  post: ClaimedPost,
  { position }: ClaimedPart,
  attemptId: string,
  externalId: string,
): Promise<void> {
  const detail = 'Found on X.';
  const outcome = { outcome: 'posted', httpStatus: null, detail } as const;
  // The parts behind it are sent by the next claim.
  const next = afterPart(post, position) ?? { status: 'pending', detail: '', afterMs: 0 };
  await record(post, { attemptId, externalId, position, ...outcome }, next);
}

/** The posts since the first call, or why they could not be read. */
async function readTimeline(
  tools: PublishingTools,
  post: ClaimedPost,
  attempts: OpenAttempt[],
  furtherMs: number,
) {
  const { x } = tools.ctx;
  const first = Math.min(...attempts.map(({ startedAt }) => Date.parse(startedAt)));
  const since = new Date(first - tools.limits.clockSkewMs - furtherMs);
  let rejected: string | undefined;
  for (;;) {
    const access = await accessFor(tools, post, rejected);
    if (access.kind !== 'token') return access.detail;
    try {
      return await x.ownPosts(access.token, post.account?.userId ?? '', since);
    } catch (error) {
      if (!(error instanceof XError)) throw error;
      if (error.kind !== 'reconnect' || rejected !== undefined) return error.detail;
      rejected = access.token;
    }
  }
}

async function notYet(
  { limits, record }: PublishingTools,
  post: ClaimedPost,
  attempts: OpenAttempt[],
  why: string,
): Promise<void> {
  const now = Date.parse(post.now);
  const unknownMs = now - Date.parse(post.unknownSince ?? post.now);
  if (unknownMs >= limits.giveUpMs) {
    const detail = `X did not confirm it. ${why} Look at the account on X: say that it was posted, or that it was not.`;
    await record(post, null, { status: 'needs_check', detail });
    return;
  }
  const settled = attempts.map(({ startedAt }) => Date.parse(startedAt) + limits.settleMs - now);
  const untilSettled = Math.max(...settled);
  const afterMs =
    untilSettled > 0 ? Math.min(untilSettled, limits.lookEveryMs) : limits.lookEveryMs;
  await record(post, null, { status: 'unknown', detail: `X did not confirm it. ${why}`, afterMs });
}

/** A crash of ours in mid-call is no fault of the post and does not count. */
async function sendAgain(
  { record }: PublishingTools,
  post: ClaimedPost,
  attempts: OpenAttempt[],
): Promise<void> {
  const countsAsTry = attempts.at(-1)?.isFinished ?? false;
  if (countsAsTry && post.tries + 1 >= MOST_TRIES) {
    const detail = `X did not take it in ${MOST_TRIES} tries, and it is not on the timeline.`;
    await record(post, null, { ...ended(post, detail), isSettled: true, countsAsTry });
    return;
  }
  const detail = 'X did not take the last try, so it is sent again.';
  await record(post, null, {
    status: 'pending',
    detail,
    afterMs: 0,
    isSettled: true,
    countsAsTry,
  });
}
