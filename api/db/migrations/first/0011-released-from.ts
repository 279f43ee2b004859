import { type Kysely, sql } from 'kysely';

/**
 * Since when a person wants a post sent, in place of only that they do: after a long outage what
 * was sent by hand is as late as anything else.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run('alter table scheduled_posts add column released_from timestamptz');
  // Each was last written when it was released, or after that.
  await run('update scheduled_posts set released_from = updated_at where released');
  await run('alter table scheduled_posts drop column released');
}
