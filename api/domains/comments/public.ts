import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';

/** How many comments each post of the workspace has, of those that have any. */
export async function countCommentsOfPosts(tx: Db, owner: string): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('comments')
    .select(['post_id as postId', sql<number>`count(*)::integer`.as('comments')])
    .where('workspace_id', '=', owner)
    .where('post_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .groupBy('post_id')
    .execute();
  return new Map(rows.map(({ postId, comments }) => [postId ?? '', comments]));
}
