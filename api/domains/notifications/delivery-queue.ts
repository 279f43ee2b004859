import { sql } from 'kysely';
import type { Database, Db } from '#api/db/database.ts';
import { firstOwner } from '#api/domains/workspaces/public.ts';
import type { Language } from '#shared/contracts/languages.ts';
import type { AnyMessage } from '#shared/contracts/messages/any-message.ts';

export const HANDED_OUT_AT_ONCE = 1_000;
/** More than a mail or a push shows; the rest is in the list. */
const PUSHES_AT_ONCE = 100;
const MAILBOXES_AT_ONCE = 20;
/** Longer than sending what was claimed may take. */
const LEASE = '5 minutes';
const BETWEEN_MAILS = '10 minutes';
const TRIED_FOR = '1 day';
/** One for all mails of this database. */
const MAIL_CLAIM_LOCK = 720_131;

const address = sql<string>`coalesce(nullif(s.data->'profile'->>'email', ''), u.email)`;
/** Nobody is mailed to who has not said that the address is theirs. */
const isConfirmed = sql<boolean>`coalesce(s.data->'mail'->>'confirmed' = ${address}, false)`;
const switchOf = (name: string) =>
  sql<boolean>`coalesce((s.data->'notifications'->>${sql.lit(name)})::boolean, true)`;
/** Of the member `m`, where they have chosen for themselves. */
const ownPush = sql<boolean>`coalesce(
  (m.preferences->'notifications'->>'pushNotifications')::boolean, w.push)`;

/**
 * Looks at notices that nobody has looked at yet and queues each for every browser, and for the
 * mailbox, of its person. Answers how many it looked at.
 */
export async function handOutNotices(db: Database, byMail: boolean): Promise<number> {
  const { rows } = await sql<{ looked: number }>`
    with fresh as (
      select workspace_id, id from notifications where delivered_at is null
      order by triggered_at limit ${HANDED_OUT_AT_ONCE} for update skip locked
    ), looked as (
      update notifications n set delivered_at = clock_timestamp() from fresh
      where n.workspace_id = fresh.workspace_id and n.id = fresh.id
      returning n.workspace_id, n.id, n.triggered_at, n.is_read, n.user_id
    ), wanted as (
      select l.*, ${switchOf('pushNotifications')} as push,
        ${byMail} and ${switchOf('emailNotifications')} and ${isConfirmed}
          and (l.user_id is null or l.user_id = u.id) as mail
      from looked l
      left join settings s on s.workspace_id = l.workspace_id
      join users u on u.id = ${firstOwner(sql`l.workspace_id`)}
      where not l.is_read and l.triggered_at > statement_timestamp() - ${TRIED_FOR}::interval
    ), pushed as (
      insert into notice_deliveries (workspace_id, notification_id, subscription_id)
      select w.workspace_id, w.id, p.id from wanted w
      join push_subscriptions p on p.workspace_id = w.workspace_id
      left join workspace_members m on m.user_id = p.user_id and m.workspace_id = p.workspace_id
      where ${ownPush} and p.created_at <= w.triggered_at
        and (w.user_id is null or w.user_id = p.user_id)
      on conflict do nothing
    ), mailed as (
      insert into notice_deliveries (workspace_id, notification_id, due_at)
      select w.workspace_id, w.id, greatest(clock_timestamp(), (
        select max(case when d.sent_at is null then d.due_at
          else d.sent_at + ${BETWEEN_MAILS}::interval end)
        from notice_deliveries d
        where d.workspace_id = w.workspace_id and d.subscription_id is null))
      from wanted w where w.mail
      on conflict do nothing
    )
    select count(*)::integer as looked from looked`.execute(db);
  return rows[0]?.looked ?? 0;
}

interface Claimed {
  /** The one of its person's settings. */
  language: Language;
  deliveryId: string;
  workspaceId: string;
  tries: number;
  title: string;
  message: string;
  titleMessage: AnyMessage | null;
  bodyMessage: AnyMessage | null;
  link: string | null;
  isRead: boolean;
}

export interface ClaimedPush extends Claimed {
  subscriptionId: string;
  endpoint: string;
  keys: string;
}

export interface ClaimedMail extends Claimed {
  address: string | null;
}

/** Whether that member has read the notification `n`. */
const isReadBy = (userId: string) => sql`(n.is_read or exists (
  select from notification_reads r where r.workspace_id = n.workspace_id
    and r.notification_id = n.id and r.user_id = ${sql.ref(userId)} and r.is_read))`;
/** The quiet hours of the member `m`: their own, or those of the settings. */
const isQuiet = sql`is_quiet(coalesce(m.preferences->'notifications', s.data->'notifications'))`;
const noticeColumns = (userId: string) => sql`
  c.id as "deliveryId", c.workspace_id as "workspaceId", c.tries, n.title, n.message,
  n.title_message as "titleMessage", n.body_message as "bodyMessage", n.link,
  ${isReadBy(userId)} as "isRead"`;
const language = sql`coalesce(s.data->'profile'->>'language', 'en') as language`;
const ofNotice = sql`
  join notifications n on n.workspace_id = c.workspace_id and n.id = c.notification_id
  left join settings s on s.workspace_id = c.workspace_id`;

/** Pushes that are due: for a while nobody else takes them. */
export async function claimPushes(db: Database): Promise<ClaimedPush[]> {
  const { rows } = await sql<ClaimedPush>`
    with due as (
      select d.id from notice_deliveries d
      join push_subscriptions p on p.workspace_id = d.workspace_id and p.id = d.subscription_id
      left join workspace_members m on m.user_id = p.user_id and m.workspace_id = p.workspace_id
      left join settings s on s.workspace_id = d.workspace_id
      where sent_at is null and subscription_id is not null and due_at <= statement_timestamp()
        and not ${isQuiet}
      order by due_at limit ${PUSHES_AT_ONCE} for update of d skip locked
    ), c as (
      update notice_deliveries d
      set due_at = clock_timestamp() + ${LEASE}::interval, tries = d.tries + 1
      from due where d.id = due.id returning d.*
    )
    select ${noticeColumns('p.user_id')}, c.subscription_id as "subscriptionId", p.endpoint, p.keys,
      coalesce(m.preferences->'profile'->>'language', s.data->'profile'->>'language', 'en')
        as language
    from c ${ofNotice}
    join push_subscriptions p on p.workspace_id = c.workspace_id and p.id = c.subscription_id
    left join workspace_members m on m.user_id = p.user_id and m.workspace_id = p.workspace_id
    order by n.triggered_at, n.id`.execute(db);
  return rows;
}

/**
 * All that waits for a mailbox, of a few mailboxes that are due: none that was mailed to within ten
 * minutes, is being mailed to, or waits after a failure.
 */
export function claimMails(db: Database): Promise<ClaimedMail[]> {
  return db.transaction().execute(async (tx) => {
    // One claim after the other, milliseconds each: two at once could mail to one person twice.
    await sql`select pg_advisory_xact_lock(${MAIL_CLAIM_LOCK})`.execute(tx);
    const { rows } = await sql<ClaimedMail>`
      with turns as (
        select distinct d.workspace_id from notice_deliveries d
        left join settings s on s.workspace_id = d.workspace_id
        where sent_at is null and subscription_id is null and due_at <= statement_timestamp()
          and not is_quiet(s.data->'notifications')
          and not exists (
            select from notice_deliveries o
            where o.workspace_id = d.workspace_id and o.subscription_id is null
              and (o.sent_at > statement_timestamp() - ${BETWEEN_MAILS}::interval
                or (o.sent_at is null and o.due_at > statement_timestamp())))
        limit ${MAILBOXES_AT_ONCE}
      ), c as (
        update notice_deliveries d
        set due_at = clock_timestamp() + ${LEASE}::interval, tries = d.tries + 1
        from turns
        where d.workspace_id = turns.workspace_id and d.subscription_id is null
          and d.sent_at is null and d.due_at <= statement_timestamp()
        returning d.*
      )
      select ${noticeColumns('u.id')}, ${language},
        case when ${switchOf('emailNotifications')} and ${isConfirmed} then ${address} end as address
      from c ${ofNotice}
      join users u on u.id = ${firstOwner(sql`c.workspace_id`)}
      order by c.workspace_id, n.triggered_at desc, n.id`.execute(tx);
    return rows;
  });
}

export async function markSent(db: Db, deliveryIds: string[]): Promise<void> {
  await sql`
    update notice_deliveries set sent_at = clock_timestamp()
    where id = any(${deliveryIds}::uuid[])`.execute(db);
}

/** The next try: after 2 minutes, then each time twice as long, at most an hour. */
export async function markFailed(db: Db, deliveryIds: string[]): Promise<void> {
  await sql`
    update notice_deliveries
    set due_at = clock_timestamp() + least(60, 2 ^ least(tries, 6)) * interval '1 minute'
    where id = any(${deliveryIds}::uuid[])`.execute(db);
}

/** Nobody needs them any more. */
export async function dropDeliveries(db: Db, deliveryIds: string[]): Promise<void> {
  await sql`delete from notice_deliveries where id = any(${deliveryIds}::uuid[])`.execute(db);
}

export async function dropOldDeliveries(db: Db): Promise<void> {
  await sql`
    delete from notice_deliveries
    where created_at < statement_timestamp() - ${TRIED_FOR}::interval`.execute(db);
}

/** The browser has unsubscribed: what waits for it goes with it. */
export async function dropSubscription(db: Db, id: string): Promise<void> {
  await sql`delete from push_subscriptions where id = ${id}`.execute(db);
}
