import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { AppError } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import { withTextTransaction } from '#api/text-pool/with-text-transaction.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import type { HoldReason, ScheduledPost, updatePostInput } from '#shared/contracts/publishing.ts';
import { detailOf } from '../detail-of.ts';
import { may, stateAfter } from '../engine/transitions.ts';
import { wakeWorkers } from '../engine/wake-workers.ts';
import { lockPosts } from '../queries.ts';
import { followContent } from '../review/follow-content.ts';
import { loadSchedulingContext } from '../rules/load-scheduling-context.ts';
import { assertOwn } from '../rules/own-posts.ts';
import { predictedScoresOf } from '../rules/predicted-scores.ts';
import { type ResolvedPost, resolvePost, type WantedPost } from '../rules/resolve-post.ts';
import { textsAround } from '../rules/same-text.ts';
import { freeSlots } from './free-slots.ts';
import { noPost, notInState, outdated } from './post-errors.ts';
import { viewOf } from './post-view.ts';
import { firstWarning, lockSchedule, refusals, refuse, rowOf } from './schedule-posts.ts';
import { deletePartsBehind, mergeParts, partTexts, updatePost } from './write-queries.ts';

type Input = z.output<typeof updatePostInput>;

/** Holds that an edit does not answer: what they wait for is elsewhere. */
const standing: (HoldReason | null)[] = ['campaign_paused', 'reconnect'];
/** Nor does another time answer these: only a person who says so. */
export const firm: (HoldReason | null)[] = ['approval', 'publishing_off', 'member_removed'];

/**
 * Changes only what the input names, of a post that has not been sent and is still at the version
 * that was seen. One that was held or has failed goes out again if its time is to come.
 */
export async function changePost(
  ctx: Pick<Context, 'db' | 'xAuthorizeUrl'>,
  owner: string,
  id: string,
  input: Input,
): Promise<ScheduledPost> {
  return withTextTransaction(ctx.db, owner, async (tx) => {
    await lockSchedule(tx, owner);
    const { before, lock } = await unsentPost(ctx, tx, owner, id, input.version);
    const wanted = merged(before, input);
    const around = await loadSchedulingContext(tx, owner, [wanted]);
    const { post, wrong } = await resolvePost(wanted, around, freeSlots(tx, owner, around.now));
    const isMoved = post.scheduledTime !== before.scheduledTime;
    const texts = await textsAround(tx, owner, around.now, [post.scheduledTime]);
    const others = texts.filter(({ postId }) => postId !== id);
    const findings = await runTextTask('validate-post', [post, around.isModerated, others], {
      owner,
    });
    refuse([
      // The old time may have passed: it is refused only when somebody chooses it now.
      ...wrong.filter(({ path }) => path !== 'scheduledTime' || isMoved),
      ...refusals(findings, input.parts !== undefined),
    ]);
    const warning = firstWarning(findings, input.acceptedFindings);
    const isFirm = may('release', lock.status) && firm.includes(lock.hold_reason);
    const isResumed =
      !isFirm &&
      (isMoved ||
        (lock.isAhead &&
          lock.status !== stateAfter('schedule') &&
          !standing.includes(lock.hold_reason)));
    const row = rowOf(post);
    const [expected] = await predictedScoresOf(tx, owner, [{ ...row, parts: post.parts }]);
    await updatePost(tx, owner, id, {
      ...row,
      ...expected,
      approved_at: sql`now()`,
      changed_by: sql`coalesce(current_member(), changed_by)`,
      ...(isResumed ? resumed(post, warning) : {}),
      // Its campaign is gone: by this change it is its person's own.
      ...(before.campaignId === null ? { occurrence: null } : {}),
      ...(lock.status === stateAfter('schedule') && !isMoved ? detailOf(warning) : {}),
    }).execute();
    await deletePartsBehind(tx, owner, id, post.parts.length).execute();
    await mergeParts(tx, owner, { id, parts: post.parts }).execute();
    await followContent(tx, owner, [id]);
    wakeWorkers(tx);
    announce(tx, owner, 'posts');
    return viewOf(tx, ctx, owner, id);
  });
}

/** A post that may be changed, locked. Throws `not_found` and `conflict`. */
async function unsentPost(
  ctx: Pick<Context, 'xAuthorizeUrl'>,
  tx: Db,
  owner: string,
  id: string,
  version: number,
) {
  const lock = await lockPosts(tx, owner, [id]).executeTakeFirstOrThrow(noPost);
  await assertOwn(tx, owner, [id]);
  if (lock.isTaken || !may('change', lock.status)) throw notInState(lock.status);
  if (lock.version !== version) throw outdated();
  const before = await viewOf(tx, ctx, owner, id);
  if (before.parts.some(({ externalId }) => externalId !== null)) {
    throw new AppError('conflict', message('rule.thread-begun'));
  }
  return { before, lock };
}

function merged(before: ScheduledPost, input: Input): WantedPost {
  const platform = input.platform ?? before.platform;
  const accountId = input.accountId === undefined ? before.accountId : input.accountId;
  return {
    content: input.content ?? before.content,
    parts: input.parts ?? keptParts(before, input.content),
    platform,
    // An account of another platform cannot be meant.
    accountId: platform === before.platform || input.accountId ? accountId : null,
    scheduledTime: input.scheduledTime ?? before.scheduledTime,
    timeZone: input.timeZone ?? before.timeZone,
    personaId: input.personaId === undefined ? before.personaId : input.personaId,
    madeWithAi: input.madeWithAi ?? before.madeWithAi,
    paidPartnership: input.paidPartnership ?? before.paidPartnership,
    graceMinutes: input.graceMinutes ?? before.graceMinutes,
  };
}

/** A new text alone keeps media and poll of a single post; a thread becomes one post by it. */
function keptParts({ content, parts }: ScheduledPost, newContent: string | undefined) {
  const kept = partTexts(parts);
  if (newContent === undefined || newContent === content) return kept;
  const [only] = kept.length === 1 ? kept : [];
  return [{ mediaIds: [], ...only, text: newContent }];
}

function resumed({ scheduledTime }: ResolvedPost, why: Message | null) {
  return {
    status: stateAfter('change'),
    hold_reason: null,
    ...detailOf(why),
    not_before: scheduledTime,
    released_from: null,
    tries: 0,
  };
}
