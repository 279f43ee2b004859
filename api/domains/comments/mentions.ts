import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { mentionedNames } from '#shared/lib/text/mentioned-names.ts';

/** Keeps which members of the workspace a text mentions, by their usernames; answers their ids. */
export async function keepMentions(
  tx: Db,
  owner: string,
  commentId: string,
  body: string,
): Promise<string[]> {
  const names = [...new Set(mentionedNames(body).map(({ name }) => name.toLowerCase()))];
  const { rows } = await sql<{ id: string }>`
    select m.user_id as id from workspace_members m join users u on u.id = m.user_id
    where m.workspace_id = ${owner} and lower(u.username) = any(${names}::text[])`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await sql`
    delete from comment_mentions where workspace_id = ${owner} and comment_id = ${commentId}
      and user_id <> all(${ids}::uuid[])`.execute(tx);
  await sql`
    insert into comment_mentions (workspace_id, comment_id, user_id)
    select ${owner}, ${commentId}, id from unnest(${ids}::uuid[]) id
    on conflict do nothing`.execute(tx);
  return ids;
}
