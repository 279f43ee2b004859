import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { storedNotice } from '#api/db/schema/message-column.ts';
import type { Owner } from '#api/db/schema/owner.ts';
import { waitsForApproval } from '#api/db/schema/status-groups.ts';
import type { Message } from '#shared/contracts/messages/message.ts';
import type { NotificationType } from '#shared/contracts/notifications.ts';

/** What a person is told once. */
export interface Notice {
  type: NotificationType;
  title: Message;
  message: Message;
  coinSymbol?: string;
  /** The one member whom it is for; left out, everybody in the workspace. */
  userId?: string;
  /** A path of the console where something can be done about it. */
  link?: string;
  /** Of several notices of the same occasion only the first is kept. */
  occasion?: string;
}

const MOST_SHOWN = 200;

/** For everybody, or for the member that acts. */
const isForReader = sql<boolean>`(user_id is null or user_id = current_member())`;

const columns = [
  'id',
  'title',
  'message',
  'title_message as titleMessage',
  'body_message as bodyMessage',
  'type',
  'coin_symbol as coinSymbol',
  'link',
  'is_read as isRead',
  'triggered_at as triggeredAt',
] as const;

export function listNotifications(db: Db, owner: Owner) {
  return db
    .selectFrom('notifications')
    .select(columns)
    .where('workspace_id', '=', owner)
    .where('dismissed_at', 'is', null)
    .where(isForReader)
    .orderBy('triggered_at', 'desc')
    .orderBy('id')
    .limit(MOST_SHOWN);
}

export function countUnread(db: Db, owner: Owner) {
  return db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('workspace_id', '=', owner)
    .where(isForReader)
    .where(({ not, ref }) => not(ref('is_read')));
}

export function insertNotification(db: Db, owner: string, notice: Notice) {
  const { type, coinSymbol = null, userId = null, link = null, occasion = null } = notice;
  return db
    .insertInto('notifications')
    .values({
      workspace_id: owner,
      type,
      ...storedNotice(notice),
      coin_symbol: coinSymbol,
      user_id: userId,
      link,
      occasion,
    })
    .onConflict((conflict) => conflict.constraint('notifications_occasion_key').doNothing());
}

export function updateRead(db: Db, owner: string, id: string, isRead: boolean) {
  return db
    .updateTable('notifications')
    .set({ is_read: isRead })
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .where('dismissed_at', 'is', null)
    .where(isForReader)
    .returning(columns);
}

export function updateAllRead(db: Db, owner: string) {
  return db
    .updateTable('notifications')
    .set({ is_read: true })
    .where('workspace_id', '=', owner)
    .where(isForReader)
    .where(({ not, ref }) => not(ref('is_read')));
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
      when 'reviewed' then false
      else not exists (select from scheduled_posts
        where workspace_id = ${owner} and ${waitsForApproval()}
          and case when campaign_id is null
            then not exists (select from campaigns
              where workspace_id = ${owner} and id::text = split_part(occasion, ':', 2))
            else campaign_id::text = split_part(occasion, ':', 2) end) end`)
    .returning('id');
}

/** A notice that is dismissed has been read. */
export function updateDismissed(db: Db, owner: string, id: string) {
  return db
    .updateTable('notifications')
    .set({ dismissed_at: sql`clock_timestamp()`, is_read: true })
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .where('dismissed_at', 'is', null)
    .where(isForReader)
    .returning('id');
}

/** Of an occasion that has one notification for each member: its name, and then the member's id. */
export function deleteOfMembers(db: Db, owner: string, occasion: string) {
  return db
    .deleteFrom('notifications')
    .where('workspace_id', '=', owner)
    .where(
      sql<boolean>`occasion in (select ${occasion}::text || user_id from workspace_members
        where workspace_id = ${owner})`,
    )
    .returning('id');
}
