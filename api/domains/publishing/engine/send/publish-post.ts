import { failAt } from '#api/config/failpoint.ts';
import type { PublishingLimits } from '#api/config/publishing-limits.ts';
import { XError } from '#api/providers/x/x-error.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { releaseUntouched } from '../claim/release-posts.ts';
import type { ClaimedPart, ClaimedPost } from '../claimed-post.ts';
import { afterPart, ended, held, liveParts, outOfReach, triedInVain } from '../failure-outcomes.ts';
import type { PublishingTools } from '../publishing-tools.ts';
import { accessFor, giveUp, holdSuspended, limitAccount } from './account-access.ts';
import type { AttemptOutcome, NextState } from './record-outcome.ts';
import { meaningOf, type Sent, sendPart } from './send-part.ts';
import { uploadMedia } from './upload-media.ts';

/** Sends what is not live yet of a claimed post, part by part, each confirmed before the next. */
export async function publishPost(tools: PublishingTools, post: ClaimedPost): Promise<void> {
  if (liveParts(post) === post.parts.length) {
    const isEmpty = post.parts.length === 0;
    const next = isEmpty
      ? ended(post, message('post.no-text'))
      : ({ event: 'publish', detail: null } as const);
    await tools.record(post, null, next);
    return;
  }
  if (liveParts(post) === 0 && post.releasedFrom === null) {
    const objection = await tools.checkBeforeSending(post);
    if (objection) {
      await tools.record(post, null, held(post, objection.reason, objection.detail));
      return;
    }
  }
  let parent = post.replyToId;
  for (const part of post.parts) {
    part.externalId ??= await publishPart(tools, post, part, parent);
    if (part.externalId === null) return;
    parent = part.externalId;
  }
}

/** Answers X's id when the part is live and that is recorded; else the post is out of our hands. */
async function publishPart(
  tools: PublishingTools,
  post: ClaimedPost,
  part: ClaimedPart,
  parent: string | null,
): Promise<string | null> {
  const { limits, record } = tools;
  const leave = async (next: NextState) => {
    await record(post, null, next);
    return null;
  };
  let rejected: string | undefined;
  for (;;) {
    const access = await accessFor(tools, post, rejected);
    if (access.kind === 'later') return leave(outOfReach(post, access.detail, limits));
    if (access.kind === 'limited') {
      const { detail, waitMs: afterMs } = access;
      await limitAccount(tools.db, post, afterMs);
      return leave({ event: 'put_off', detail, afterMs });
    }
    if (access.kind === 'dead') return leave(held(post, 'reconnect', access.detail));
    const sent = await uploadAndSend(tools, post, part, parent, access.token);
    if (sent?.kind === 'suspended') {
      return leave(held(post, 'reconnect', await holdSuspended(tools, post)));
    }
    if (sent?.kind !== 'unauthorized') return sent?.kind === 'posted' ? sent.externalId : null;
    // Once with a new token; when X does not take that one either, the account is dead.
    if (rejected !== undefined) {
      return leave(held(post, 'reconnect', await giveUp(tools, post, access.token)));
    }
    rejected = access.token;
    if (post.account) post.account.accessToken = null;
  }
}

/** Null: nothing was sent, and where the post goes is recorded, or for others to say. */
async function uploadAndSend(
  tools: PublishingTools,
  post: ClaimedPost,
  part: ClaimedPart,
  parent: string | null,
  token: string,
): Promise<Sent | null> {
  const { ctx, limits, begin, record } = tools;
  let mediaIds: string[];
  try {
    mediaIds = await uploadMedia(tools, post, part, token);
  } catch (error) {
    if (!(error instanceof XError)) throw error;
    // An upload publishes nothing: without an answer it may simply be done again.
    const sent = meaningOf(error);
    const meaning: Sent =
      sent.kind === 'unknown' ? { ...sent, kind: 'unsent', isNetwork: sent.status === null } : sent;
    await conclude(tools, post, part, null, meaning);
    return meaning.kind === 'unauthorized' || meaning.kind === 'suspended' ? meaning : null;
  }

  const asked = performance.now();
  const attemptId = await begin(post, part.position);
  if (attemptId === null) {
    // If it is still ours its campaign was stopped: whoever claims it next holds it.
    await releaseUntouched(tools.db, [post]);
    return null;
  }
  failAt('intent', ctx.env);
  if (performance.now() - asked > limits.hesitateMs) {
    // Frozen for so long that another worker may soon conclude from the silence.
    const detail = message('post.too-slow');
    const attempt = { attemptId, position: part.position, httpStatus: null, externalId: null };
    const next = { event: 'put_off', detail, afterMs: 0 } as const;
    await record(post, { ...attempt, outcome: 'unsent', detail }, next);
    return null;
  }
  failAt('send', ctx.env);
  const { text, poll } = part;
  const { madeWithAi, paidPartnership } = post;
  const sent = await sendPart(
    ctx.x,
    token,
    { text, replyTo: parent, mediaIds, poll, madeWithAi, paidPartnership },
    limits.callMs,
  );
  failAt('response', ctx.env);
  await conclude(tools, post, part, attemptId, sent);
  failAt('record', ctx.env);
  return sent;
}

const outcomes: Record<Sent['kind'], AttemptOutcome['outcome']> = {
  posted: 'posted',
  unknown: 'unknown',
  unsent: 'unsent',
  limited: 'rate_limited',
  unauthorized: 'rejected',
  suspended: 'rejected',
  refused: 'rejected',
};

/** Records what a call came to; without an attempt it was an upload. */
async function conclude(
  { db, limits, record }: PublishingTools,
  post: ClaimedPost,
  { position }: ClaimedPart,
  attemptId: string | null,
  sent: Sent,
): Promise<void> {
  const { kind, status: httpStatus, detail } = sent;
  if (kind === 'limited') await limitAccount(db, post, sent.waitMs);
  const externalId = kind === 'posted' ? sent.externalId : null;
  const attempt = { position, outcome: outcomes[kind], httpStatus, externalId, detail };
  const next = stateOnceSent(post, position, sent, limits);
  await record(post, attemptId === null ? null : { attemptId, ...attempt }, next);
}

/** Null: there are parts to come, or its account is the matter. */
function stateOnceSent(
  post: ClaimedPost,
  position: number,
  sent: Sent,
  limits: PublishingLimits,
): NextState | null {
  switch (sent.kind) {
    case 'posted':
      return afterPart(post, position);
    case 'unknown':
      return {
        event: 'lose_answer',
        detail: message('post.arrived', { why: sent.detail }),
        afterMs: sent.isDuplicate ? 0 : limits.firstLookMs,
      };
    case 'unsent':
      return (sent.isNetwork ? outOfReach : triedInVain)(post, sent.detail, limits);
    case 'limited':
      return { event: 'put_off', detail: message('post.limited'), afterMs: sent.waitMs };
    case 'refused':
      return ended(post, sent.detail);
    case 'unauthorized':
    case 'suspended':
      return null;
  }
}
