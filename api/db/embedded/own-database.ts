import { createHmac } from 'node:crypto';
import pg from 'pg';
import type { DatabaseAddresses } from '#api/db/client/addresses.ts';
import { findRoles } from '#api/db/client/own-roles.ts';
import { withClient } from '#api/db/client/with-client.ts';
import { QUEUE_SCHEMA } from '#api/db/schema/queue-schema.ts';
import { type Cluster, ensureDatabase } from './cluster.ts';

/** Owns the database, for migrations and backups: it sees all rows and is no superuser. */
const OWNER = 'troupe_owner';
/** Serves: it owns nothing, sees nothing by itself and takes a role in each transaction. */
const LOGIN = 'troupe_server';

const ATTRIBUTES = {
  [OWNER]: 'login nosuperuser createrole bypassrls',
  [LOGIN]: 'login nosuperuser nocreaterole nobypassrls noinherit',
};

const DUPLICATE_OBJECT = '42710';
const UNIQUE_VIOLATION = '23505';

/**
 * The database of an installation on its embedded Postgres, with the roles that use it. Its superuser
 * makes them and is not used again. What an older version made as superuser goes to the owner.
 */
export async function openOwnDatabase(cluster: Cluster, name: string): Promise<DatabaseAddresses> {
  const superuser = new URL(await ensureDatabase(cluster, name));
  await withClient({ connectionString: superuser.href }, async (client) => {
    for (const [role, attributes] of Object.entries(ATTRIBUTES)) {
      await ensureLogin(client, role, attributes, passwordOf(role, superuser.password));
    }
    await client.query(`alter database ${pg.escapeIdentifier(name)} owner to ${OWNER}`);
    await client.query(HAND_OVER);
    const roles = await findRoles(client);
    // A start that was killed has named them and not made them: whoever migrates makes what is missing.
    for (const role of await existing(client, Object.values(roles ?? {}))) {
      await client.query(`grant ${role} to ${OWNER} with admin true, inherit false, set true`);
    }
  });
  const as = (role: string) => {
    const url = new URL(superuser);
    url.username = role;
    url.password = passwordOf(role, superuser.password);
    return url.href;
  };
  return { url: as(LOGIN), direct: as(LOGIN), owner: as(OWNER), login: LOGIN };
}

/** Each has one of its own, and only the superuser's is in a file. */
function passwordOf(role: string, secret: string): string {
  return createHmac('sha256', secret).update(role).digest('hex');
}

async function ensureLogin(
  client: pg.Client,
  role: string,
  attributes: string,
  password: string,
): Promise<void> {
  try {
    await client.query(`create role ${role} ${attributes} password '${password}'`);
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (![DUPLICATE_OBJECT, UNIQUE_VIOLATION].includes(code)) throw error;
  }
}

async function existing(client: pg.Client, names: string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select quote_ident(rolname) as name from pg_roles where rolname = any ($1)',
    [names],
  );
  return rows.map(({ name }) => name);
}

/** Nothing is left to do after the first time. */
const HAND_OVER = `
  do $$
  declare
    statement text;
    superuser oid := (select oid from pg_roles where rolname = current_user);
  begin
    perform pg_advisory_xact_lock(720162);
    if has_database_privilege('public', 'postgres', 'connect') then
      revoke connect, temporary on database postgres from public;
    end if;
    for statement in
      with schemas as (select oid, nspname, nspowner from pg_namespace
        where nspname in ('public', '${QUEUE_SCHEMA}'))
      select format('schema %I', nspname) from schemas where nspowner = superuser
      union all
      select format('%s %s', case when relkind = 'S' then 'sequence' when relkind = 'v' then 'view'
        when relkind = 'c' then 'type' else 'table' end, oid::regclass)
      from pg_class c
      where relnamespace in (select oid from schemas) and relowner = superuser
        and (relkind in ('r', 'p', 'v', 'c') or relkind = 'S' and not exists (
          select from pg_depend where objid = c.oid and deptype in ('a', 'i')))
      union all
      select format('routine %s', oid::regprocedure) from pg_proc
      where pronamespace in (select oid from schemas) and proowner = superuser
      union all
      select format('type %s', oid::regtype) from pg_type
      where typnamespace in (select oid from schemas) and typowner = superuser
        and typtype in ('e', 'd')
    loop
      execute format('alter %s owner to ${OWNER}', statement);
    end loop;
  end $$`;
