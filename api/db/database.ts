import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { columnTypes } from './client/column-types.ts';
import { queueConnections } from './client/connection-queue.ts';
import { NamedStatementClient } from './client/named-statements.ts';
import { proveTransactions, type ServerRole } from './client/proven-session.ts';
import { noteDatabase } from './lost-database.ts';
import { createNotifier, type Notifier } from './notifier.ts';
import type { Tables } from './schema/tables.ts';

export type Database = Kysely<Tables>;
/** Inside a transaction a query takes the transaction in place of the database. */
export type Db = Database | Transaction<Tables>;

/** Few: throughput is the same from 4 to 40, but waiting in Postgres costs more than waiting here. */
const CONNECTIONS = 5;

/** A migration takes as long as it takes: there may be years of rows to rewrite. */
const AS_OWNER = `reset role; set timezone = 'UTC'; set statement_timeout = 0;
  set search_path = public; set default_transaction_read_only = off`;

/**
 * Who gets no answer for so long gives the connection up: one that has fallen silent is never
 * closed by anybody. Longer than a statement may run; and of the workers' connections none
 * outlasts a silence unused.
 */
const PATIENCE = {
  app: { silenceMillis: 16_000 },
  worker: { silenceMillis: 8_000, idleTimeoutMillis: 10_000 },
  owner: {},
};

export interface Connection {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** What the connections are called on the database. */
export const APPLICATION = 'troupe-server';

const pools = new WeakMap<Database, pg.Pool>();
const notifiers = new WeakMap<Database, Notifier>();

/** Where a database takes its connections from. */
export function poolOf(db: Database): pg.Pool {
  return pools.get(db) as pg.Pool;
}

export function notifierOf(db: Database): Notifier {
  return notifiers.get(db) as Notifier;
}

/**
 * Opens the pool, of connections that have proven their role and their settings. A connection lost while idle is the pool's to replace: `lost` only hears of it.
 * As `app` it sees only rows of the workspace that a transaction enters, as `worker` what publishing
 * needs of all of them; as `owner` it migrates.
 */
export function connect(
  url: string,
  as: 'app' | 'worker' | 'owner',
  lost: (error: Error) => void,
): Connection {
  noteDatabase(url);
  const pool = new pg.Pool({
    Client: NamedStatementClient,
    connectionString: url,
    max: CONNECTIONS,
    types: columnTypes,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    ...PATIENCE[as],
    application_name: APPLICATION,
    keepAlive: true,
    onConnect: (client) => entered(client as NamedStatementClient, as),
  });
  if (as === 'app') queueConnections(pool, CONNECTIONS);
  pool.on('error', lost);
  // The pool listens to idle connections only: one lost inside a transaction, between two queries,
  // would end the process. Its next query reports it.
  pool.on('connect', (client) => void client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  const notifier = createNotifier(pool, lost);
  notifiers.set(db, notifier);
  const close = async () => {
    await notifier.close();
    await db.destroy();
    // Kysely ends the pool only if it has used it itself.
    if (!pool.ended) await pool.end();
  };
  return { db, pool, close };
}

async function entered(client: NamedStatementClient, as: ServerRole | 'owner'): Promise<void> {
  if (as === 'owner') await client.query(AS_OWNER);
  else await proveTransactions(client, as);
}
