import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { isIn } from '#api/db/schema/status-groups.ts';

export interface OutdatedClock {
  id: string;
  scheduledTime: string;
  timeZone: string;
  wallClock: string;
}

/** Unsent posts whose instant comes from older data than that release. Locks them. */
export async function listOutdatedClocks(
  db: Db,
  owner: string,
  release: string,
  most: number,
): Promise<OutdatedClock[]> {
  const { rows } = await sql<OutdatedClock>`
    select id, scheduled_time as "scheduledTime", time_zone as "timeZone",
      wall_clock as "wallClock"
    from scheduled_posts
    where workspace_id = ${owner} and ${isIn('toCome')} and time_zone <> 'UTC'
      and (time_zone_data is null or time_zone_data < ${release}) and lease_until is null
    limit ${most} for update skip locked`.execute(db);
  return rows;
}

/** Sets the instants that have changed; what limits and retries have delayed stays delayed. */
export async function updateClocks(
  db: Db,
  owner: string,
  release: string,
  posts: { id: string; movedTo: string | null }[],
): Promise<void> {
  const ids = posts.map(({ id }) => id);
  const instants = posts.map(({ movedTo }) => movedTo);
  await sql`
    update scheduled_posts p set
      time_zone_data = ${release},
      scheduled_time = coalesce(c.moved_to, p.scheduled_time),
      not_before = case
        when c.moved_to is null then p.not_before
        when p.not_before = p.scheduled_time then c.moved_to
        else greatest(p.not_before, c.moved_to)
      end,
      version = p.version + (c.moved_to is not null)::int,
      updated_at = case when c.moved_to is null then p.updated_at else now() end
    from unnest(${ids}::uuid[], ${instants}::timestamptz[]) as c (id, moved_to)
    where p.workspace_id = ${owner} and p.id = c.id`.execute(db);
}
