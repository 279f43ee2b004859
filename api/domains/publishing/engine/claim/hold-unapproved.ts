import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { activitiesFrom } from '#api/domains/activities/public.ts';
import { notificationsFrom, titleByType } from '#api/domains/notifications/public.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { SCHEDULE_AT_POST } from '#shared/lib/schedule-link.ts';
import { detailOf } from '../../detail-of.ts';
import { reviewAfter } from '../../review/review-transitions.ts';
import { after, isAfter, isBefore } from '../transitions.ts';

export interface DoubtLimits {
  /** By the database's clock: since then this worker has been in touch with it without a break. */
  watchingSince: string;
  /** What came due so long before that is looked up first. */
  doubtMs: number;
}

export const unapproved = detailOf(message('post.unapproved'));

/**
 * Nothing stands against sending what the post is now: it was approved, by as many as its policy asks
 * for now, or needs no approval, neither by its policy nor because whoever wrote it may only propose.
 * As a case: most have nothing to hash.
 */
export function isApproved(post: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${post}.${name}`);
  return sql`case when (${column('review')} <> 'none'
    or requires_approval(${column('workspace_id')}, ${column('account_id')}))
    then ${isDecided(post)} else true end`;
}

/** The same where an approval is asked for. */
export function isDecided(post: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${post}.${name}`);
  return sql`is_approved(${column('workspace_id')}, ${column('id')}, ${column('approved_hash')})`;
}

/**
 * Tells the people of these posts, which a claim has put on hold, and does the same with whatever
 * else of their workspaces is due and not approved; answers the workspaces. What may be on X is left
 * to be looked up.
 */
export async function holdUnapproved(
  tx: Db,
  posts: { workspaceId: string; id: string }[],
  { watchingSince, doubtMs }: DoubtLimits,
): Promise<string[]> {
  const given = posts.map(({ workspaceId, id }) => ({ workspaceId, id }));
  const { rows } = await sql<{ owner: string }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as g("workspaceId" uuid, id uuid)
    ), others as (
      update scheduled_posts p set status = ${after('want_approval')}, hold_reason = 'approval',
        detail = ${unapproved.detail}, detail_message = ${unapproved.detail_message}::jsonb,
        attempt = p.attempt + 1, updated_at = clock_timestamp()
      where (p.workspace_id, p.id) in (
        select due.workspace_id, due.id from scheduled_posts due
        where due.workspace_id in (select "workspaceId" from given)
          and ${isBefore('claim', 'due.status')} and due.lease_until is null and due.platform = 'twitter'
          and due.not_before <= statement_timestamp()
          and due.not_before >= ${watchingSince}::timestamptz - ${doubtMs} * interval '1 millisecond'
          and not exists (select from publish_attempts t
            where t.workspace_id = due.workspace_id and t.post_id = due.id
              and coalesce(t.outcome, 'unknown') in ('posted', 'unknown'))
          and not ${isApproved('due')}
        for update skip locked)
      returning p.workspace_id, p.id, p.attempt
    ), held as (
      select workspace_id, id, attempt from others
      union all
      select p.workspace_id, p.id, p.attempt from given g
      join scheduled_posts p on p.workspace_id = g."workspaceId" and p.id = g.id
    ), news as (
      select held.*, 'post_held' as type, 'Post on hold' as title,
        concat_ws(': ', left(part.text, 100), ${unapproved.detail}::text) as text,
        jsonb_build_object('code', 'post.activity', 'params', jsonb_build_object(
          'text', left(part.text, 100), 'why', ${unapproved.detail_message}::jsonb)) as message
      from held join post_parts part on part.workspace_id = held.workspace_id
        and part.post_id = held.id and part.position = 0
    ), told as (
      ${activitiesFrom(sql`select workspace_id, type, title, text, message from news`)}
    ), noticed as (
      ${notificationsFrom(sql`
        select workspace_id, type, title, text, ${titleByType}, message,
          concat(${SCHEDULE_AT_POST}::text, id), null::text,
          concat_ws(':', 'post', id, ${after('want_approval')}, attempt)
        from news`)}
    )
    select distinct workspace_id as owner from held`.execute(tx);
  // Changed by what no person asked for, such as another account in place of one that is gone.
  await sql`
    update scheduled_posts p set review = ${sql.lit(reviewAfter('outdate'))}, review_level = 1
    where p.workspace_id = any(${rows.map(({ owner }) => owner)}::uuid[])
      and p.review = ${sql.lit(reviewAfter('approve'))} and ${isAfter('want_approval', 'p.status')}
      and p.hold_reason = 'approval' and not ${isApproved('p')}`.execute(tx);
  return rows.map(({ owner }) => owner);
}
