import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { Language } from '#shared/contracts/languages.ts';
import type { AnyMessage } from '#shared/contracts/messages/any-message.ts';

/** Longer than sending what was claimed may take. */
export const LEASE = '5 minutes';
export const BETWEEN_MAILS = '10 minutes';
export const TRIED_FOR = '1 day';
export const MAILBOXES_AT_ONCE = 20;

export interface Claimed {
  /** The one of its person's settings. */
  language: Language;
  deliveryId: string;
  workspaceId: string;
  title: string;
  message: string;
  titleMessage: AnyMessage | null;
  bodyMessage: AnyMessage | null;
  link: string | null;
  /** Or for somebody else by now. */
  isRead: boolean;
}

export interface ClaimedMail extends Claimed {
  userId: string;
  notificationId: string;
  /** Null: they do not want mail, or have confirmed no address. */
  address: string | null;
}

/** Rows of one mailbox or browser. */
export interface Deliveries {
  table: 'notice_deliveries' | 'member_deliveries';
  which: RawBuilder<unknown>;
}

export interface MailQueue {
  /** In a transaction that has locked the claims. */
  claim(tx: Db): Promise<ClaimedMail[]>;
  /** Of mails of one mailbox. */
  deliveriesOf(mails: ClaimedMail[]): Deliveries;
}

/** After 2 minutes, then each time twice as long, at most an hour. */
export const nextTry = sql`clock_timestamp() + least(60, 2 ^ least(tries, 6)) * interval '1 minute'`;

/** Of the settings `s`. */
export const switchOf = (name: string) =>
  sql<boolean>`coalesce((s.data->'notifications'->>${sql.lit(name)})::boolean, true)`;
/** Of the member `m`, where they have chosen for themselves. */
export const ownSwitchOf = (name: string, otherwise: RawBuilder<boolean>) => sql<boolean>`coalesce(
  (m.preferences->'notifications'->>${sql.lit(name)})::boolean, ${otherwise})`;

/** Whether the member `m` wants to hear of what this type tells. */
export const wantsTopic = (type: string) => sql<boolean>`coalesce(
  (m.preferences->'notifications'->>(case ${sql.ref(type)}
    when 'market_alert' then 'marketAlerts' when 'news_alert' then 'marketAlerts'
    when 'performance_report' then 'performanceReports'
    when 'weekly_digest' then 'weeklyDigest' end))::boolean, true)`;

/** The quiet hours of the member `m`: their own, or those of the settings. */
export const isQuiet = sql<boolean>`is_quiet(coalesce(s.data->'notifications', '{}')
  || coalesce(m.preferences->'notifications', '{}'))`;
export const languageOfMember = sql`
  coalesce(m.preferences->'profile'->>'language', s.data->'profile'->>'language', 'en') as language`;

/** The notification `n` of the delivery `c`, as it is for that member. */
export const notificationColumns = (userId: string) => sql`
  c.workspace_id as "workspaceId", c.notification_id as "notificationId", n.title, n.message,
  n.title_message as "titleMessage", n.body_message as "bodyMessage", n.link,
  (n.is_read or coalesce(n.user_id <> ${sql.ref(userId)}, false) or exists (
    select from notification_reads r where r.workspace_id = n.workspace_id
      and r.notification_id = n.id and r.user_id = ${sql.ref(userId)} and r.is_read)) as "isRead"`;
export const ofNotification = sql`
  join notifications n on n.workspace_id = c.workspace_id and n.id = c.notification_id
  left join settings s on s.workspace_id = c.workspace_id`;
