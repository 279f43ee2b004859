import { type Kysely, sql } from 'kysely';

/**
 * Sessions and extension keys belong to a person: who acts sees their own in every workspace. Writing
 * still takes the workspace of the row. Keys end by themselves: those of before after half a year, new
 * ones after 90 days where nobody chose otherwise.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table sessions
    add column address text,
    -- An owner of these has ended it there: it opens them no more.
    add column barred_from uuid[] not null default '{}'`);
  // The default of this moment is what the keys that exist get.
  await run(`alter table extension_keys
    add column address text,
    add column user_agent text,
    add column expires_at timestamptz not null default now() + interval '180 days'`);
  await run(`alter table extension_keys alter column expires_at
    set default now() + interval '90 days'`);
  for (const table of ['sessions', 'extension_keys']) {
    await run(`create policy own on ${table} for select
      using (user_id = (select current_member()))`);
  }
  await run('create index extension_keys_expires_idx on extension_keys (expires_at)');
  // Long enough after its end for the extension to say that the key has expired.
  await run('grant select (ctid, expires_at), delete on extension_keys to troupe_worker');
  await run(`create policy worker on extension_keys to troupe_worker
    using (expires_at <= now() - interval '90 days') with check (false)`);
  // One's own sessions are no matter of the workspace; one that somebody else ends is.
  await run(`create trigger audit_ended after delete on sessions for each row
    when (pg_trigger_depth() = 0 and old.user_id <> current_member())
    execute function write_audit_event('session', 'id', 'user_id')`);
  // Whose a key was: an owner revokes those of members too.
  await run(`create or replace trigger audit after insert or update or delete on extension_keys
    for each row execute function write_audit_event('key', 'id', 'name', 'last_four', 'user_id')`);
}
