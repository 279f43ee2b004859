import type { Db } from '#api/db/database.ts';
import { settleApprovals } from '#api/domains/notifications/service.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { HoldReason } from '#shared/contracts/publishing.ts';
import { wakeWorkers } from './engine/wake-workers.ts';
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

export { stateAfter } from './engine/transitions.ts';
export { postValidator } from './rules/post-validator.ts';
export { listCampaignTexts } from './rules/text-queries.ts';

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
  detail: string,
): Promise<void> {
  await updatePending(tx, owner, whose, reason, detail).execute();
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
export async function resumeHeld(tx: Db, owner: string, of: Held, skipped: string): Promise<void> {
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
  await holdPending(tx, owner, whose, 'campaign_paused', 'Its campaign was deleted.');
  await leaveCampaigns(tx, owner, personaId).execute();
  announce(tx, owner, 'posts');
}

/** Takes back what of a campaign has not been sent, nor begun to be. */
export async function withdrawUnsent(tx: Db, owner: string, campaignId: string): Promise<void> {
  await Promise.all([deleteUnsent(tx, owner, campaignId).execute(), settleApprovals(tx, owner)]);
}
