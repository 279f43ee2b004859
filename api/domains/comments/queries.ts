import { type RawBuilder, sql } from 'kysely';
import type { Member } from '#api/context.ts';
import { findRow, type NewRow } from '#api/db/client/own-rows.ts';
import type { Db } from '#api/db/database.ts';
import { isOwn, sharers } from '#api/db/member-share.ts';
import type { Comment, CommentedOn, CommentSubject } from '#shared/contracts/comments.ts';
import type { Label } from '#shared/contracts/messages/labels.ts';

export const now = sql<string>`clock_timestamp()`;

/** Who writes by a review link. */
export interface LinkAuthor {
  linkId: string;
  reviewer: string;
}

const columns = { post: 'post_id', campaign: 'campaign_id', persona: 'persona_id' } as const;
const tables = { post: 'scheduled_posts', campaign: 'campaigns', persona: 'personas' } as const;

export const subjectLabels: Record<CommentSubject, Label> = {
  post: 'Scheduled post',
  campaign: 'Campaign',
  persona: 'Persona',
};

/** Kept until the transaction ends. */
export function lockSubject(db: Db, owner: string, subject: CommentedOn) {
  return findSubject(db, owner, subject).forKeyShare();
}

export function findSubject(db: Db, owner: string, { kind, subjectId }: CommentedOn) {
  return findRow(db, owner, tables[kind], subjectId);
}

/** As its reader sees it, from `c` and its author `u`. */
const shown = (reader: string) => sql`
  c.id, c.parent_id as "parentId", c.body, c.visibility,
  case when u.id is not null then jsonb_build_object(
    'id', u.id, 'username', u.username,
    'name', nullif(concat_ws(' ', u.first_name, u.last_name), ''),
    'profileImageUrl', u.profile_image_url) end as author, c.reviewer,
  coalesce(c.author_id = ${reader}::uuid, false) as "isOwn",
  coalesce((select jsonb_agg(n.username order by n.username) from comment_mentions t
    join users n on n.id = t.user_id
    where t.workspace_id = c.workspace_id and t.comment_id = c.id), '[]') as mentions,
  c.created_at as "createdAt", c.edited_at as "editedAt", c.resolved_at as "resolvedAt",
  (select r.username from workspace_members rm join users r on r.id = rm.user_id
    where rm.workspace_id = c.workspace_id and rm.user_id = c.resolved_by) as "resolvedBy",
  c.deleted_at is not null as "isDeleted"`;

/** Of a member who has left there is no name. */
export const author = sql`
  left join workspace_members m on m.workspace_id = c.workspace_id and m.user_id = c.author_id
  left join users u on u.id = m.user_id`;

/** The threads that were begun last, one more than `most` where there are more; the oldest comment first. */
export function listThreads(
  { workspaceId: owner, userId }: Member,
  { kind, subjectId }: CommentedOn,
  after: string | undefined,
  most: number,
): RawBuilder<Comment> {
  const column = sql.ref(`t.${columns[kind]}`);
  const earlier =
    after === undefined
      ? sql`true`
      : sql`(t.created_at, t.id) < (select l.created_at, l.id from comments l
          where l.workspace_id = ${owner} and l.id = ${after})`;
  return sql`
    with page as (
      select t.id from comments t
      where t.workspace_id = ${owner} and ${column} = ${subjectId} and t.parent_id is null
        and ${earlier}
      order by t.created_at desc, t.id desc limit ${most + 1}
    ), shown as (
      select id from page union all
      select r.id from page join comments r on r.workspace_id = ${owner} and r.parent_id = page.id
    )
    select ${shown(userId)} from shown
    join comments c on c.workspace_id = ${owner} and c.id = shown.id ${author}
    order by c.created_at, c.id`;
}

export async function readComment(tx: Db, owner: Member, id: string): Promise<Comment | undefined> {
  const { rows } = await sql<Comment>`
    select ${shown(owner.userId)} from comments c ${author}
    where c.workspace_id = ${owner.workspaceId} and c.id = ${id}`.execute(tx);
  return rows[0];
}

/** Nobody else changes it meanwhile. */
export function lockComment(db: Db, owner: string, id: string) {
  return db
    .selectFrom('comments')
    .select([
      'id',
      'parent_id as parentId',
      'author_id as authorId',
      'body',
      'visibility',
      'resolved_at as resolvedAt',
      'deleted_at as deletedAt',
      sql<CommentSubject>`case when post_id is not null then 'post'
        when campaign_id is not null then 'campaign' else 'persona' end`.as('kind'),
      sql<string>`coalesce(post_id, campaign_id, persona_id)`.as('subjectId'),
    ])
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .forUpdate();
}

export function findParent(db: Db, owner: string, id: string) {
  return db
    .selectFrom('comments')
    .select('parent_id as parentId')
    .where('workspace_id', '=', owner)
    .where('id', '=', id);
}

/** With the one that was added just now, by a member or by a review link, which counts as one more. */
export function countOfSubject(
  db: Db,
  owner: string,
  { kind, subjectId }: CommentedOn,
  linkId: string | null,
) {
  const isSame = linkId === null ? isOwn('author_id') : sql<boolean>`review_link_id = ${linkId}`;
  return db
    .selectFrom('comments')
    .select([
      sql<number>`count(*)::integer`.as('all'),
      sql<number>`count(*) filter (where ${isSame})::integer`.as('own'),
      sql<number>`${sharers('comments.write')} + count(distinct review_link_id)::integer`.as(
        'members',
      ),
    ])
    .where('workspace_id', '=', owner)
    .where(columns[kind], '=', subjectId);
}

/** Answers nothing where it is there already. */
export function insertComment(
  db: Db,
  owner: string,
  { kind, subjectId }: CommentedOn,
  comment: NewRow<'comments'>,
) {
  return db
    .insertInto('comments')
    .values({ workspace_id: owner, [columns[kind]]: subjectId, ...comment })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'id']).doNothing())
    .returning('id');
}

export function findReply(db: Db, owner: string, threadId: string) {
  return db
    .selectFrom('comments')
    .select('id')
    .where('workspace_id', '=', owner)
    .where('parent_id', '=', threadId)
    .limit(1);
}
