import { type Kysely, sql } from 'kysely';

/**
 * When a person approved a planned post, or changed it by hand: a change of its campaign asks before
 * it takes the place of that. And the occurrences that a person has deleted: a campaign that plans
 * anew leaves them out.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('alter table scheduled_posts add column approved_at timestamptz');
  await run(`alter table campaigns add column skipped text[] not null default '{}'`);
  // Planned before this was kept: one that has been changed since counts as approved.
  await run('alter table scheduled_posts no force row level security');
  await run(`update scheduled_posts set approved_at = updated_at
    where campaign_id is not null and status in ('pending', 'held') and version > 1
      and hold_reason is distinct from 'approval'`);
  await run('alter table scheduled_posts force row level security');
}
