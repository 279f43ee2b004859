import { sql } from 'kysely';
import { PRESENCE } from '#api/config/publishing-limits.ts';
import type { Database } from '#api/db/database.ts';

/** For a statement on any connection to the database; a `timestamptz`. */
export const DATABASE_EPOCH = `(
  select coalesce(
    to_timestamp(min(substring(application_name from '^${PRESENCE} \\d+ (\\d+)$')::bigint) / 1000.0),
    clock_timestamp())
  from pg_stat_activity where datname = current_database())`;

/**
 * Since when somebody has been in touch with this database without a break, by its own clock: ISO.
 * A worker that begins beside others takes it over from them. It stands in the names of their
 * connections, which no copy of the database brings along and which end when it is replaced.
 */
export async function databaseEpoch(db: Database): Promise<string> {
  const { rows } = await sql<{ since: string }>`
    select ${sql.raw(DATABASE_EPOCH)} as since`.execute(db);
  return (rows[0] as { since: string }).since;
}
