import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { settleApprovals } from '#api/domains/notifications/public.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { stateAfter, statesBefore } from '../engine/transitions.ts';
import { wakeWorkers } from '../engine/wake-workers.ts';
import { proposedAmong } from '../review/follow-content.ts';
import { unapprovedAmong } from '../review/unapproved.ts';
import { releasedValues } from './write-queries.ts';

/** As late as its grace it still goes out, and the engine has the last word on it. */
const isInTime = sql<boolean>`
  scheduled_time + greatest(grace_minutes, 1) * interval '1 minute' > clock_timestamp()`;

/**
 * Lets posts that wait for approval, locked by the caller, go out at their times; answers those that
 * stay, and why: what was due meanwhile, and what a policy lets nobody approve in passing. Limits and
 * pauses hold for the others as for any other post.
 */
export async function approveSome(
  tx: Db,
  owner: string,
  ids: string[],
): Promise<Map<string, Message>> {
  const unapproved = await unapprovedAmong(tx, owner, ids);
  for (const [id, reason] of await proposedAmong(tx, owner, ids)) unapproved.set(id, reason);
  const free = ids.filter((id) => !unapproved.has(id));
  const late = await releaseApproved(tx, owner, free);
  return new Map<string, Message>([
    ...unapproved,
    ...late.map((id) => [id, message('post.skipped-approved')] as const),
  ]);
}

/** What is held until its approval goes out at its time; answers those that it comes too late for. */
export async function releaseApproved(tx: Db, owner: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const decided = await tx
    .updateTable('scheduled_posts')
    .set({
      ...releasedValues(isInTime, message('post.skipped-approved')),
      approved_at: sql`now()`,
    })
    .where('workspace_id', '=', owner)
    .where('id', 'in', ids)
    .where('status', 'in', statesBefore('approve'))
    .where('hold_reason', '=', 'approval')
    .where('lease_until', 'is', null)
    .returning(['id', 'status'])
    .execute();
  await settleApprovals(tx, owner);
  wakeWorkers(tx);
  return decided.filter(({ status }) => status !== stateAfter('approve')).map(({ id }) => id);
}
