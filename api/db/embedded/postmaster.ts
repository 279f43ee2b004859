import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** The port a running server wrote into its pid file (line 4), or undefined. */
export function postmasterPort(dataDir: string): number | undefined {
  try {
    const port = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[3]);
    return Number.isInteger(port) && port > 0 ? port : undefined;
  } catch {
    return undefined;
  }
}

/** Connects and asks one question: the pid file of a killed server still names a port. */
export async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Two that stop at the same moment must not take each other for somebody who stays. */
const LEAVING = 'troupe, leaving';

/**
 * Whether other programs stay connected to the server behind this address. Connections that were
 * just closed leave the list a moment later, so only one that outlasts a second counts.
 */
export async function hasOtherClients(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: LEAVING });
  // The other of two that leave at once may stop the server under it: the query below then throws.
  client.on('error', () => {});
  await client.connect();
  try {
    for (let look = 0; look < 20; look++) {
      const { rows } = await client.query(
        `select 1 from pg_stat_activity
         where backend_type = 'client backend' and application_name <> $1 limit 1`,
        [LEAVING],
      );
      if (rows.length === 0) return false;
      await wait(50);
    }
    return true;
  } finally {
    await client.end().catch(() => {});
  }
}
