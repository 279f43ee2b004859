import { type Kysely, sql } from 'kysely';

const columns = [
  'notifications add column title_message jsonb',
  'notifications add column body_message jsonb',
  'viral_training_jobs add column progress_message jsonb',
  'scheduled_posts add column detail_message jsonb',
  'publish_attempts add column detail_message jsonb',
];

/** What a person is told is kept as messages, for every language. Older rows keep their English. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const column of columns) await sql.raw(`alter table ${column}`).execute(db);
}
