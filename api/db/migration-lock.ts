import pg from 'pg';
import { ConfigFault } from '#api/config/config-error.ts';
import { terminateOnAbort } from './client/terminate-on-abort.ts';

/** Kysely's own number: versions of before take this lock for their whole session. */
const LOCK = '3853314791062309107';
const LOCK_NOT_AVAILABLE = '55P03';
/** Years of rows may be rewritten meanwhile; a lock that was left behind is held for ever. */
const LONGEST_WAIT_SECONDS = 300;

/**
 * Waits until nobody else migrates this database, and keeps others from it until it is released.
 * The lock belongs to a transaction, so that no pooler can keep it. Throws one sentence that says
 * who holds it when that takes too long.
 */
export async function holdMigrationLock(
  url: string,
  waitSeconds = LONGEST_WAIT_SECONDS,
  signal?: AbortSignal,
): Promise<{ release(): Promise<void> }> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'troupe-migration',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => {});
  await client.connect();
  terminateOnAbort(client, url, signal);
  try {
    await client.query(`begin; set local idle_in_transaction_session_timeout = 0;
      set local statement_timeout = 0; set local lock_timeout = '${waitSeconds}s'`);
    await client.query(`select pg_advisory_xact_lock(${LOCK})`);
  } catch (error) {
    const holder = await holderOf(client).catch(() => null);
    await client.end();
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    throw new ConfigFault(
      `Another connection has held the lock of the migrations for over ${waitSeconds} s: ${holder ?? 'it has just ended'}. When it migrates, start again later; when it is idle, end it with select pg_terminate_backend of its process.`,
    );
  }
  return { release: () => client.end() };
}

/** Which connection it is, as far as this role may see it. */
async function holderOf(client: pg.Client): Promise<string | null> {
  await client.query('rollback');
  const { rows } = await client.query<{ holder: string }>(`
    select concat('process ', a.pid, ' of Postgres, "', a.application_name, '" as ', a.usename,
      ' from ' || host(a.client_addr), ', ' || a.state || ' since ' ||
      to_char(a.state_change at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') || ' UTC') as holder
    from pg_locks l join pg_stat_activity a using (pid)
    where l.locktype = 'advisory' and l.granted and l.objsubid = 1
      and l.database = (select oid from pg_database where datname = current_database())
      and (l.classid::bigint << 32 | l.objid::bigint) = ${LOCK}`);
  return rows[0]?.holder ?? null;
}
