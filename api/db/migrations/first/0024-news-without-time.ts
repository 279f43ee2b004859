import { type Kysely, sql } from 'kysely';

/** A headline whose feed does not say when it was published has no time, and stands behind the others. */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('alter table news_items alter column published_at drop not null');
  await run('drop index news_items_newest_idx');
  await run(
    'create index news_items_newest_idx on news_items (published_at desc nulls last, first_seen_at desc, id)',
  );
}
