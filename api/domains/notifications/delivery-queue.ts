import { sql } from 'kysely';
import type { Database, Db } from '#api/db/database.ts';
import { firstOwner } from '#api/domains/workspaces/public.ts';
import * as delivery from './delivery-rules.ts';

/** More than a mail or a push shows; the rest is in the list. */
const PUSHES_AT_ONCE = 100;

const address = sql<string>`coalesce(nullif(s.data->'profile'->>'email', ''), u.email)`;
/** Nobody is mailed to who has not said that the address is theirs. */
export const isConfirmed = sql<boolean>`
  coalesce(s.data->'mail'->>'confirmed' = ${address}, false)`;

export interface ClaimedPush extends delivery.Claimed {
  subscriptionId: string;
  endpoint: string;
  keys: string;
}

/** Pushes that are due: for a while nobody else takes them. */
export async function claimPushes(db: Database): Promise<ClaimedPush[]> {
  const { rows } = await sql<ClaimedPush>`
    with due as (
      select d.id from notice_deliveries d
      join push_subscriptions p on p.workspace_id = d.workspace_id and p.id = d.subscription_id
      left join workspace_members m on m.user_id = p.user_id and m.workspace_id = p.workspace_id
      left join settings s on s.workspace_id = d.workspace_id
      where sent_at is null and subscription_id is not null and due_at <= statement_timestamp()
        and not ${delivery.isQuiet}
      order by due_at limit ${PUSHES_AT_ONCE} for update of d skip locked
    ), c as (
      update notice_deliveries d
      set due_at = clock_timestamp() + ${delivery.LEASE}::interval, tries = d.tries + 1
      from due where d.id = due.id returning d.*
    )
    select c.id as "deliveryId", ${delivery.notificationColumns('p.user_id')},
      ${delivery.languageOfMember}, c.subscription_id as "subscriptionId", p.endpoint, p.keys
    from c ${delivery.ofNotification}
    join push_subscriptions p on p.workspace_id = c.workspace_id and p.id = c.subscription_id
    left join workspace_members m on m.user_id = p.user_id and m.workspace_id = p.workspace_id
    order by n.triggered_at, n.id`.execute(db);
  return rows;
}

/**
 * All that waits for the first owner's mailbox, of a few of these that are due: none that was mailed
 * to within ten minutes, is being mailed to, or waits after a failure.
 */
async function claimMails(tx: Db): Promise<delivery.ClaimedMail[]> {
  const { rows } = await sql<delivery.ClaimedMail>`
    with due as (
      select distinct workspace_id from notice_deliveries
      where sent_at is null and subscription_id is null and due_at <= statement_timestamp()
    ), turns as (
      select due.workspace_id from due
      left join settings s using (workspace_id)
      where not is_quiet(s.data->'notifications')
        and not exists (
          select from notice_deliveries o
          where o.workspace_id = due.workspace_id and o.subscription_id is null
            and (o.sent_at > statement_timestamp() - ${delivery.BETWEEN_MAILS}::interval
              or (o.sent_at is null and o.due_at > statement_timestamp())))
      limit ${delivery.MAILBOXES_AT_ONCE}
    ), c as (
      update notice_deliveries d
      set due_at = clock_timestamp() + ${delivery.LEASE}::interval, tries = d.tries + 1
      from turns
      where d.workspace_id = turns.workspace_id and d.subscription_id is null
        and d.sent_at is null and d.due_at <= statement_timestamp()
      returning d.*
    )
    select c.id as "deliveryId", ${delivery.notificationColumns('u.id')}, u.id as "userId",
      coalesce(s.data->'profile'->>'language', 'en') as language,
      case when ${delivery.switchOf('emailNotifications')} and ${isConfirmed}
        then ${address} end as address
    from c ${delivery.ofNotification}
    join users u on u.id = ${firstOwner(sql`c.workspace_id`)}
    order by c.workspace_id, n.triggered_at desc, n.id`.execute(tx);
  return rows;
}

export function noticeDeliveries(ids: string[]): delivery.Deliveries {
  return { table: 'notice_deliveries', which: sql`id = any(${ids}::uuid[])` };
}

export const ownerMails: delivery.MailQueue = {
  claim: claimMails,
  deliveriesOf: (mails) => noticeDeliveries(mails.map(({ deliveryId }) => deliveryId)),
};

export async function markSent(db: Db, { table, which }: delivery.Deliveries): Promise<void> {
  await sql`
    update ${sql.table(table)} set sent_at = clock_timestamp() where ${which}`.execute(db);
}

export async function markFailed(db: Db, { table, which }: delivery.Deliveries): Promise<void> {
  await sql`
    update ${sql.table(table)} set due_at = ${delivery.nextTry} where ${which}`.execute(db);
}

/** Nobody needs them any more. */
export async function dropDeliveries(db: Db, { table, which }: delivery.Deliveries): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${which}`.execute(db);
}

export async function dropOldDeliveries(
  db: Db,
  table: delivery.Deliveries['table'],
): Promise<void> {
  await sql`
    delete from ${sql.table(table)}
    where created_at < statement_timestamp() - ${delivery.TRIED_FOR}::interval`.execute(db);
}

/** The browser has unsubscribed: what waits for it goes with it. */
export async function dropSubscription(db: Db, id: string): Promise<void> {
  await sql`delete from push_subscriptions where id = ${id}`.execute(db);
}
