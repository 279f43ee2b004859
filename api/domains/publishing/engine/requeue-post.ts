import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { settleApprovals } from '#api/domains/notifications/service.ts';
import type { PostStatus } from '#shared/contracts/publishing.ts';
import { wakeWorkers } from './wake-workers.ts';

const WAITING: PostStatus[] = ['pending', 'held', 'failed'];

/** Live, but some of its parts were refused. */
const unfinishedThread = sql<boolean>`(status = 'posted' and exists (
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
      status: 'pending',
      hold_reason: null,
      detail: '',
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
        ? post('status', '=', 'needs_check')
        : post.or([post('status', 'in', WAITING), unfinishedThread]),
    )
    .where('lease_until', 'is', null)
    .returning(heldBefore)
    .executeTakeFirst();
  if (changed?.heldBefore === 'approval') await settleApprovals(tx, owner);
  wakeWorkers(tx);
  return changed !== undefined;
}
