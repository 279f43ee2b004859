import type pg from 'pg';
import { ConfigFault } from '#api/config/config-error.ts';
import { findRoles } from './client/own-roles.ts';

/**
 * Throws one sentence where a restore of `pg_restore` went on without the roles of the database: what
 * it granted to them is lost, and so are the policies that say who sees which rows.
 */
export async function assertWholeRestore(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class c
    where relnamespace = 'public'::regnamespace and relrowsecurity
      and not exists (select from pg_policy where polrelid = c.oid)
    order by 1`);
  if (rows.length === 0) return;
  const roles = await findRoles(client);
  const missing = roles ? `${roles.app} and ${roles.worker}` : 'its roles';
  throw new ConfigFault(
    `This database was not restored as a whole: ${rows.length} tables, ${rows[0]?.name} among them, lack their policies, as ${missing} were not there. Empty it, make these roles, and run pg_restore again: docs/operators.md says how.`,
  );
}
