import type { z } from 'zod';
import type { Actor, Context } from '#api/context.ts';
import { updateRow } from '#api/db/client/own-rows.ts';
import type { Db } from '#api/db/database.ts';
import { assertRoom } from '#api/db/member-share.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { AppError, notFound } from '#api/errors/app-error.ts';
import { answerOnce } from '#api/idempotency/answer-once.ts';
import { announce } from '#api/realtime/live-changes.ts';
import {
  COMMENTS_PER_SUBJECT,
  type Comment,
  type CommentedOn,
  type createComment as createCommentCall,
} from '#shared/contracts/comments.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { type Role, roleMay } from '#shared/contracts/permissions.ts';
import { keepMentions } from './mentions.ts';
import { tellMembers, tellThread } from './notify-members.ts';
import * as queries from './queries.ts';

type Input = z.output<typeof createCommentCall.body>;

/**
 * Begins a thread, or replies to one, which opens it again. Throws `not_found` for the subject and
 * the thread, `forbidden` for a viewer where a client reads it, `conflict` where there is no room for more.
 */
export function createComment(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  { idempotencyKey: key, ...input }: Input,
): Promise<Comment> {
  const owner = actor.workspaceId;
  const call = { owner, call: 'createComment', author: actor.userId, key, body: input };
  const { kind, subjectId, parentId, body, visibility } = input;
  const subject = { kind, subjectId };
  const create = async (tx: Db) => {
    if (!(await queries.lockSubject(tx, owner, subject).executeTakeFirst())) {
      throw notFound(queries.subjectLabels[kind]);
    }
    const thread = parentId === null ? null : await lockThread(tx, owner, subject, parentId);
    assertMayReach(actor.role, thread?.visibility ?? visibility);
    const added = await queries
      .insertComment(tx, owner, subject, {
        id: key,
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
    const made = await queries.readComment(tx, actor, added?.id ?? key ?? '');
    if (!made?.isOwn) throw notFound('Comment');
    return made;
  };
  return withWorkspace(db, owner, (tx) => answerOnce(tx, call, () => create(tx)));
}

/** What a client reads is said for the workspace. Throws `forbidden`. */
export function assertMayReach(role: Role, visibility: string): void {
  if (visibility === 'internal' || roleMay(role, 'drafts.write')) return;
  throw new AppError('forbidden', message('rule.internal-comments'));
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
  linkId: string | null = null,
): Promise<void> {
  const taken = await queries.countOfSubject(tx, owner, subject, linkId).executeTakeFirstOrThrow();
  const most = message('rule.most-comments', { n: COMMENTS_PER_SUBJECT });
  assertRoom(COMMENTS_PER_SUBJECT, taken, { add: 0, alone: most, ofWorkspace: most });
  if (thread?.resolvedAt) {
    const changes = { resolved_at: null, resolved_by: null };
    await updateRow(tx, owner, 'comments', thread.id, changes).execute();
  }
}
