import type { z } from 'zod';
import type { Actor, Context } from '#api/context.ts';
import { updateRow } from '#api/db/client/own-rows.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { AppError, notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import {
  COMMENTS_PER_SUBJECT,
  type Comment,
  type CommentedOn,
  type createComment as createCommentCall,
} from '#shared/contracts/comments.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { keepMentions } from './mentions.ts';
import { tellMembers, tellThread } from './notify-members.ts';
import * as queries from './queries.ts';

type Input = z.output<typeof createCommentCall.body>;

/**
 * Begins a thread, or replies to one, which opens it again. Throws `not_found` for the subject and
 * the thread, `conflict` where there is no room for more.
 */
export function createComment(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  { kind, subjectId, parentId, body, visibility, idempotencyKey }: Input,
): Promise<Comment> {
  const owner = actor.workspaceId;
  const subject = { kind, subjectId };
  return withWorkspace(db, owner, async (tx) => {
    if (!(await queries.lockSubject(tx, owner, subject).executeTakeFirst())) {
      throw notFound(queries.subjectLabels[kind]);
    }
    const thread = parentId === null ? null : await lockThread(tx, owner, subject, parentId);
    const added = await queries
      .insertComment(tx, owner, subject, {
        id: idempotencyKey,
        parent_id: parentId,
        body,
        visibility: thread?.visibility ?? visibility,
      })
      .executeTakeFirst();
    if (added) {
      const said = { id: added.id, body };
      await settleThread(tx, owner, subject, thread);
      const mentioned = await keepMentions(tx, owner, added.id, body);
      await tellMembers(tx, actor, subject, said, 'comment_mention', mentioned);
      if (thread) await tellThread(tx, actor, subject, said, thread.id, mentioned);
      announce(tx, owner, 'comments', subjectId);
    }
    const made = await queries.readComment(tx, actor, added?.id ?? idempotencyKey ?? '');
    if (!made?.isOwn) throw notFound('Comment');
    return made;
  });
}

/** The first comment of a thread of this subject. Throws `not_found`. */
export async function lockThread(tx: Db, owner: string, subject: CommentedOn, id: string) {
  const found = await queries.lockComment(tx, owner, id).executeTakeFirst();
  const fits = found?.kind === subject.kind && found.subjectId === subject.subjectId;
  if (!fits || found.parentId !== null) throw notFound('Comment');
  return found;
}

/** There is room for the comment that was added, and its thread is open again. Throws `conflict`. */
export async function settleThread(
  tx: Db,
  owner: string,
  subject: CommentedOn,
  thread: { id: string; resolvedAt: string | null } | null,
): Promise<void> {
  if (await queries.isOverfull(tx, owner, subject)) {
    throw new AppError('conflict', message('rule.most-comments', { n: COMMENTS_PER_SUBJECT }));
  }
  if (thread?.resolvedAt) {
    const changes = { resolved_at: null, resolved_by: null };
    await updateRow(tx, owner, 'comments', thread.id, changes).execute();
  }
}
