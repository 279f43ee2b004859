import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { firstOwner } from '#api/domains/workspaces/public.ts';
import { isConfirmed } from './delivery-queue.ts';
import { BETWEEN_MAILS, ownSwitchOf, switchOf, TRIED_FOR, wantsTopic } from './delivery-rules.ts';
import { isConfirmedByMember } from './member-mail-queue.ts';

/** Each is a row for every mailbox of its workspace. */
export const ENQUEUED_AT_ONCE = 200;
/** Of one mailbox, about: a mail names 50, and the rest is in the list. */
const MOST_WAITING = 500;

/**
 * Looks at notifications that nobody has looked at yet and queues each for every browser, and for the
 * mailboxes, of its people. Answers how many it looked at.
 */
export async function enqueueDeliveries(db: Database, byMail: boolean): Promise<number> {
  const { rows } = await sql<{ looked: number }>`
    with fresh as (
      select workspace_id, id from notifications where delivered_at is null
      order by triggered_at limit ${ENQUEUED_AT_ONCE} for update skip locked
    ), looked as (
      update notifications n set delivered_at = clock_timestamp() from fresh
      where n.workspace_id = fresh.workspace_id and n.id = fresh.id
      returning n.workspace_id, n.id, n.triggered_at, n.is_read, n.user_id, n.type
    ), wanted as (
      select * from looked
      where not is_read and triggered_at > statement_timestamp() - ${TRIED_FOR}::interval
    ), spaces as (
      select w.workspace_id, u.id as first_owner, ${switchOf('pushNotifications')} as push,
        ${switchOf('emailNotifications')} as mail, ${isConfirmed} as confirmed
      from (select distinct workspace_id from wanted) w
      left join settings s on s.workspace_id = w.workspace_id
      join users u on u.id = ${firstOwner(sql`w.workspace_id`)}
    ), pushed as (
      insert into notice_deliveries (workspace_id, notification_id, subscription_id)
      select w.workspace_id, w.id, p.id from wanted w
      join spaces using (workspace_id)
      join push_subscriptions p on p.workspace_id = w.workspace_id
      left join workspace_members m on m.user_id = p.user_id and m.workspace_id = p.workspace_id
      where ${ownSwitchOf('pushNotifications', sql`spaces.push`)} and ${wantsTopic('w.type')}
        and p.created_at <= w.triggered_at and (w.user_id is null or w.user_id = p.user_id)
      on conflict do nothing
    ), mailed as (
      insert into notice_deliveries (workspace_id, notification_id, due_at)
      select w.workspace_id, w.id, greatest(clock_timestamp(), free.free_at) from wanted w
      join spaces using (workspace_id)
      left join (
        select d.workspace_id, max(case when d.sent_at is null then d.due_at
          else d.sent_at + ${BETWEEN_MAILS}::interval end) as free_at
        from spaces join notice_deliveries d using (workspace_id)
        where d.subscription_id is null group by 1
      ) free using (workspace_id)
      where ${byMail} and spaces.mail and spaces.confirmed
        and (w.user_id is null or w.user_id = spaces.first_owner)
      on conflict do nothing
    ), mailboxes as materialized (
      select m.workspace_id, m.user_id, m.joined_at, m.preferences, greatest(
        (select max(d.due_at) from member_deliveries d where d.workspace_id = m.workspace_id
          and d.user_id = m.user_id and d.sent_at is null),
        (select max(d.sent_at) + ${BETWEEN_MAILS}::interval from member_deliveries d
          where d.workspace_id = m.workspace_id and d.user_id = m.user_id
            and d.sent_at is not null)) as free_at
      from spaces
      join member_addresses a using (workspace_id)
      join workspace_members m on m.workspace_id = a.workspace_id and m.user_id = a.user_id
      join users u on u.id = m.user_id
      where ${byMail} and m.user_id <> spaces.first_owner and ${isConfirmedByMember}
        and ${ownSwitchOf('emailNotifications', sql`spaces.mail`)}
        and not exists (
          select from member_deliveries d where d.workspace_id = m.workspace_id
            and d.user_id = m.user_id and d.sent_at is null
          offset ${MOST_WAITING})
    ), mailed_to_members as (
      insert into member_deliveries (workspace_id, user_id, notification_id, due_at)
      select w.workspace_id, m.user_id, w.id, greatest(clock_timestamp(), m.free_at) from wanted w
      join mailboxes m on m.workspace_id = w.workspace_id
      where (w.user_id is null or w.user_id = m.user_id) and m.joined_at <= w.triggered_at
        and ${wantsTopic('w.type')}
      on conflict do nothing
    )
    select count(*)::integer as looked from looked`.execute(db);
  return rows[0]?.looked ?? 0;
}
