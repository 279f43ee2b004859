import { type Kysely, sql } from 'kysely';

/** Owned tables and what lets a row be seen besides its workspace. */
const OWNED = {
  personas: '',
  persona_images: '',
  activities: '',
  sessions: ` or token_hash = (select decode(current_setting('app.credential', true), 'hex'))`,
  extension_keys: ` or key_hash = (select decode(current_setting('app.credential', true), 'hex'))`,
};

/**
 * The second wall under the queries: the server works as `troupe_app`, which sees only rows of the
 * workspace that the transaction has set. Nothing set, nothing seen.
 */
export async function up(db: Kysely<never>): Promise<void> {
  // Roles belong to the whole server: another database on it may have made this one already.
  await sql`
    do $$ begin
      create role troupe_app nologin;
    exception when duplicate_object or unique_violation then null;
    end $$`.execute(db);
  await sql`grant troupe_app to current_user`.execute(db);
  await sql`grant usage on schema public to troupe_app`.execute(db);
  const rights = sql.raw('select, insert, update, delete on');
  await sql`grant ${rights} all tables in schema public to troupe_app`.execute(db);
  await sql`alter default privileges in schema public grant ${sql.raw('select, insert, update, delete')} on tables to troupe_app`.execute(
    db,
  );
  await sql`revoke all on kysely_migration, kysely_migration_lock from troupe_app`.execute(db);

  await sql`
    create function current_workspace() returns uuid language sql stable parallel safe
    return nullif(current_setting('app.ws', true), '')::uuid`.execute(db);

  for (const [table, besides] of Object.entries(OWNED)) {
    await sql`alter table ${sql.table(table)} enable row level security`.execute(db);
    await sql`alter table ${sql.table(table)} force row level security`.execute(db);
    await sql`
      create policy workspace on ${sql.table(table)}
      using (workspace_id = (select current_workspace())${sql.raw(besides)})
      with check (workspace_id = (select current_workspace()))`.execute(db);
  }
}
