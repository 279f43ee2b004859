import { type Kysely, sql } from 'kysely';

/**
 * The release of the time zone data with which the instant of a post was calculated from its wall
 * clock; null: not known. When the rules of a zone change, unsent posts keep their wall clock.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('alter table scheduled_posts add column time_zone_data text');
  await run(`create index scheduled_posts_time_zone_data_idx
    on scheduled_posts (workspace_id, time_zone_data)
    where status in ('pending', 'held') and time_zone <> 'UTC'`);
}
