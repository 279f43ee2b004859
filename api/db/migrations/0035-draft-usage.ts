import { type Kysely, sql } from 'kysely';

/** What the model took for a draft; null of the built-in composer and of older drafts. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table drafts add column input_tokens integer, add column output_tokens integer,
    add column cost_micros bigint`.execute(db);
}
