import { sql } from 'kysely';
import type { Actor } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { assign } from '../assignment/assign-posts.ts';

/** Posts of a member that would go out though nobody else has approved them. */
export async function unseenPostsOf(
  tx: Db,
  owner: string,
  userId: string,
): Promise<{ id: string; accountId: string | null }[]> {
  const { rows } = await sql<{ id: string; accountId: string | null }>`
    select id, account_id as "accountId"
    from unseen_posts_of(${owner}::uuid, ${userId}::uuid, null)`.execute(tx);
  return rows;
}

/** They may only propose for this account by now. */
export async function holdPostsOf(
  tx: Db,
  owner: string,
  userId: string,
  accountId: string,
): Promise<void> {
  await sql`select hold_posts_of(${owner}::uuid, ${userId}::uuid, ${accountId}::uuid)`.execute(tx);
}

/** Posts on hold are another member's from now on, who releases them. */
export async function handOverPosts(
  tx: Db,
  actor: Actor,
  ids: string[],
  assigneeId: string,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('scheduled_posts')
    .set({ created_by: assigneeId })
    .where('workspace_id', '=', actor.workspaceId)
    .where('id', 'in', ids)
    .execute();
  await assign(tx, actor, ids, { assigneeId });
}
