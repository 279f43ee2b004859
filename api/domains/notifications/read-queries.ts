import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/db/database.ts';

/** What the acting member says of a notification of theirs. */
export async function markRead(db: Db, owner: string, id: string, isRead: boolean): Promise<void> {
  if (!isRead) await keepReadOfOthers(db, owner, id);
  await sql`
    insert into notification_reads (workspace_id, notification_id, user_id, is_read)
    values (${owner}, ${id}, current_member(), ${isRead})
    on conflict (workspace_id, notification_id, user_id) do update set is_read = excluded.is_read`.execute(
    db,
  );
}

/** A notification that is dismissed has been read. */
export async function markDismissed(db: Db, owner: string, id: string): Promise<void> {
  await sql`
    insert into notification_reads (workspace_id, notification_id, user_id, is_read, dismissed_at)
    values (${owner}, ${id}, current_member(), true, clock_timestamp())
    on conflict (workspace_id, notification_id, user_id)
    do update set is_read = true, dismissed_at = clock_timestamp()`.execute(db);
}

export async function markAllRead(db: Db, owner: string): Promise<void> {
  await sql`
    insert into notification_reads (workspace_id, notification_id, user_id, is_read)
    select workspace_id, id, current_member(), true from notifications
    where workspace_id = ${owner} and not is_read
      and (user_id is null or user_id = current_member())
    on conflict (workspace_id, notification_id, user_id) do update set is_read = true`.execute(db);
}

/** What had been read by all is read by each of the others alone. */
async function keepReadOfOthers(db: Db, owner: string, id: string): Promise<void> {
  await sql`
    with again as (
      update notifications set is_read = false
      where workspace_id = ${owner} and id = ${id} and is_read returning id, user_id
    )
    insert into notification_reads (workspace_id, notification_id, user_id, is_read)
    select m.workspace_id, again.id, m.user_id, true
    from again join workspace_members m on m.workspace_id = ${owner}
      and m.user_id = coalesce(again.user_id, m.user_id)
    where m.user_id <> current_member()
    on conflict do nothing`.execute(db);
}

/** The notification `n` has somebody who has not. */
const lacks = (said: RawBuilder<unknown>) => sql<boolean>`exists (
  select from workspace_members m
  left join notification_reads r on r.workspace_id = m.workspace_id
    and r.notification_id = n.id and r.user_id = m.user_id
  where m.workspace_id = n.workspace_id and m.user_id = coalesce(n.user_id, m.user_id)
    and not coalesce(${said}, not m.is_founder and n.triggered_at < m.joined_at))`;

/** What each of its people has read is read: it goes after the time of those. */
export async function settleRead(db: Db, owner: string): Promise<void> {
  await sql`
    update notifications n set is_read = true
    where workspace_id = ${owner} and not is_read and not ${lacks(sql`r.is_read`)}`.execute(db);
}

export async function settleDismissed(db: Db, owner: string, id: string): Promise<void> {
  await sql`
    update notifications n set dismissed_at = clock_timestamp()
    where workspace_id = ${owner} and id = ${id}
      and not ${lacks(sql`r.dismissed_at is not null`)}`.execute(db);
}
