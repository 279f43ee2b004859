import { ReadableStream } from 'node:stream/web';
import { sql } from 'kysely';
import type { Actor, Context } from '#api/context.ts';
import type { Database, Db } from '#api/db/database.ts';
import { isIn } from '#api/db/schema/status-groups.ts';
import { settleApprovals } from '#api/domains/notifications/public.ts';
import { RawAnswer } from '#api/http/route.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { Platform } from '#shared/contracts/common.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import type { HoldReason, ScheduledPost } from '#shared/contracts/publishing.ts';
import type { Assignment } from '#shared/contracts/publishing-assignment.ts';
import { assign } from './assignment/assign-posts.ts';
import { detailOf } from './detail-of.ts';
import { may, stateAfter, statesBefore } from './engine/transitions.ts';
import { wakeWorkers } from './engine/wake-workers.ts';
import { readMedia } from './media/keep-media.ts';
import { findPosts, lockPosts } from './queries.ts';
import { accountsHeldBy, followContent, followPolicy } from './review/follow-content.ts';
import { type ReviewAct, reviewTransitions } from './review/review-transitions.ts';
import {
  findReviewed,
  listReviewed,
  type ReviewedPost,
  updateReview,
} from './review/reviewed-posts.ts';
import { loadSchedulingContext } from './rules/load-scheduling-context.ts';
import { othersAmong } from './rules/own-posts.ts';
import { defaultAccount } from './rules/resolve-post.ts';
import { textsAround } from './rules/same-text.ts';
import { listCampaignTexts } from './rules/text-queries.ts';
import { limitOf } from './rules/validate-post.ts';
import { reviewOnceAdopted } from './schedule/adopt-posts.ts';
import { lockFollowing } from './schedule/planned-posts.ts';
import { reasons } from './schedule/post-errors.ts';
import { toScheduledPost } from './schedule/post-view.ts';
import { releaseApproved } from './schedule/release-approved.ts';
import { insertAll } from './schedule/schedule-posts.ts';
import * as work from './schedule/work-of-members.ts';
import {
  deletePosts,
  type Held,
  leaveCampaigns,
  lockCampaignsOf,
  lockUnsent,
  type NewPost,
  releaseHeld,
  updatePending,
  type Whose,
} from './schedule/write-queries.ts';

/** An occurrence of a campaign, written and checked. */
export interface PlannedPost {
  row: NewPost;
  text: string;
}

/**
 * Lets the pending posts of an account that is lost wait until somebody connects it again: only that
 * releases them. Inside the transaction in which it is known.
 */
export async function holdForReconnect(
  tx: Db,
  owner: string,
  accountId: string,
  why: Message,
): Promise<void> {
  await tx
    .updateTable('scheduled_posts')
    .set({
      status: stateAfter('lose_account'),
      hold_reason: 'reconnect',
      ...detailOf(why),
      version: sql`version + 1`,
      updated_at: sql`clock_timestamp()`,
    })
    .where('workspace_id', '=', owner)
    .where('account_id', '=', accountId)
    .where('status', 'in', statesBefore('lose_account'))
    .where('lease_until', 'is', null)
    .execute();
  announce(tx, owner, 'posts');
}

/** Posts without an account get this one, the first that was connected. Inside the caller's transaction. */
export async function adoptPosts(tx: Db, owner: string, accountId: string): Promise<void> {
  await tx
    .updateTable('scheduled_posts')
    .set({
      account_id: accountId,
      review: reviewOnceAdopted('scheduled_posts', sql`${accountId}::uuid`),
    })
    .where('workspace_id', '=', owner)
    .where('account_id', 'is', null)
    .where('platform', '=', 'twitter')
    .where(isIn('sendable'))
    .where('lease_until', 'is', null)
    .execute();
}

/** Lets pending posts wait for a person: of a campaign, or all. Inside the caller's transaction. */
export async function holdPending(
  tx: Db,
  owner: string,
  whose: Whose,
  reason: HoldReason,
  why: Message | null,
): Promise<void> {
  await updatePending(tx, owner, whose, reason, why).execute();
}

/** Schedules occurrences that are not scheduled yet; answers how many. */
export async function schedulePlanned(
  tx: Db,
  owner: string,
  posts: PlannedPost[],
): Promise<number> {
  const added = await insertAll(
    tx,
    owner,
    posts.map(({ row, text }) => ({ row, parts: [{ text, mediaIds: [] }] })),
  );
  wakeWorkers(tx);
  return added.length;
}

/** The accounts that a campaign publishes for once it goes on, of what it holds back and of what it plans. */
export async function accountsOfCampaign(tx: Db, owner: string, id: string, platform: Platform) {
  const { accounts } = await loadSchedulingContext(tx, owner, []);
  const planned = defaultAccount(accounts, platform);
  return { held: await accountsHeldBy(tx, owner, id), planned: planned?.id ?? null };
}

/** What was held goes on; what was due meanwhile is not sent after the fact, and says so. */
export async function resumeHeld(
  tx: Db,
  owner: string,
  of: Held,
  skipped: Message | null,
): Promise<void> {
  await releaseHeld(tx, owner, of, skipped).execute();
  wakeWorkers(tx);
}

/**
 * The campaigns of a persona go with it: what they have planned is kept, and goes out only when its
 * person says so. Inside the caller's transaction.
 */
export async function holdPlanned(tx: Db, owner: string, personaId: string): Promise<void> {
  await lockCampaignsOf(tx, owner, personaId).execute();
  const whose = { planned_for: personaId };
  await holdPending(tx, owner, whose, 'campaign_paused', message('post.campaign-deleted'));
  await leaveCampaigns(tx, owner, personaId).execute();
  announce(tx, owner, 'posts');
}

/** Takes back what of a campaign has not been sent, nor begun to be; `keep` has it before. */
export async function withdrawUnsent(
  tx: Db,
  owner: string,
  campaignId: string,
  keep: (ids: string[]) => Promise<void> = async () => {},
): Promise<void> {
  const ids = (await lockUnsent(tx, owner, campaignId).execute()).map(({ id }) => id);
  await keep(ids);
  await withdrawPlanned(tx, owner, ids);
}

/** Brings posts that were put back to what their policies ask for by now; they wait for their campaign. */
export async function settleRestored(tx: Db, owner: string): Promise<void> {
  const posts = tx
    .updateTable('scheduled_posts')
    .set(detailOf(message('post.campaign-paused')))
    .where('workspace_id', '=', owner)
    .where('campaign_id', 'is not', null)
    .where('status', 'in', statesBefore('resume'))
    .where('hold_reason', '=', 'campaign_paused')
    .where('detail', '=', detailOf(message('post.campaign-deleted')).detail)
    .returning('id');
  const ids = (await posts.execute()).map(({ id }) => id);
  await followContent(tx, owner, ids);
}

/** What of a campaign follows a change of it. Locked, so that no worker takes it meanwhile. */
export function lockPlanned(tx: Db, owner: string, campaignId: string) {
  return lockFollowing(tx, owner, campaignId).execute();
}

/** Takes back posts that `lockPlanned` has locked. */
export async function withdrawPlanned(tx: Db, owner: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await deletePosts(tx, owner, ids).execute();
  await settleApprovals(tx, owner);
}

/** The texts of a campaign that were written so far. */
export async function campaignTexts(tx: Db, owner: string, id: string): Promise<string[]> {
  const rows = await listCampaignTexts(tx, owner, id).execute();
  return rows.map(({ text }) => text);
}

/** What holds a planned post until a person has looked at it. */
export function heldForReview(reason: HoldReason, why: Message) {
  return { status: stateAfter('plan_for_review'), hold_reason: reason, ...detailOf(why) };
}

/**
 * What whoever plans posts ahead has to know. `until`: how far ahead other posts are compared with;
 * null to leave them out.
 */
export async function postValidator(
  tx: Db,
  owner: string,
  platform: Platform,
  until: string | null,
) {
  const around = await loadSchedulingContext(tx, owner, []);
  const account = defaultAccount(around.accounts, platform);
  const known = until === null ? [] : await textsAround(tx, owner, around.now, [around.now, until]);
  return {
    /** The database's clock. */
    now: around.now,
    accountId: account?.id ?? null,
    /** Weighted characters of one post. */
    limit: limitOf({ platform, account }),
    /** What each text is judged by. */
    rules: { platform, account, isModerated: around.isModerated, known },
  };
}

/** The bytes of a picture, GIF or video as an answer, piece by piece. Throws `not_found`. */
export async function mediaAnswer(
  db: Database,
  owner: string,
  id: string,
  cacheControl: string,
): Promise<RawAnswer> {
  const { contentType, stretches } = await readMedia(db, owner, id);
  return new RawAnswer(ReadableStream.from(stretches()), {
    'content-type': contentType,
    'content-disposition': 'inline',
    'cache-control': cacheControl,
  });
}

/** Locks posts whose approval somebody decides on; each with the state that follows from what it is by now. */
export async function lockForReview(tx: Db, owner: string, ids: string[]): Promise<ReviewedPost[]> {
  await lockPosts(tx, owner, ids).execute();
  await followContent(tx, owner, ids);
  return findReviewed(tx, owner, ids).execute();
}

/** What a decision about these posts has to know, in no order. */
export function reviewedAmong(tx: Db, owner: string, ids: string[]): Promise<ReviewedPost[]> {
  return findReviewed(tx, owner, ids).execute();
}

/** Unsent posts in review, and those of this member that an approval has to do with. */
export function reviewedPosts(tx: Db, owner: string, userId: string): Promise<ReviewedPost[]> {
  return listReviewed(tx, owner, userId).execute();
}

/** Unsent posts that somebody has to approve. */
export function postsInReview(tx: Db, owner: string): Promise<ReviewedPost[]> {
  return listReviewed(tx, owner, null).execute();
}

/** Posts as the API answers them, in no order. */
export async function readPosts(
  tx: Db,
  ctx: Pick<Context, 'xAuthorizeUrl'>,
  owner: string,
  ids: string[],
): Promise<ScheduledPost[]> {
  if (ids.length === 0) return [];
  return (await findPosts(tx, owner, ids).execute()).map((row) => toScheduledPost(row, ctx));
}

/** Why nothing is decided about a post any more: it is on its way, or sent. Null: it is still to go out. */
export function reasonNotToReview({ status, isTaken }: ReviewedPost): Message | null {
  return isTaken || !may('change', status) ? reasons[status] : null;
}

/** Brings posts to what a changed policy asks for; answers those that are to be approved again. */
export function followChangedPolicy(tx: Db, owner: string): Promise<string[]> {
  return followPolicy(tx, owner);
}

/** Whether a decision fits the state of the review: what a campaign holds for it is decided on likewise. */
export function fitsReview(
  act: ReviewAct,
  { review, isHeld }: Pick<ReviewedPost, 'review' | 'isHeld'>,
): boolean {
  if (isHeld) return act === 'approve' || act === 'request_changes' || act === 'reject';
  return reviewTransitions.some(
    ({ event, from }) => event === act && from.some((state) => state === review),
  );
}

/**
 * Notes what was decided about a post that `lockForReview` has locked. Approved by the last level, it
 * goes out at its time if it was held for that alone.
 */
export async function noteReview(
  tx: Db,
  owner: string,
  post: ReviewedPost,
  act: ReviewAct,
  level: number,
): Promise<void> {
  if (!(post.isHeld && act === 'approve')) {
    const { contentHash } = post;
    await updateReview(tx, owner, post.id, act, { level, contentHash }).execute();
  }
  if (act === 'approve') await releaseApproved(tx, owner, [post.id]);
  if (act === 'undo') await followContent(tx, owner, [post.id]);
  if (act === 'hold_again') {
    await updatePending(
      tx,
      owner,
      { ids: [post.id] },
      'approval',
      message('post.approval'),
    ).execute();
  }
}

/** Of these posts those that the member who acts may not change: they are others'. */
export function postsOfOthers(tx: Db, owner: string, ids: string[]): Promise<Set<string>> {
  return othersAmong(tx, owner, ids);
}

/** What becomes of the posts of a member who may publish no more. */
export const workOfMembers = work;

/** Assigns a draft of the composer as a post is. Throws `not_found` for a member of others. */
export async function assignDraft(tx: Db, actor: Actor, id: string, given: Assignment) {
  await assign(tx, actor, [id], given, 'post_drafts');
}
