import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#api/db/database.ts';
import { AppError, notFound } from '#api/errors/app-error.ts';
import { answerOnce } from '#api/idempotency/answer-once.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import {
  COMMENTS_PER_LINK,
  type commentByReviewLink,
  LINK_COMMENTS_A_DAY,
  type SharedComment,
  type SharedThread,
} from '#shared/contracts/review-links.ts';
import {
  countOfLink,
  findClientComment,
  findOfLink,
  listClientComments,
} from './client-queries.ts';
import { lockThread, settleThread } from './create-comment.ts';
import { tellOfClient } from './notify-members.ts';
import { insertComment, type LinkAuthor, lockSubject, subjectLabels } from './queries.ts';

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

/** Rows that depend on these posts or comments. */
export async function takeComments(
  tx: Db,
  owner: string,
  ids: string[],
  by: 'post_id' | 'id' = 'post_id',
): Promise<CommentRows> {
  const isTaken = sql`c.workspace_id = ${owner} and c.${sql.ref(by)} = any(${ids}::uuid[])`;
  const [comments, mentions] = await Promise.all([
    sql<{ row: Row }>`
      select to_jsonb(c) as row from comments c
      where ${isTaken}`.execute(tx),
    sql<{ row: Row }>`
      select to_jsonb(m) as row from comments c
      join comment_mentions m on m.workspace_id = c.workspace_id and m.comment_id = c.id
      where ${isTaken}`.execute(tx),
  ]);
  return {
    comments: comments.rows.map(({ row }) => row),
    mentions: mentions.rows.map(({ row }) => row),
  };
}

/**
 * Brings them back, with the text of one that stayed without it, once their posts are there again, but for members who have left since, and without
 * what was deleted since `takenAt`, when their post had been put back once before.
 */
export async function putBackComments(
  tx: Db,
  owner: string,
  { comments, mentions }: CommentRows,
  takenAt: string,
): Promise<void> {
  if (comments.length === 0) return;
  await sql`
    insert into comments select old.* from
      jsonb_populate_recordset(null::comments, ${JSON.stringify(comments)}::jsonb) old
    where old.workspace_id = ${owner} and not exists (
      select from audit_events e
      where e.workspace_id = old.workspace_id and e.target_kind = 'comment'
        and e.target_id in (old.id, old.parent_id) and e.at > ${takenAt}::timestamptz
        and (e.action = 'deleted' or e.changes ? 'deleted_at'))
    on conflict (workspace_id, id) do update set body = excluded.body, deleted_at = null
      where comments.deleted_at is not null and excluded.deleted_at is null`.execute(tx);
  await sql`
    insert into comment_mentions select old.* from
      jsonb_populate_recordset(null::comment_mentions, ${JSON.stringify(mentions)}::jsonb) old
    join workspace_members m on m.workspace_id = old.workspace_id and m.user_id = old.user_id
    join comments c on c.workspace_id = old.workspace_id and c.id = old.comment_id
    where old.workspace_id = ${owner} on conflict do nothing`.execute(tx);
}

/** The threads of these posts that the client sees, by post, the oldest first; the latest of very many. */
export async function clientThreads(
  tx: Db,
  owner: string,
  postIds: string[],
): Promise<{ threads: Map<string, SharedThread[]>; isAll: boolean }> {
  const { rows } = await listClientComments(owner, postIds, COMMENTS_PER_LINK).execute(tx);
  const shown = rows.slice(0, COMMENTS_PER_LINK).reverse();
  const threads = new Map<string, SharedThread[]>();
  const byFirst = new Map<string, SharedThread>();
  for (const { postId, parentId, isResolved, ...comment } of shown) {
    if (parentId !== null) {
      byFirst.get(parentId)?.replies.push(comment);
      continue;
    }
    const thread = { ...comment, isResolved, replies: [] };
    byFirst.set(comment.id, thread);
    threads.set(postId, [...(threads.get(postId) ?? []), thread]);
  }
  return { threads, isAll: rows.length <= COMMENTS_PER_LINK };
}

/**
 * Comments on a post by a review link, in the transaction of the member who made it, which has locked
 * the link. Sent again with its key it is the comment that there is. Throws `not_found` for the post
 * and for what is no thread of it that the client sees, `conflict` where there is no room for more.
 */
export function commentByLink(
  tx: Db,
  owner: string,
  by: LinkAuthor,
  input: z.output<typeof commentByReviewLink.body>,
): Promise<SharedComment> {
  const { idempotencyKey: key, ...body } = input;
  const call = { owner, call: 'commentByReviewLink', author: by.linkId, key, body };
  return answerOnce(tx, call, () => addByLink(tx, owner, by, input));
}

async function addByLink(
  tx: Db,
  owner: string,
  by: LinkAuthor,
  { postId, parentId, body, idempotencyKey }: z.output<typeof commentByReviewLink.body>,
): Promise<SharedComment> {
  const subject = { kind: 'post', subjectId: postId } as const;
  if (!(await lockSubject(tx, owner, subject).executeTakeFirst())) {
    throw notFound(subjectLabels.post);
  }
  const thread = parentId === null ? null : await lockThread(tx, owner, subject, parentId);
  if (thread && thread.visibility !== 'client') throw notFound('Comment');
  const added = await insertComment(tx, owner, subject, {
    id: idempotencyKey,
    parent_id: parentId,
    body,
    visibility: 'client',
    author_id: null,
    review_link_id: by.linkId,
    reviewer: by.reviewer,
  }).executeTakeFirst();
  if (!added) {
    const asked = { id: idempotencyKey ?? '', postId, linkId: by.linkId };
    const known = await findOfLink(tx, owner, asked).executeTakeFirst();
    if (!known) throw notFound('Comment');
    return findClientComment(tx, owner, known.id);
  }
  const { id } = added;
  const { today } = await countOfLink(tx, owner, by.linkId).executeTakeFirstOrThrow();
  if (Number(today) > LINK_COMMENTS_A_DAY) {
    const most = message('rule.most-link-comments', { n: LINK_COMMENTS_A_DAY });
    throw new AppError('conflict', most);
  }
  await settleThread(tx, owner, subject, thread, by.linkId);
  await tellOfClient(tx, owner, subject, { id, body }, by.reviewer);
  announce(tx, owner, 'comments', postId);
  return findClientComment(tx, owner, id);
}
