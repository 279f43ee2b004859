import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { storedNotification } from '#api/db/schema/message-column.ts';
import type { Owner } from '#api/db/schema/owner.ts';
import { needsApproval } from '#api/db/schema/status-groups.ts';
import type { Message } from '#shared/contracts/messages/message.ts';
import type { NotificationType } from '#shared/contracts/notifications.ts';

/** What a person is told once. */
export interface NewNotification {
  type: NotificationType;
  /** The member it is for; left out, every member. */
  userId?: string;
  title: Message;
  message: Message;
  coinSymbol?: string;
  /** A path of the console where something can be done about it. */
  link?: string;
  /** Of several notifications of the same occasion only the first is kept. */
  occasion?: string;
}

const MOST_SHOWN = 200;

/** Of the member who acts: for them alone, or for every member. */
const isMine = sql<boolean>`(n.user_id is null or n.user_id = current_member())`;
/** By all, or by this member; what was told before they joined is no news to them. */
const isReadIn = (owner: Owner) => sql<boolean>`(n.is_read or coalesce(mine.is_read,
  n.triggered_at < (select joined_at from workspace_members where workspace_id = ${owner}
    and user_id = current_member() and not is_founder), false))`;

function notifications(db: Db, owner: Owner) {
  return db
    .selectFrom('notifications as n')
    .leftJoin('notification_reads as mine', (join) =>
      join
        .onRef('mine.workspace_id', '=', 'n.workspace_id')
        .onRef('mine.notification_id', '=', 'n.id')
        .on('mine.user_id', '=', sql<string>`current_member()`),
    )
    .where('n.workspace_id', '=', owner)
    .where(isMine)
    .where('n.dismissed_at', 'is', null)
    .where('mine.dismissed_at', 'is', null);
}

const columnsIn = (owner: Owner) =>
  [
    'n.id',
    'n.title',
    'n.message',
    'n.title_message as titleMessage',
    'n.body_message as bodyMessage',
    'n.type',
    'n.coin_symbol as coinSymbol',
    'n.link',
    isReadIn(owner).as('isRead'),
    'n.triggered_at as triggeredAt',
  ] as const;

export function listNotifications(db: Db, owner: Owner) {
  return notifications(db, owner)
    .select(columnsIn(owner))
    .orderBy('n.triggered_at', 'desc')
    .orderBy('n.id')
    .limit(MOST_SHOWN);
}

export function findNotification(db: Db, owner: string, id: string) {
  return notifications(db, owner).select(columnsIn(owner)).where('n.id', '=', id);
}

/** What all have read is not looked at. */
export function countUnread(db: Db, owner: Owner) {
  return notifications(db, owner)
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where(sql<boolean>`not n.is_read`)
    .where(sql<boolean>`not ${isReadIn(owner)}`);
}

export function insertNotifications(db: Db, owner: string, notifications: NewNotification[]) {
  const rows = notifications.map((notification) => ({
    workspace_id: owner,
    user_id: notification.userId ?? null,
    type: notification.type,
    ...storedNotification(notification),
    coin_symbol: notification.coinSymbol ?? null,
    link: notification.link ?? null,
    occasion: notification.occasion ?? null,
  }));
  return db
    .insertInto('notifications')
    .values(rows)
    .onConflict((conflict) => conflict.constraint('notifications_occasion_key').doNothing());
}

/**
 * That posts of a campaign wait for approval, once none of them does any more. What a campaign that
 * went with its persona has left may be of any such campaign. And that one post is in review, once
 * it is not; what was decided about it is read by its people.
 */
export function updateSettledApprovals(db: Db, owner: string) {
  return db
    .updateTable('notifications')
    .set({ is_read: true })
    .where('workspace_id', '=', owner)
    .where(({ not, ref }) => not(ref('is_read')))
    .where('type', '=', 'posts_await_approval')
    .where(sql<boolean>`case split_part(occasion, ':', 1)
      when 'review' then not exists (select from scheduled_posts post
        where post.workspace_id = ${owner} and post.id::text = split_part(occasion, ':', 2)
          and post.review = 'in_review')
      when 'reviews' then not exists (select from scheduled_posts post
        where post.workspace_id = ${owner} and post.review = 'in_review')
      when 'reviewed' then false
      else not exists (select from scheduled_posts
        where workspace_id = ${owner} and ${needsApproval()}
          and case when campaign_id is null
            then not exists (select from campaigns
              where workspace_id = ${owner} and id::text = split_part(occasion, ':', 2))
            else campaign_id::text = split_part(occasion, ':', 2) end) end`)
    .returning('id');
}

/** Of an occasion that has one notification for each member: its name, and then the member's id. */
export function deleteOfMembers(db: Db, owner: string, occasion: string) {
  return db
    .deleteFrom('notifications')
    .where('workspace_id', '=', owner)
    .where(
      sql<boolean>`(occasion = ${occasion} or occasion in
        (select ${occasion}::text || user_id from workspace_members where workspace_id = ${owner}))`,
    )
    .returning('id');
}
