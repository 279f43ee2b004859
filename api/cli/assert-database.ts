import type pg from 'pg';
import { withClient } from '#api/db/client/with-client.ts';

/** Throws one sentence where Troupe has never run on this database: another one was meant. */
export async function assertSetUp(url: string): Promise<void> {
  const { rows } = await withClient({ connectionString: url }, (client) =>
    client.query(`select to_regclass('public.kysely_migration') as found`),
  );
  if (rows[0].found !== null) return;
  throw new Error(
    'Troupe has never run on this database. Set DATABASE_URL or DATA_DIR as they are for the server.',
  );
}

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
