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

type Row = Record<string, unknown>;

/** Comments of posts with whom they mention, as rows. */
export interface CommentRows {
  comments: Row[];
  mentions: Row[];
}

/** What goes with these posts. */
export async function takeComments(tx: Db, owner: string, postIds: string[]): Promise<CommentRows> {
  const [comments, mentions] = await Promise.all([
    sql<{ row: Row }>`
      select to_jsonb(c) as row from comments c
      where c.workspace_id = ${owner} and c.post_id = any(${postIds}::uuid[])`.execute(tx),
    sql<{ row: Row }>`
      select to_jsonb(m) as row from comments c
      join comment_mentions m on m.workspace_id = c.workspace_id and m.comment_id = c.id
      where c.workspace_id = ${owner} and c.post_id = any(${postIds}::uuid[])`.execute(tx),
  ]);
  return {
    comments: comments.rows.map(({ row }) => row),
    mentions: mentions.rows.map(({ row }) => row),
  };
}

/** Brings them back once their posts are there again, but for members who have left since. */
export async function putBackComments(
  tx: Db,
  owner: string,
  { comments, mentions }: CommentRows,
): Promise<void> {
  if (comments.length === 0) return;
  await sql`
    insert into comments select old.* from
      jsonb_populate_recordset(null::comments, ${JSON.stringify(comments)}::jsonb) old
    where old.workspace_id = ${owner} on conflict do nothing`.execute(tx);
  await sql`
    insert into comment_mentions select old.* from
      jsonb_populate_recordset(null::comment_mentions, ${JSON.stringify(mentions)}::jsonb) old
    join workspace_members m on m.workspace_id = old.workspace_id and m.user_id = old.user_id
    join comments c on c.workspace_id = old.workspace_id and c.id = old.comment_id
    where old.workspace_id = ${owner} on conflict do nothing`.execute(tx);
}
