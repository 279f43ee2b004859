import { type Kysely, sql } from 'kysely';

/**
 * What older versions let the roles `troupe_app` and `troupe_worker` do, which are those of the whole
 * server, the roles of this database alone may do too. The shared ones keep it for servers of before
 * that still run; `retire-shared-roles.ts` takes it from them.
 */
export async function up(db: Kysely<never>): Promise<void> {
  // The names of this database's own stand in the statements of migrations; those of the shared ones not.
  await sql
    .raw(`
    do $$
    declare
      statement text;
    begin
      for statement in
        with shared (name, own) as (values
          ('troupe' || '_app', 'troupe_app'), ('troupe' || '_worker', 'troupe_worker')),
        roles as (select r.oid, s.own, s.name from shared s join pg_roles r on r.rolname = s.name),
        tables as (select * from pg_class
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'S'))
        select format('grant %s on %s %s to %I', string_agg(a.privilege_type, ', '),
          case when t.relkind = 'S' then 'sequence' else 'table' end, t.oid::regclass, roles.own)
        from tables t, aclexplode(t.relacl) a join roles on roles.oid = a.grantee
        group by t.oid, t.relkind, roles.own
        union all
        select format('grant %s (%s) on %s to %I', a.privilege_type,
          string_agg(quote_ident(c.attname), ', '), t.oid::regclass, roles.own)
        from tables t join pg_attribute c on c.attrelid = t.oid,
          aclexplode(c.attacl) a join roles on roles.oid = a.grantee
        group by t.oid, a.privilege_type, roles.own
        union all
        select format('alter policy %I on %s to %I, %I', p.polname, p.polrelid::regclass,
          roles.name, roles.own)
        from pg_policy p join roles on p.polroles = array[roles.oid]
      loop
        execute statement;
      end loop;
    end $$`)
    .execute(db);
}
