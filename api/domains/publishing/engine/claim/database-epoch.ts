import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import { PRESENCE } from '#api/config/publishing-limits.ts';
import type { Database } from '#api/db/database.ts';

/** A `timestamptz`. */
const DATABASE_EPOCH = `(
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

/**
 * Says in the name of a connection that its worker is there, how long ago that looked for work, and
 * since when it knows the database to have been watched; null: not known yet.
 */
export function showPresence(
  client: ClientBase,
  lookedAgoMs: number,
  watchingSince: string | null,
): Promise<unknown> {
  return client.query(
    `select set_config('application_name', concat_ws(' ', $1::text,
      extract(epoch from clock_timestamp() - $2::float8 * interval '1 millisecond')::bigint,
      ceil(extract(epoch from coalesce($3::timestamptz, ${DATABASE_EPOCH})) * 1000)::bigint),
      false)`,
    [PRESENCE, lookedAgoMs, watchingSince],
  );
}
