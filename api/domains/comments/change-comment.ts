import type { Actor, Context } from '#api/context.ts';
import { deleteRow, updateRow } from '#api/db/client/own-rows.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { dropNotifications } from '#api/domains/notifications/public.ts';
import { AppError, notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { Comment } from '#shared/contracts/comments.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { roleMay } from '#shared/contracts/permissions.ts';
import { assertMayReach } from './create-comment.ts';
import { keepMentions } from './mentions.ts';
import { occasionOf, tellMembers } from './notify-members.ts';
import { takeComments } from './public.ts';
import * as queries from './queries.ts';
import { sealDeleted } from './undo-deleted.ts';

type Tools = Pick<Context, 'db'>;
type Found = NonNullable<Awaited<ReturnType<typeof lockWhole>>>;

/** Its author changes it; who is mentioned now for the first time is notified. */
export function editComment(
  tools: Tools,
  actor: Actor,
  id: string,
  body: string,
): Promise<Comment> {
  const owner = actor.workspaceId;
  return changing(tools, actor, id, async (tx, found) => {
    if (found.authorId !== actor.userId) throw ofOthers();
    assertMayReach(actor.role, found.visibility);
    if (found.body !== body) {
      const edited = { body, edited_at: queries.now };
      await updateRow(tx, owner, 'comments', id, edited).execute();
      const mentioned = await keepMentions(tx, owner, id, body);
      await tellMembers(tx, actor, found, { id, body }, 'comment_mention', mentioned);
    }
    return (await queries.readComment(tx, actor, id)) as Comment;
  });
}

/** Its author deletes it, or an admin. Where there are replies it stays without its text. Answers what undoes it. */
export function deleteComment(
  tools: Pick<Context, 'db' | 'sealer'>,
  actor: Actor,
  id: string,
): Promise<{ undo: string }> {
  const owner = actor.workspaceId;
  return changing(tools, actor, id, async (tx, found) => {
    if (found.authorId !== actor.userId && !roleMay(actor.role, 'comments.moderate')) {
      throw ofOthers();
    }
    const { thread } = found;
    const taken = await takeComments(tx, owner, thread ? [thread.id, id] : [id], 'id');
    await dropNotifications(tx, owner, occasionOf(id));
    const hasReplies = (of: string) => queries.findReply(tx, owner, of).executeTakeFirst();
    if (await hasReplies(id)) {
      await keepMentions(tx, owner, id, '');
      const emptied = { body: '', deleted_at: queries.now };
      await updateRow(tx, owner, 'comments', id, emptied).execute();
    } else await deleteRow(tx, owner, 'comments', id).execute();
    if (thread?.deletedAt && !(await hasReplies(thread.id))) {
      await deleteRow(tx, owner, 'comments', thread.id).execute();
    }
    return { undo: await sealDeleted(tools.sealer, tx, actor, taken) };
  });
}

/** Resolves a thread, or opens it again: whoever may comment. */
export function resolveComment(
  tools: Tools,
  actor: Actor,
  id: string,
  isResolved: boolean,
): Promise<Comment> {
  return changing(
    tools,
    actor,
    id,
    async (tx, found) => {
      if (found.parentId !== null) throw notFound('Comment');
      assertMayReach(actor.role, found.visibility);
      if ((found.resolvedAt !== null) !== isResolved) {
        const changes = {
          resolved_at: isResolved ? queries.now : null,
          resolved_by: isResolved ? actor.userId : null,
        };
        await updateRow(tx, actor.workspaceId, 'comments', id, changes).execute();
      }
      return (await queries.readComment(tx, actor, id)) as Comment;
    },
    { isThread: true },
  );
}

function changing<T>(
  { db }: Tools,
  { workspaceId: owner }: Actor,
  id: string,
  work: (tx: Db, found: Found) => Promise<T>,
  /** A thread may go on without the text of its first comment. */
  { isThread = false } = {},
): Promise<T> {
  return withWorkspace(db, owner, async (tx) => {
    const found = await lockWhole(tx, owner, id);
    if (!found || (found.deletedAt !== null && !isThread)) throw notFound('Comment');
    const result = await work(tx, found);
    announce(tx, owner, 'comments', found.subjectId);
    return result;
  });
}

/** With the first comment of its thread, which is locked before it: as a reply to come does. */
async function lockWhole(tx: Db, owner: string, id: string) {
  const place = await queries.findParent(tx, owner, id).executeTakeFirst();
  if (!place) return undefined;
  const thread =
    place.parentId === null
      ? undefined
      : await queries.lockComment(tx, owner, place.parentId).executeTakeFirst();
  const found = await queries.lockComment(tx, owner, id).executeTakeFirst();
  return found && { ...found, thread };
}

const ofOthers = () => new AppError('forbidden', message('rule.comments-of-others'));
