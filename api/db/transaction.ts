import {
  CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DummyDriver,
  Transaction,
} from 'kysely';
import { keepForCommit } from './after-commit.ts';
import { dialect } from './client/compile.ts';
import { type Tenant, tenantValues } from './client/named-statements.ts';
import type { Database, Db } from './database.ts';
import type { Tables } from './schema/tables.ts';

/**
 * Runs work in one transaction, which sees the rows of this tenant. Kysely's own waits for the answer of each
 * statement before it sends the next; here those that work asks for together are sent together, the
 * first with the beginning. They are carried out in the order in which they were asked.
 */
export function inTransaction<T>(
  db: Database,
  tenant: Tenant,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return db.getExecutor().provideConnection(async (connection) => {
    const [tx, end] = transactionOn(db, connection);
    const committed = keepForCommit(tx);
    const begun = send(connection, 'begin', tenantValues(tenant));
    // Until work ends nobody asks whether it has: what work sends fails too.
    begun.catch(() => {});
    // What a branch of work that nobody awaits asks for behind the end would be kept on its own.
    const endWith = (text: string) => {
      end();
      return send(connection, text);
    };
    let result: T;
    try {
      result = await work(tx);
      await begun;
    } catch (error) {
      await endWith('rollback');
      // When the beginning failed, Postgres refused the rest without its reason.
      await begun;
      throw error;
    }
    const answer = await endWith('commit').catch((error: unknown) => {
      // It, or its answer, was lost on the way.
      committed(db);
      throw error;
    });
    assertCommitted(answer);
    committed(db);
    return result;
  });
}

/** A transaction whose statements this connection gets, until it is told to end. */
function transactionOn(db: Database, connection: DatabaseConnection): [tx: Db, end: () => void] {
  let isOver = false;
  const provider: ConnectionProvider = {
    async provideConnection(consumer) {
      if (isOver) throw new Error('The transaction is over');
      return consumer(connection);
    },
  };
  const executor = db.getExecutor().withConnectionProvider(provider);
  const tx = new Transaction<Tables>({ ...unconnected, executor });
  return [
    tx,
    () => {
      isOver = true;
    },
  ];
}

/** What Kysely wants of a database besides its executor; a transaction never uses it. */
const unconnected = { config: { dialect }, dialect, driver: new DummyDriver() };

function send(connection: DatabaseConnection, text: string, values: unknown[] = []) {
  return connection.executeQuery<{ command?: string }>(CompiledQuery.raw(text, values));
}

/** Postgres answers `commit` with ROLLBACK when a statement had failed, also one that nobody awaited. */
function assertCommitted({ rows }: { rows: { command?: string }[] }): void {
  if (rows[0]?.command !== 'COMMIT') throw new Error('The transaction was rolled back');
}
