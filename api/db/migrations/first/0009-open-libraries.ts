import { type Kysely, sql } from 'kysely';

/**
 * The same rule as before, `library_open` written out: a call for each bucket of a list of 200 took
 * longer than everything else of the list. It asks for a value, not whether there is a row: for that
 * Postgres would read all workspaces there are.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`drop policy public_library on content_buckets`.execute(db);
  await sql`
    create policy public_library on content_buckets for select
    using (is_public and (select current_workspace()) is not null and (
      select w.visibility = 'public' or w.visibility = 'followers' and exists (
        select from persona_buckets l
        where l.workspace_id = (select current_workspace()) and l.library_id = w.id)
      from workspaces w where w.id = content_buckets.workspace_id))`.execute(db);
}
