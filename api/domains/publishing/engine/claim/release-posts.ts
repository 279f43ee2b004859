import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { isIn } from '#api/db/schema/status-groups.ts';
import { activitiesFrom } from '#api/domains/activities/public.ts';
import { notificationsFrom, titleByType } from '#api/domains/notifications/public.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { SCHEDULE_AT_POST } from '#shared/lib/schedule-link.ts';
import { detailOf } from '../../detail-of.ts';
import { reviewOnceAdopted } from '../../schedule/adopt-posts.ts';
import type { ClaimedPost } from '../claimed-post.ts';
import { after, isBefore } from '../transitions.ts';
import { wakeWorkers } from '../wake-workers.ts';
import { isApproved, unapproved } from './hold-unapproved.ts';

/**
 * How long until there is something to claim: a post comes due, a lease runs out, an account may
 * post again. What is due already and was not claimed waits for one of these, or for its account.
 */
export async function msUntilNextDue(db: Database): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    select extract(epoch from least(
      (select min(not_before) from scheduled_posts
        where ${isIn('due')} and lease_until is null
          and not_before > statement_timestamp()),
      (select min(lease_until) from scheduled_posts where lease_until is not null),
      (select min(limited_until) from social_accounts
        where limited_until > statement_timestamp())
    ) - clock_timestamp())::float8 * 1000 as ms`.execute(db);
  return rows[0]?.ms ?? null;
}

/**
 * Platforms that Troupe does not publish to: at its time such a post turns into a reminder, or is held
 * for the approval that it needs.
 */
export async function remindDue(db: Database): Promise<void> {
  const reminder = detailOf(message('post.reminder'));
  const { rows } = await sql<{ owner: string }>`
    with due as (
      update scheduled_posts p set updated_at = clock_timestamp(),
        (status, hold_reason, detail, detail_message) = (
          select ${after('remind')}, null, ${reminder.detail}, ${reminder.detail_message}::jsonb
          where ${isApproved('p')}
          union all
          select ${after('want_approval')}, 'approval', ${unapproved.detail},
            ${unapproved.detail_message}::jsonb
          where not ${isApproved('p')})
      where ${isBefore('remind', 'p.status')} and lease_until is null and platform <> 'twitter'
        and not_before <= statement_timestamp()
      returning workspace_id, id, version, status
    ), news as (
      select due.*, left(part.text, 100) as text,
        case status when ${after('remind')} then 'post_reminder' else 'post_held' end as type,
        case status when ${after('remind')} then 'Post ready to copy' else 'Post on hold' end as title
      from due join post_parts part on part.workspace_id = due.workspace_id
        and part.post_id = due.id and part.position = 0
    ), told as (
      ${activitiesFrom(sql`select workspace_id, type, title, text, null::jsonb from news`)}
    ), noticed as (
      ${notificationsFrom(sql`
        select workspace_id, type, title, text, ${titleByType}, null::jsonb, concat(${SCHEDULE_AT_POST}::text, id), null::text,
          concat_ws(':', 'post', id, status, version)
        from news`)}
    )
    select distinct workspace_id as owner from news`.execute(db);
  for (const { owner } of rows) {
    announce(db, owner, 'posts');
    announce(db, owner, 'notifications');
  }
}

/**
 * Posts that waited for their account go on once its person has signed in again, and those that had
 * none get the first account that is connected.
 */
export async function resumeReconnected(db: Database): Promise<void> {
  const { rows } = await sql<{ owner: string }>`
    with resumed as (
      update scheduled_posts p set status = ${after('regain_account')}, hold_reason = null, detail = '',
        detail_message = null,
        review = case when p.account_id is null then ${reviewOnceAdopted('p', sql`a.id`)} else p.review end,
        account_id = a.id, updated_at = clock_timestamp()
      from social_accounts a
      where ${isBefore('regain_account', 'p.status')} and p.hold_reason = 'reconnect' and a.workspace_id = p.workspace_id
        and a.is_active and not a.needs_reconnect
        and a.id = coalesce(p.account_id, (
          select first.id from social_accounts first
          where first.workspace_id = p.workspace_id and first.platform = p.platform
            and first.is_active and not first.needs_reconnect
          order by first.connected_at, first.id limit 1))
      returning p.workspace_id
    )
    select distinct workspace_id as owner from resumed`.execute(db);
  for (const { owner } of rows) announce(db, owner, 'posts');
}

/** Gives back what a worker that stops still holds: the next one takes it over at once. */
export async function releaseLeases(db: Database, worker: string): Promise<void> {
  await sql`
    update scheduled_posts set lease_until = statement_timestamp()
    where worker = ${worker} and lease_until is not null`.execute(db);
}

/** Claimed, and nothing done about it: these are again as they were, for whoever comes next. */
export async function releaseUntouched(db: Database, posts: ClaimedPost[]): Promise<void> {
  if (posts.length === 0) return;
  const given = posts.map(({ workspaceId, id, token }) => ({ workspaceId, id, token }));
  await sql`
    update scheduled_posts p set
      status = case when ${isBefore('hand_back', 'p.status')} then ${after('hand_back')} else p.status end,
      lease_until = null, lane = null
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as g("workspaceId" uuid, id uuid, token integer)
    where p.workspace_id = g."workspaceId" and p.id = g.id and p.attempt = g.token
      and p.lease_until is not null`.execute(db);
  wakeWorkers(db);
}
