import type { Actor } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { notify } from '#api/domains/notifications/public.ts';
import { message } from '#shared/contracts/messages/message.ts';
import {
  SCHEDULE_AT_DRAFT,
  SCHEDULE_AT_MINE,
  SCHEDULE_AT_POST,
} from '#shared/lib/schedule-link.ts';
import { type Assignable, findUsername } from './assignment-queries.ts';

const links = { scheduled_posts: SCHEDULE_AT_POST, post_drafts: SCHEDULE_AT_DRAFT };

/** One notification, however many posts were assigned at once; it leads to them. */
export async function tellAssignee(
  tx: Db,
  { workspaceId: owner, userId }: Actor,
  assigneeId: string,
  posts: { id: string; dueOn: string | null }[],
  table: Assignable,
): Promise<void> {
  const [first] = posts;
  if (!first) return;
  const { username } = await findUsername(tx, userId).executeTakeFirstOrThrow();
  const days = new Set(posts.map(({ dueOn }) => dueOn));
  const dueOn = days.size === 1 ? first.dueOn : null;
  await notify(tx, owner, {
    type: 'post_assigned',
    userId: assigneeId,
    title: message('notification.assigned', { posts: posts.length }),
    message: dueOn
      ? message('notification.assigned-until', { username, day: dueOn })
      : message('notification.assigned-by', { username }),
    link: posts.length === 1 ? links[table] + first.id : SCHEDULE_AT_MINE,
  });
}
