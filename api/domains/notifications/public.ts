import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { NewNotification } from './queries.ts';
import { deleteOfMembers, insertNotifications, updateSettledApprovals } from './queries.ts';

/** Leaves a notification in the transaction of what happened, and tells who is looking. */
export async function notify(tx: Db, owner: string, notification: NewNotification): Promise<void> {
  await insertNotifications(tx, owner, [notification]).execute();
  announce(tx, owner, 'notifications');
}

/** The same for several members; the occasion of each is their own. */
export async function notifyMembers(
  tx: Db,
  owner: string,
  userIds: readonly string[],
  notification: Omit<NewNotification, 'userId'>,
): Promise<void> {
  const each = [...new Set(userIds)].map((userId) => ({ ...notification, userId }));
  await notifyAll(tx, owner, each);
}

/** Notifications of members: each occasion begins with what is given and ends with its member. */
export async function notifyAll(
  tx: Db,
  owner: string,
  notifications: (NewNotification & { userId: string })[],
): Promise<void> {
  if (notifications.length === 0) return;
  const own = notifications.map(({ occasion, ...said }) => ({
    ...said,
    ...(occasion === undefined ? {} : { occasion: occasion + said.userId }),
  }));
  await insertNotifications(tx, owner, own).execute();
  announce(tx, owner, 'notifications');
}

/** What they tell of is gone. `occasion` is that of everybody's, and what those of its members begin with. */
export async function dropNotifications(tx: Db, owner: string, occasion: string): Promise<void> {
  const dropped = await deleteOfMembers(tx, owner, occasion).execute();
  if (dropped.length > 0) announce(tx, owner, 'notifications');
}

/** The message of a title that is named after the type of its notification. */
export const titleByType = sql`jsonb_build_object('code', concat('activity-title.', type), 'params', '{}'::jsonb)`;

/**
 * The part of a statement that leaves a notification for each row, once for each occasion. The rows
 * have, in this order: workspace_id, type, title, message, their messages, link, coin_symbol, occasion.
 * Whoever runs it announces the topic `notifications`.
 */
export function notificationsFrom(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into notifications (workspace_id, type, title, message, title_message, body_message, link,
      coin_symbol, occasion)
    ${rows} on conflict on constraint notifications_occasion_key do nothing`;
}

/**
 * What asks for an approval is read once nothing of it waits any more: in the transaction that
 * approves, sends or deletes what waited.
 */
export async function settleApprovals(tx: Db, owner: string): Promise<void> {
  const [, settled] = await Promise.all([
    // Of two that each take one of the last, the second one sees that nothing waits.
    lockInWorkspace(tx, owner, 'approvals'),
    updateSettledApprovals(tx, owner).execute(),
  ]);
  if (settled.length > 0) announce(tx, owner, 'notifications');
}

/** No browser shows notifications any more, nor what waits for one. Inside the caller's transaction. */
export async function forgetBrowsers(
  tx: Db,
  { userId, workspaceId }: Pick<Actor, 'userId' | 'workspaceId'>,
): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('workspace_id', '=', workspaceId)
    .where(({ eb, or }) => or([eb('user_id', '=', userId), eb('user_id', 'is', null)]))
    .execute();
}
