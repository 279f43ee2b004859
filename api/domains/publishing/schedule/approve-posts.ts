import { sql } from 'kysely';
import type { Database, Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { settleApprovals } from '#api/domains/notifications/public.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { stateAfter, statesBefore } from '../engine/transitions.ts';
import { wakeWorkers } from '../engine/wake-workers.ts';
import { releasedValues } from './write-queries.ts';

/** As late as its grace it still goes out, and the engine has the last word on it. */
const isInTime = sql<boolean>`
  scheduled_time + greatest(grace_minutes, 1) * interval '1 minute' > clock_timestamp()`;

/**
 * Lets everything that waits for approval go out at its time, of one campaign or of all. What was
 * due meanwhile stays held. Limits and pauses hold for it as for any other post.
 */
export async function approvePosts(
  db: Database,
  owner: string,
  campaignId: string | null,
): Promise<{ approved: number; tooLate: number }> {
  return withWorkspace(db, owner, async (tx) => {
    const decided = await updateWaiting(tx, owner, campaignId === null ? {} : { campaignId });
    await settleApprovals(tx, owner);
    wakeWorkers(tx);
    announce(tx, owner, 'posts');
    const approved = decided.filter(({ status }) => status === stateAfter('approve')).length;
    return { approved, tooLate: decided.length - approved };
  });
}

/** The same for some posts, locked by the caller; answers those that were too late. */
export async function approveSome(tx: Db, owner: string, ids: string[]): Promise<string[]> {
  const decided = await updateWaiting(tx, owner, { ids });
  await settleApprovals(tx, owner);
  wakeWorkers(tx);
  return decided.filter(({ status }) => status !== stateAfter('approve')).map(({ id }) => id);
}

function updateWaiting(tx: Db, owner: string, only: { ids?: string[]; campaignId?: string }) {
  const { ids, campaignId } = only;
  let waiting = tx
    .updateTable('scheduled_posts')
    .set({
      ...releasedValues(isInTime, message('post.skipped-approved')),
      approved_at: sql`now()`,
    })
    .where('workspace_id', '=', owner)
    .where('status', 'in', statesBefore('approve'))
    .where('hold_reason', '=', 'approval')
    .where('lease_until', 'is', null);
  if (ids !== undefined) waiting = waiting.where('id', 'in', ids);
  if (campaignId !== undefined) waiting = waiting.where('campaign_id', '=', campaignId);
  return waiting.returning(['id', 'status']).execute();
}
