import type { Db } from '#api/db/database.ts';
import { settleApprovals } from '#api/domains/notifications/public.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { Platform } from '#shared/contracts/common.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import type { HoldReason } from '#shared/contracts/publishing.ts';
import { detailOf } from './detail-of.ts';
import { stateAfter } from './engine/transitions.ts';
import { wakeWorkers } from './engine/wake-workers.ts';
import { loadSchedulingContext } from './rules/load-scheduling-context.ts';
import type { PlanningRules } from './rules/planning-rules.ts';
import { accountFor } from './rules/resolve-post.ts';
import { textsAround } from './rules/same-text.ts';
import { listCampaignTexts } from './rules/text-queries.ts';
import { limitOf } from './rules/validate-post.ts';
import { deletePlanned, lockFollowing } from './schedule/planned-posts.ts';
import { insertAll } from './schedule/schedule-posts.ts';
import {
  deleteUnsent,
  type Held,
  leaveCampaigns,
  lockCampaignsOf,
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

/** Lets pending posts wait for a person: of an account, a campaign, or all. Inside the caller's transaction. */
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

/** Takes back what of a campaign has not been sent, nor begun to be. */
export async function withdrawUnsent(tx: Db, owner: string, campaignId: string): Promise<void> {
  await Promise.all([deleteUnsent(tx, owner, campaignId).execute(), settleApprovals(tx, owner)]);
}

/** What of a campaign follows a change of it. Locked, so that no worker takes it meanwhile. */
export function lockPlanned(tx: Db, owner: string, campaignId: string) {
  return lockFollowing(tx, owner, campaignId).execute();
}

/** Takes back posts that `lockPlanned` has locked. */
export async function withdrawPlanned(tx: Db, owner: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await deletePlanned(tx, owner, ids).execute();
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

/** What whoever plans posts ahead has to know. */
interface PostValidator {
  /** The database's clock. */
  now: string;
  accountId: string | null;
  /** Weighted characters of one post. */
  limit: number;
  /** What each text is judged by. */
  rules: PlanningRules;
}

/** `until`: how far ahead other posts are compared with; null to leave them out. */
export async function postValidator(
  tx: Db,
  owner: string,
  platform: Platform,
  until: string | null,
): Promise<PostValidator> {
  const around = await loadSchedulingContext(tx, owner, []);
  const account = accountFor({ platform, accountId: null }, around) ?? null;
  const known = until === null ? [] : await textsAround(tx, owner, around.now, [around.now, until]);
  return {
    now: around.now,
    accountId: account?.id ?? null,
    limit: limitOf({ platform, account }),
    rules: { platform, account, isModerated: around.isModerated, known },
  };
}
