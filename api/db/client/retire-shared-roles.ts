import { QUEUE_SCHEMA } from '#api/db/schema/queue-schema.ts';
import { withClient } from './with-client.ts';

const LOOK_EVERY_MS = 60_000;
/** A server of before that serves nobody for a while holds no connection, and is there all the same. */
const QUIET_LOOKS = 10;

/** What versions before migration 0016 call their connections. */
const OLDER = ['troupe', 'troupe-queue'];

/**
 * Takes from the roles that all databases of the server share what they may do in this one, once no
 * older version has been seen for ten minutes. Answers how to stop looking.
 */
export function retireSharedRoles(
  owner: string,
  failed: (error: Error) => void,
): () => Promise<void> {
  let quiet = 0;
  let working: Promise<void> = Promise.resolve();
  const look = async () => {
    quiet = (await isSomebodyOlder(owner)) ? 0 : quiet + 1;
    if (quiet >= QUIET_LOOKS) await revokeFromSharedRoles(owner);
    if (quiet >= QUIET_LOOKS) clearInterval(timer);
  };
  const timer = setInterval(() => {
    working = look().catch(failed);
  }, LOOK_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}

async function isSomebodyOlder(owner: string): Promise<boolean> {
  const rows = await ask(
    owner,
    `select 1 from pg_stat_activity
     where datname = current_database() and application_name = any($1)`,
    [OLDER],
  );
  return rows.length > 0;
}

/** What they may do in other databases of the server is left to those. */
export async function revokeFromSharedRoles(owner: string): Promise<void> {
  await ask(owner, REVOKE);
}

const REVOKE = `
  do $$
  declare
    statement text;
  begin
    for statement in
      with shared as (select oid, rolname as name from pg_roles
        where rolname in ('troupe_app', 'troupe_worker')),
      schemas as (select oid, nspname, nspacl from pg_namespace
        where nspname in ('public', '${QUEUE_SCHEMA}'))
      select format('alter policy %I on %s to %I', polname, polrelid::regclass,
        (select rolname from pg_roles where oid = any(polroles) and rolname <> shared.name limit 1))
      from pg_policy join shared on shared.oid = any(polroles)
      where cardinality(polroles) > 1 and polname <> 'older'
      union all
      select format('drop policy older on %s', polrelid::regclass) from pg_policy
      where polname = 'older'
      union all
      select distinct format('revoke all on %s from %I', c.oid::regclass, name)
      from pg_class c, aclexplode(c.relacl) a join shared on shared.oid = a.grantee
      where relnamespace in (select oid from schemas)
      union all
      select distinct format('revoke all (%I) on %s from %I', t.attname, c.oid::regclass, name)
      from pg_class c join pg_attribute t on t.attrelid = c.oid,
        aclexplode(t.attacl) a join shared on shared.oid = a.grantee
      where relnamespace in (select oid from schemas)
      union all
      select distinct format('revoke all on routine %s from %I', p.oid::regprocedure, name)
      from pg_proc p, aclexplode(p.proacl) a join shared on shared.oid = a.grantee
      where pronamespace in (select oid from schemas)
      union all
      select distinct format('revoke all on schema %I from %I', nspname, name)
      from schemas, aclexplode(nspacl) a join shared on shared.oid = a.grantee
      union all
      select distinct format(
        'alter default privileges for role %I in schema public revoke all on tables from %I',
        pg_get_userbyid(d.defaclrole), name)
      from pg_default_acl d, aclexplode(d.defaclacl) a join shared on shared.oid = a.grantee
      where defaclnamespace = 'public'::regnamespace
        and pg_has_role(current_user, d.defaclrole, 'usage')
    loop
      execute statement;
    end loop;
  end $$`;

function ask(owner: string, text: string, values: unknown[] = []): Promise<unknown[]> {
  const config = { connectionString: owner, application_name: 'troupe-migration' };
  return withClient(config, async (client) => (await client.query(text, values)).rows);
}
