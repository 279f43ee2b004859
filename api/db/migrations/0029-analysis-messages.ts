import { type Kysely, sql } from 'kysely';

/** What is said of viral texts is kept as messages, for every language. Older rows keep their English. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['viral_content', 'viral_insights']) {
    const added = `alter table ${table} add column messages jsonb not null default '{}'`;
    await sql.raw(added).execute(db);
  }
}
