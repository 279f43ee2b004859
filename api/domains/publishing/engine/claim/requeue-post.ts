import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { isIn } from '#api/db/schema/status-groups.ts';
import { settleApprovals } from '#api/domains/notifications/public.ts';
import { detailOf } from '../../detail-of.ts';
import { stateAfter, statesBefore } from '../transitions.ts';
import { wakeWorkers } from '../wake-workers.ts';

/** Live, but some of its parts were refused. */
const unfinishedThread = sql<boolean>`(${isIn('published')} and exists (
  select from post_parts part where part.workspace_id = scheduled_posts.workspace_id
    and part.post_id = scheduled_posts.id and part.external_id is null))`;

/** A statement sees what was there before it. */
const heldBefore = sql<string | null>`(select before.hold_reason from scheduled_posts before
  where before.workspace_id = scheduled_posts.workspace_id and before.id = scheduled_posts.id)`.as(
  'heldBefore',
);

/**
 * Sends a post at the next moment because a person asked for it: whatever the limits and the pauses
 * say, and its grace counted from now. `notOnX` is that person's word that what may have been sent
 * is not on X. Parts that are live stay so. Answers whether it was in a state, and at the version,
 * that allows it.
 */
export async function requeuePost(
  tx: Db,
  owner: string,
  id: string,
  { version, notOnX }: { version: number; notOnX: boolean },
): Promise<boolean> {
  const changed = await tx
    .updateTable('scheduled_posts')
    .set({
      status: stateAfter(notOnX ? 'was_not_posted' : 'now'),
      hold_reason: null,
      ...detailOf(null),
      not_before: sql`now()`,
      released_from: sql`now()`,
      tries: 0,
      unknown_since: null,
      version: sql`version + 1`,
      updated_at: sql`now()`,
      ...(notOnX ? { settled: sql`attempt` } : {}),
    })
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .where('version', '=', version)
    .where((post) =>
      notOnX
        ? post('status', 'in', statesBefore('was_not_posted'))
        : post.or([post('status', 'in', statesBefore('now')), unfinishedThread]),
    )
    .where('lease_until', 'is', null)
    .returning(heldBefore)
    .executeTakeFirst();
  if (changed?.heldBefore === 'approval') await settleApprovals(tx, owner);
  wakeWorkers(tx);
  return changed !== undefined;
}
