import { failAt } from '#api/config/failpoint.ts';
import { XError } from '#api/providers/x/x-error.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { releaseUntouched } from '../claim/release-posts.ts';
import type { ClaimedPart, ClaimedPost } from '../claimed-post.ts';
import { afterPart, ended, held, liveParts, outOfReach, triedInVain } from '../failure-outcomes.ts';
import type { PublishingTools } from '../publishing-tools.ts';
import { accessFor, giveUp, holdSuspended, limitAccount } from './account-access.ts';
import type { AttemptOutcome } from './record-outcome.ts';
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
  let rejected: string | undefined;
  for (;;) {
    const access = await accessFor(tools, post, rejected);
    if (access.kind === 'later') {
      await record(post, null, outOfReach(post, access.detail, limits));
      return null;
    }
    if (access.kind === 'limited') {
      const { detail, waitMs: afterMs } = access;
      await limitAccount(tools.db, post, afterMs);
      await record(post, null, { event: 'put_off', detail, afterMs });
      return null;
    }
    if (access.kind === 'dead') {
      await record(post, null, held(post, 'reconnect', access.detail));
      return null;
    }
    const sent = await uploadAndSend(tools, post, part, parent, access.token);
    if (sent?.kind === 'suspended') {
      await record(post, null, held(post, 'reconnect', await holdSuspended(tools, post)));
      return null;
    }
    if (sent?.kind !== 'unauthorized') {
      return sent?.kind === 'posted' ? sent.externalId : null;
    }
    // Once with a new token; when X does not take that one either, the account is dead.
    if (rejected !== undefined) {
      await record(post, null, held(post, 'reconnect', await giveUp(tools, post, access.token)));
      return null;
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
    const outcome = { ...attemptOf(attemptId, part), outcome: 'unsent', detail } as const;
    await record(post, outcome, { event: 'put_off', detail, afterMs: 0 });
    return null;
  }
  failAt('send', ctx.env);
  const { text } = part;
  const { madeWithAi, paidPartnership } = post;
  const sent = await sendPart(
    ctx.x,
    token,
    { text, replyTo: parent, mediaIds, madeWithAi, paidPartnership },
    limits.callMs,
  );
  failAt('response', ctx.env);
  await conclude(tools, post, part, attemptId, sent);
  failAt('record', ctx.env);
  return sent;
}

/** Records what a call came to; without an attempt it was an upload. */
async function conclude(
  { db, limits, record }: PublishingTools,
  post: ClaimedPost,
  part: ClaimedPart,
  attemptId: string | null,
  sent: Sent,
): Promise<void> {
  const attempt = (
    outcome: AttemptOutcome['outcome'],
    more: Partial<AttemptOutcome>,
  ): AttemptOutcome | null =>
    attemptId === null ? null : { ...attemptOf(attemptId, part), outcome, ...more };

  switch (sent.kind) {
    case 'posted': {
      const { externalId } = sent;
      const posted = attempt('posted', { httpStatus: 201, externalId });
      await record(post, posted, afterPart(post, part.position));
      return;
    }
    case 'unknown': {
      const { status: httpStatus, detail, isDuplicate } = sent;
      await record(post, attempt('unknown', { httpStatus, detail }), {
        event: 'lose_answer',
        detail: message('post.arrived', { why: detail }),
        afterMs: isDuplicate ? 0 : limits.firstLookMs,
      });
      return;
    }
    case 'unsent': {
      const { status: httpStatus, detail, isNetwork } = sent;
      const next = isNetwork ? outOfReach : triedInVain;
      await record(post, attempt('unsent', { httpStatus, detail }), next(post, detail, limits));
      return;
    }
    case 'limited': {
      const { detail, waitMs } = sent;
      await limitAccount(db, post, waitMs);
      await record(post, attempt('rate_limited', { httpStatus: 429, detail }), {
        event: 'put_off',
        detail: message('post.limited'),
        afterMs: waitMs,
      });
      return;
    }
    case 'unauthorized':
    case 'suspended':
    case 'refused': {
      const { kind, detail } = sent;
      const httpStatus = kind === 'unauthorized' ? 401 : sent.status;
      const next = kind === 'refused' ? ended(post, detail) : null;
      await record(post, attempt('rejected', { httpStatus, detail }), next);
    }
  }
}

function attemptOf(attemptId: string, { position }: ClaimedPart) {
  return { attemptId, position, httpStatus: null, externalId: null, detail: null };
}
