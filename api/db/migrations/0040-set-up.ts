import { type Kysely, sql } from 'kysely';

/** What a person has done of the set-up and no row shows: steps by name, and `dismissed`. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(`alter table users add column set_up text[] not null default '{}'`).execute(db);
}
