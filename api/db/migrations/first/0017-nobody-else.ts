import { type Kysely, sql } from 'kysely';

/** Read by a secret, of which only its hash is kept: the transaction names it beforehand. */
const BY_HASH = { oauth_transactions: 'state_hash', sign_in_tokens: 'token_hash' };

/**
 * The tables that stood outside of row-level security. Who signs in has no workspace yet, so that
 * users, workspaces and their members cannot be told apart by one; but only the roles of this
 * database see them, and neither who owns it nor who logs in.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  const secure = async (table: string) => {
    await run(`alter table ${table} enable row level security`);
    await run(`alter table ${table} force row level security`);
  };
  for (const [table, hash] of Object.entries(BY_HASH)) {
    await secure(table);
    const named = `${hash} = (select decode(current_setting('app.credential', true), 'hex'))`;
    // What has had its time opens nothing any more, and whoever comes next clears it away.
    await run(`create policy named on ${table} to troupe_app
      using (${named} or expires_at < now()) with check (true)`);
  }
  for (const table of ['users', 'workspaces', 'workspace_members']) {
    await secure(table);
    await run(`create policy server on ${table} to troupe_app using (true) with check (true)`);
    await run(`create policy worker on ${table} to troupe_worker using (true) with check (true)`);
  }
  await secure('server_secrets');
  await run('create policy server on server_secrets to troupe_app using (true) with check (true)');
  // Servers of before 0016 go on until they are replaced; `retire-shared-roles.ts` ends it.
  await run(`
    do $$
    declare
      older text := (select string_agg(quote_ident(rolname), ', ') from pg_roles
        where rolname in ('troupe' || '_app', 'troupe' || '_worker')
          and has_table_privilege(oid, 'users', 'select'));
      name text;
    begin
      if older is null then return; end if;
      foreach name in array array['oauth_transactions', 'sign_in_tokens', 'users', 'workspaces',
        'workspace_members', 'server_secrets']
      loop
        execute format('create policy older on %I to %s using (true) with check (true)', name, older);
      end loop;
    end $$`);
}
