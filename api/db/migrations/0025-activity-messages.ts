import { type Kysely, sql } from 'kysely';

/** The history keeps what it says as a message, for every language. Older rows keep their English. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('alter table activities add column description_message jsonb').execute(db);
}
