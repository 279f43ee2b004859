import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

/** Posts in one claim. */
export const CLAIMED = 300;

/** A post whose figures are to be read now. */
export interface DuePost {
  workspaceId: string;
  id: string;
  accountId: string;
  /** Those parts of it that are on X. */
  parts: { position: number; externalId: string }[];
}

/**
 * Takes posts whose figures are due, of all workspaces, and moves their time first: no other worker
 * takes them, and if this one dies they come again in ten minutes. Where the settings forbid to
 * look, or there is no account to look with, nothing is read. Answers how many were due.
 */
export async function claimDuePosts(
  across: Database,
): Promise<{ posts: DuePost[]; isAll: boolean }> {
  const { rows } = await sql<DuePost & { isRead: boolean }>`
    with due as (
      select p.workspace_id, p.id,
        coalesce((s.data->'privacy'->>'analyticsTracking')::boolean, true) as tracked
      from scheduled_posts p
      left join settings s on s.workspace_id = p.workspace_id
      where p.metrics_due_at <= clock_timestamp()
      order by p.metrics_due_at
      limit ${CLAIMED}
      for update of p skip locked
    ), taken as (
      update scheduled_posts p set metrics_due_at = case
          when p.account_id is null or p.posted_at < clock_timestamp() - interval '31 days' then null
          when due.tracked then clock_timestamp() + interval '10 minutes'
          else clock_timestamp() + interval '1 day' end
      from due
      where p.workspace_id = due.workspace_id and p.id = due.id
      returning p.workspace_id, p.id, p.account_id, due.tracked and p.metrics_due_at is not null as read
    )
    select t.workspace_id as "workspaceId", t.id, t.account_id as "accountId", t.read as "isRead",
      coalesce((
        select jsonb_agg(jsonb_build_object('position', part.position, 'externalId', part.external_id)
          order by part.position)
        from post_parts part
        where part.workspace_id = t.workspace_id and part.post_id = t.id
          and part.external_id is not null
      ), '[]') as parts
    from taken t
    order by t.workspace_id, t.account_id, t.id`.execute(across);
  return { posts: rows.filter(({ isRead }) => isRead), isAll: rows.length < CLAIMED };
}
