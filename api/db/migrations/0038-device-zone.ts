import { type Kysely, sql } from 'kysely';

/**
 * Whether a workspace without saved settings takes the time zone of the first device that opens it.
 * False for every workspace there is: its times stand as they are. True for those that come, also
 * where an older process makes them. What waits for a person is counted by an index of its own.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('alter table workspaces add column takes_device_zone boolean not null default false');
  await run('alter table workspaces alter column takes_device_zone set default true');
  await run(`create index scheduled_posts_waiting_idx on scheduled_posts (workspace_id, status)
    include (hold_reason) where status in ('held', 'failed', 'needs_check', 'reminded')`);
}
