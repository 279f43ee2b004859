import { sql } from 'kysely';
import { PRESENCE } from '#api/config/publishing-limits.ts';
import type { Db } from '#api/db/database.ts';
import { QUEUE_SCHEMA } from '#api/db/schema/queue-schema.ts';
import { isIn, uncertainPosts } from '#api/db/schema/status-groups.ts';

/** Postgres' own number of its version, such as 180004. Throws when the database does not answer. */
export async function versionOfPostgres(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::int as version`.execute(db);
  return (rows[0] as { version: number }).version;
}

export interface WorkTotals {
  lastLookSeconds: number | null;
  /** Since when a worker has been there without a break; null: none is. */
  watchedSeconds: number | null;
  oldestDueSeconds: number | null;
  unknown: number;
  needsCheck: number;
}

/** Totals of all workspaces, and when any worker last looked. Connected as `troupe_worker`. */
export async function totalsOfPublishing(across: Db): Promise<WorkTotals> {
  const { rows } = await sql<WorkTotals>`
    select
      (select extract(epoch from clock_timestamp())::bigint
          - max(substring(application_name from ${`^${PRESENCE} (\\d+)( \\d+)?$`})::bigint)
        from pg_stat_activity where datname = current_database())::int as "lastLookSeconds",
      (select extract(epoch from clock_timestamp())
          - min(substring(application_name from ${`^${PRESENCE} \\d+ (\\d+)$`})::bigint) / 1000.0
        from pg_stat_activity where datname = current_database())::int as "watchedSeconds",
      (select extract(epoch from clock_timestamp() - min(not_before))
        from scheduled_posts
        where ${isIn('due')} and lease_until is null
          and not_before <= clock_timestamp())::int as "oldestDueSeconds",
      stuck.unknown, stuck.needs_check as "needsCheck"
    from ${uncertainPosts} stuck`.execute(across);
  return rows[0] as WorkTotals;
}

/** How long ago any worker looked after the background work; null: never. As `troupe_app`. */
export async function secondsSinceQueueWasKept(db: Db): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from clock_timestamp() - max(monitor_claim_on))::int as seconds
    from ${sql.table(`${QUEUE_SCHEMA}.queue`)}`.execute(db);
  return rows[0]?.seconds ?? null;
}
