import { sql } from 'kysely';
import type { Actor } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { notify } from '#api/domains/notifications/public.ts';
import type { CommentedOn } from '#shared/contracts/comments.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { NotificationType } from '#shared/contracts/notifications.ts';
import { linkToComment } from '#shared/lib/comments-link.ts';
import { excerpt } from '#shared/lib/text/format.ts';

const MOST_SHOWN = 200;

interface Said {
  id: string;
  body: string;
}

/** The notification of one comment to everybody; those to one member have the member after it. */
export const occasionOf = (commentId: string) => `comment:${commentId}:`;

/** A reply is told to whoever has written in the thread, unless it mentions them. */
export async function tellThread(
  tx: Db,
  actor: Actor,
  subject: CommentedOn,
  said: Said,
  threadId: string,
  mentioned: string[],
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct m.user_id as id from comments c
    join workspace_members m on m.workspace_id = c.workspace_id and m.user_id = c.author_id
    where c.workspace_id = ${actor.workspaceId}
      and (c.id = ${threadId} or c.parent_id = ${threadId})
      and m.user_id <> all(${mentioned}::uuid[])`.execute(tx);
  const members = rows.map(({ id }) => id);
  await tellMembers(tx, actor, subject, said, 'comment_reply', members);
}

/** A comment by a review link is told to the workspace, once. */
export async function tellOfClient(
  tx: Db,
  owner: string,
  subject: CommentedOn,
  said: Said,
  reviewer: string,
): Promise<void> {
  await notify(tx, owner, {
    type: 'client_comment',
    title: message('notification.client_comment', { name: reviewer }),
    message: message('text.as-it-is', { text: excerpt(said.body, MOST_SHOWN) }),
    link: linkToComment(subject, said.id),
    occasion: occasionOf(said.id),
  });
}

/** Once each, however often the comment is changed, and not oneself. */
export async function tellMembers(
  tx: Db,
  { workspaceId: owner, userId }: Actor,
  subject: CommentedOn,
  said: Said,
  type: Extract<NotificationType, 'comment_mention' | 'comment_reply'>,
  members: string[],
): Promise<void> {
  const others = members.filter((id) => id !== userId);
  if (others.length === 0) return;
  const { username } = await tx
    .selectFrom('users')
    .select('username')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const title = message(`notification.${type}`, { username });
  const link = linkToComment(subject, said.id);
  const text = excerpt(said.body, MOST_SHOWN);
  for (const id of others) {
    await notify(tx, owner, {
      type,
      title,
      message: message('text.as-it-is', { text }),
      link,
      userId: id,
      occasion: occasionOf(said.id) + id,
    });
  }
}
