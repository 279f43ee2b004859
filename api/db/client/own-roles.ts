import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { ConfigFault } from '#api/config/config-error.ts';

/** The roles that this database alone has: roles belong to the whole server, which may hold others. */
export interface OwnRoles {
  /** Sees the rows of the workspace that its transaction has entered. */
  app: string;
  /** Finds work of all workspaces. */
  worker: string;
}

/** Answers what ends the names of the roles; made with the first of them, and copied with the database. */
const FUNCTION = 'public.role_suffix';

const UNDEFINED_FUNCTION = '42883';
const INSUFFICIENT_PRIVILEGE = '42501';

type Queryable = Pick<pg.ClientBase, 'query'>;

/** Null where no migration has run yet that knows of them. */
export async function findRoles(client: Queryable): Promise<OwnRoles | null> {
  try {
    const { rows } = await client.query<{ suffix: string }>(`select ${FUNCTION}() as suffix`);
    const suffix = rows[0]?.suffix;
    return { app: `troupe_app_${suffix}`, worker: `troupe_worker_${suffix}` };
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_FUNCTION) return null;
    throw error;
  }
}

/**
 * Makes what is missing of the roles, as the owner of the database, and lets `login` take them
 * without inheriting what they may do. Throws one sentence with what to run when it may not.
 */
export async function ensureRoles(owner: pg.ClientBase, login?: string): Promise<OwnRoles> {
  const roles = (await findRoles(owner)) ?? (await nameRoles(owner));
  const names = [roles.app, roles.worker];
  const missing = await missingRoles(owner, names);
  const me = await currentUser(owner);
  const grants = await missingGrants(owner, names, [...new Set([me, login ?? me])]);
  const statements = [...missing.map((name) => `create role ${quoted(name)} nologin`), ...grants];
  try {
    for (const statement of statements) await owner.query(statement);
  } catch (error) {
    if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new ConfigFault(
      `The database role ${quoted(me)} may not set up the roles of Troupe (${(error as Error).message}). Let an administrator of that Postgres run: ${statements.join('; ')};`,
    );
  }
  await owner.query(`
    grant usage on schema public to ${quoted(roles.app)}, ${quoted(roles.worker)};
    alter default privileges in schema public
      grant select, insert, update, delete on tables to ${quoted(roles.app)}`);
  await owner.query(CLOSED);
  return roles;
}

/**
 * Who serves makes no objects, not even temporary ones, and an owner without BYPASSRLS sees no rows. A
 * dump keeps neither of the two for certain, so each migration looks again.
 */
const CLOSED = `
  do $$
  declare
    open_table regclass;
  begin
    for open_table in select oid from pg_class
      where relnamespace = 'public'::regnamespace and relrowsecurity and not relforcerowsecurity
    loop
      execute format('alter table %s force row level security', open_table);
    end loop;
    if has_database_privilege('public', current_database(), 'temporary') then
      execute format('revoke temporary on database %I from public', current_database());
    end if;
    if has_schema_privilege('public', 'public', 'create') then
      revoke create on schema public from public;
    end if;
  end $$`;

async function nameRoles(owner: Queryable): Promise<OwnRoles> {
  const suffix = randomBytes(4).toString('hex');
  await owner.query(
    `create function ${FUNCTION}() returns text language sql immutable parallel safe
     as $$ select '${suffix}' $$`,
  );
  return { app: `troupe_app_${suffix}`, worker: `troupe_worker_${suffix}` };
}

async function missingRoles(owner: Queryable, names: string[]): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select name from unnest($1::text[]) as n (name)
     where not exists (select from pg_roles where rolname = name)`,
    [names],
  );
  return rows.map(({ name }) => name);
}

/** Of the roles to whoever takes them. A superuser may take any. */
async function missingGrants(
  owner: Queryable,
  names: string[],
  takers: string[],
): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; taker: string; can_choose: boolean }>(
    `select name, taker, current_setting('server_version_num')::int >= 160000 as can_choose
     from unnest($1::text[]) as n (name), unnest($2::text[]) as t (taker)
     where not exists (
       select from pg_auth_members m
         join pg_roles r on r.oid = m.roleid join pg_roles t on t.oid = m.member
       where r.rolname = name and t.rolname = taker
         -- Whoever made a role on Postgres 16 and later is a member that may not take it.
         and coalesce((to_jsonb(m) ->> 'set_option')::boolean, true))`,
    [names, takers],
  );
  return rows.map(
    ({ name, taker, can_choose }) =>
      `grant ${quoted(name)} to ${quoted(taker)}${can_choose ? ' with inherit false, set true' : ''}`,
  );
}

async function currentUser(client: Queryable): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_user::text as name');
  return (rows[0] as { name: string }).name;
}

/** Drops roles that nothing refers to any more; another database may still, being a copy. */
export async function dropRoles(owner: Queryable, { app, worker }: OwnRoles): Promise<void> {
  for (const name of [app, worker]) {
    await owner.query(`drop role if exists ${quoted(name)}`).catch(() => {});
  }
}

const quoted = (name: string) => pg.escapeIdentifier(name);
