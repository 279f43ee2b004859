import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** What stands at an address of a database, as two connections at once find out. */
export interface Found {
  /** Connections are handed on after each transaction. */
  handsOn: boolean;
  /** A statement that was prepared is there in the next transaction too, and for nobody else. */
  keepsStatements: boolean;
  /** The role that is let in. */
  login: string;
  /** The same for two addresses of one database. */
  database: string;
  version: number;
}

/** Whoever is asked by chance after the same connection says nothing: so it is asked again. */
const ROUNDS = 4;
const PATIENCE_MS = 10_000;

/** Throws what keeps us from this database. */
export async function probeDatabase(url: string): Promise<Found> {
  const connections = [0, 1].map(() => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'troupe-probe',
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    client.on('error', () => {});
    return client;
  }) as [pg.Client, pg.Client];
  try {
    for (const client of connections) await client.connect();
    const { rows } = await connections[0].query<Omit<Found, 'handsOn' | 'keepsStatements'>>(`
      select session_user::text as login, current_setting('server_version_num')::int as version,
        concat(current_database(), ' ', pg_postmaster_start_time()) as database`);
    return { ...(rows[0] as Found), ...(await poolingOf(connections)) };
  } finally {
    await Promise.all(connections.map((client) => client.end().catch(() => {})));
  }
}

/**
 * One prepares a statement, the other holds a connection in a transaction: where both had the same
 * one, or the first gets another one now, connections are handed on.
 */
async function poolingOf([one, other]: [pg.Client, pg.Client]) {
  for (let round = 0; round < ROUNDS; round++) {
    const name = `probe_${randomBytes(8).toString('hex')}`;
    const ask = async (client: pg.Client) => {
      const text = 'select pg_backend_pid() as pid where $1 = 1';
      const { rows } = await client.query<{ pid: number }>({ name, text, values: [1] });
      return rows[0]?.pid;
    };
    const first = await ask(one);
    await other.query('begin');
    try {
      if ((await ask(other)) === first) return { handsOn: true, keepsStatements: true };
      if ((await ask(one)) !== first) return { handsOn: true, keepsStatements: true };
    } catch (error) {
      if (isForgotten(error)) return { handsOn: true, keepsStatements: false };
      throw error;
    } finally {
      await other.query('rollback');
    }
  }
  return { handsOn: false, keepsStatements: true };
}

/** Another's statement is there under this name, or our own is not. */
export function isForgotten(error: unknown): boolean {
  return ['42P05', '26000'].includes((error as { code?: string }).code ?? '');
}
