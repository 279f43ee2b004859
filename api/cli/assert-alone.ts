import type pg from 'pg';

/**
 * Throws one sentence when somebody besides this connection is in its database. Who is no superuser
 * reads `backend_type` of no other role's connection; autovacuum's workers alone have no user.
 */
export async function assertAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`
    select 1 from pg_stat_activity where datname = current_database()
      and usename is not null and pid <> pg_backend_pid()`);
  if (rows.length > 0) throw new Error('Something still uses this database. Stop Troupe first.');
}
