import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { SharedComment } from '#shared/contracts/review-links.ts';
import { author } from './queries.ts';

interface ClientComment extends SharedComment {
  postId: string;
  parentId: string | null;
  /** Of the thread. */
  isResolved: boolean;
}

/** From `c` and its author `u`: of a member the name alone, none of one who has left. */
const shown = sql`
  c.id, coalesce(c.reviewer, nullif(concat_ws(' ', u.first_name, u.last_name), '')) as name,
  c.reviewer is not null as "isClient", c.body, c.created_at as "createdAt",
  c.deleted_at is not null as "isDeleted"`;

/** The threads begun last first, within each the latest reply first; one more than `most` where there are more. */
export function listClientComments(
  owner: string,
  postIds: string[],
  most: number,
): RawBuilder<ClientComment> {
  return sql`
    select ${shown}, c.post_id as "postId", c.parent_id as "parentId",
      first.resolved_at is not null as "isResolved"
    from comments c join comments first
      on first.workspace_id = c.workspace_id and first.id = coalesce(c.parent_id, c.id)
    ${author}
    where c.workspace_id = ${owner} and c.post_id = any(${postIds}::uuid[])
      and c.visibility = 'client'
    order by first.created_at desc, first.id desc, c.parent_id is not null desc,
      c.created_at desc, c.id desc
    limit ${most + 1}`;
}

export async function findClientComment(tx: Db, owner: string, id: string): Promise<SharedComment> {
  const { rows } = await sql<SharedComment>`
    select ${shown} from comments c ${author}
    where c.workspace_id = ${owner} and c.id = ${id}`.execute(tx);
  return rows[0] as SharedComment;
}

/** How many were written by it within a day. */
export function countOfLink(db: Db, owner: string, linkId: string) {
  return db
    .selectFrom('comments')
    .select(({ fn }) => fn.countAll<number>().as('today'))
    .where('workspace_id', '=', owner)
    .where('review_link_id', '=', linkId)
    .where('created_at', '>', sql<string>`clock_timestamp() - interval '1 day'`);
}

/** A comment of that id on that post, where it was written by that link. */
export function findOfLink(
  db: Db,
  owner: string,
  { id, postId, linkId }: { id: string; postId: string; linkId: string },
) {
  return db
    .selectFrom('comments')
    .select('id')
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .where('post_id', '=', postId)
    .where('review_link_id', '=', linkId);
}
