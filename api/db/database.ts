import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { columnTypes } from './column-types.ts';
import { NamedStatementClient } from './named-statements.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
/** Inside a transaction a query takes the transaction in place of the database. */
export type Db = Database | Transaction<Tables>;

/** Few: throughput is the same from 4 to 40, but waiting in Postgres costs more than waiting here. */
const CONNECTIONS = 5;

export interface Connection {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens the pool. A connection lost while idle is the pool's to replace: `lost` only hears of it.
 * As `app` it sees only rows of the workspace that a transaction enters; as `owner` it migrates.
 */
export function connect(
  url: string,
  as: 'app' | 'owner',
  lost: (error: Error) => void,
): Connection {
  const pool = new pg.Pool({
    Client: NamedStatementClient,
    connectionString: url,
    max: CONNECTIONS,
    pipeline: true,
    types: columnTypes,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'troupe',
    options: `-c timezone=UTC -c statement_timeout=15000${as === 'app' ? ' -c role=troupe_app' : ''}`,
  });
  pool.on('error', lost);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await db.destroy();
    // Kysely ends the pool only if it has used it itself.
    if (!pool.ended) await pool.end();
  };
  return { db, pool, close };
}
