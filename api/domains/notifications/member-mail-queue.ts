import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import * as delivery from './delivery-rules.ts';

const address = sql<string>`coalesce(nullif(a.address, ''), u.email)`;
export const isConfirmedByMember = sql<boolean>`
  coalesce(a.state->>'confirmed' = ${address}, false)`;

/**
 * All that waits for a few mailboxes of members who are not the first owner, as `claimMails` of the
 * first owner's. The mailboxes are stepped through by the index: what waits for one in quiet hours is
 * not read each minute.
 */
async function claimMemberMails(tx: Db): Promise<delivery.ClaimedMail[]> {
  const { rows } = await sql<delivery.ClaimedMail>`
    with recursive waiting as (
      (select workspace_id, user_id from member_deliveries where sent_at is null
        order by workspace_id, user_id limit 1)
      union all
      select later.workspace_id, later.user_id from waiting w
      cross join lateral (
        select d.workspace_id, d.user_id from member_deliveries d
        where d.sent_at is null and (d.workspace_id, d.user_id) > (w.workspace_id, w.user_id)
        order by d.workspace_id, d.user_id limit 1) later
    ), turns as (
      select w.workspace_id, w.user_id from waiting w
      join workspace_members m using (workspace_id, user_id)
      left join settings s using (workspace_id)
      where not exists (
          select from member_deliveries o
          where o.workspace_id = w.workspace_id and o.user_id = w.user_id
            and o.sent_at > statement_timestamp() - ${delivery.BETWEEN_MAILS}::interval)
        and not exists (
          select from member_deliveries o
          where o.workspace_id = w.workspace_id and o.user_id = w.user_id
            and o.sent_at is null and o.due_at > statement_timestamp())
        and not ${delivery.isQuiet}
      limit ${delivery.MAILBOXES_AT_ONCE}
    ), c as (
      update member_deliveries d
      set due_at = clock_timestamp() + ${delivery.LEASE}::interval, tries = d.tries + 1
      from turns
      where d.workspace_id = turns.workspace_id and d.user_id = turns.user_id
        and d.sent_at is null
      returning d.*
    )
    select concat(c.notification_id, ' ', c.user_id) as "deliveryId", ${delivery.notificationColumns('c.user_id')},
      c.user_id as "userId", ${delivery.languageOfMember},
      case when ${delivery.ownSwitchOf('emailNotifications', delivery.switchOf('emailNotifications'))}
        and ${isConfirmedByMember} then ${address} end as address
    from c ${delivery.ofNotification}
    join workspace_members m on m.workspace_id = c.workspace_id and m.user_id = c.user_id
    join users u on u.id = c.user_id
    left join member_addresses a on a.workspace_id = c.workspace_id and a.user_id = c.user_id
    order by c.workspace_id, c.user_id, n.triggered_at desc, n.id`.execute(tx);
  return rows;
}

export const memberMails: delivery.MailQueue = {
  claim: claimMemberMails,
  deliveriesOf: (mails) => ({
    table: 'member_deliveries',
    which: sql`workspace_id = ${mails[0]?.workspaceId} and user_id = ${mails[0]?.userId}
      and notification_id = any(${mails.map(({ notificationId }) => notificationId)}::uuid[])`,
  }),
};
