import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { Assignment } from '#shared/contracts/publishing-assignment.ts';

/** Kept as a member until the transaction ends. */
export function lockAssignee(db: Db, owner: string, userId: string) {
  return db
    .selectFrom('workspace_members')
    .select('user_id as id')
    .where('workspace_id', '=', owner)
    .where('user_id', '=', userId)
    .forKeyShare();
}

export function findUsername(db: Db, userId: string) {
  return db.selectFrom('users').select('username').where('id', '=', userId);
}

/** What is assigned to members. */
export type Assignable = 'scheduled_posts' | 'post_drafts';

interface Assigned {
  id: string;
  /** It has another assignee now. */
  isHandedOver: boolean;
  dueOn: string | null;
}

/** The version stays: an edit of the text that is under way is not refused for it. */
export async function updateAssignment(
  db: Db,
  owner: string,
  ids: string[],
  { assigneeId, dueOn }: Assignment,
  table: Assignable = 'scheduled_posts',
): Promise<Assigned[]> {
  const keep = { assignee: assigneeId === undefined, due: dueOn === undefined };
  const { rows } = await sql<Assigned>`
    with old as (
      select id, assigned_to from ${sql.table(table)}
      where workspace_id = ${owner} and id = any(${ids}::uuid[]) order by id for update
    )
    update ${sql.table(table)} post set
      assigned_to = case when ${keep.assignee} then post.assigned_to else ${assigneeId ?? null}::uuid end,
      due_on = case when ${keep.due} then post.due_on else ${dueOn ?? null}::date end
    from old where post.workspace_id = ${owner} and post.id = old.id
    returning post.id, post.due_on as "dueOn",
      post.assigned_to is distinct from old.assigned_to as "isHandedOver"`.execute(db);
  return rows;
}

/** Whoever has written in a draft of the composer has written the post that is made of it. */
export async function takeDraftWriters(
  db: Db,
  owner: string,
  postId: string,
  draftId: string,
): Promise<void> {
  await sql`
    update scheduled_posts p set writers = array(
      select distinct one from unnest(p.writers || d.writers) one)
    from post_drafts d where p.workspace_id = ${owner} and p.id = ${postId}
      and d.workspace_id = p.workspace_id and d.id = ${draftId}`.execute(db);
}

/** How the draft is assigned that a post was written in. */
export function findDraftAssignment(db: Db, owner: string, draftId: string) {
  return db
    .selectFrom('post_drafts')
    .select(['assigned_to as assigneeId', 'due_on as dueOn'])
    .where('workspace_id', '=', owner)
    .where('id', '=', draftId);
}
