import {
  CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DummyDriver,
  Transaction,
} from 'kysely';
import { dialect } from './compile.ts';
import type { Database, Db } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * Runs work in one transaction, which `setting` opens. Kysely's own waits for the answer of each
 * statement before it sends the next; here those that work asks for together are sent together, the
 * first with the beginning. They are carried out in the order in which they were asked.
 */
export function inTransaction<T>(
  db: Database,
  setting: string,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return onConnection(db, async (connection, tx) => {
    const begun = send(connection, `begin; ${setting}`);
    // Until work ends nobody asks whether it has: what work sends fails too.
    begun.catch(() => {});
    let result: T;
    try {
      result = await work(tx);
      await begun;
    } catch (error) {
      await send(connection, 'rollback');
      throw error;
    }
    assertCommitted(await send(connection, 'commit'));
    return result;
  });
}

/**
 * The same for statements of which none needs another's answer: from beginning to commit they are
 * one trip. All must be asked for before `statements` returns.
 */
export function inOneTrip<T extends unknown[]>(
  db: Database,
  setting: string,
  statements: (tx: Db) => { [K in keyof T]: Promise<T[K]> },
): Promise<T> {
  return onConnection(db, async (connection, tx, end) => {
    const asked = [send(connection, `begin; ${setting}`), ...statements(tx)];
    end();
    const [commit, ...results] = await Promise.allSettled([send(connection, 'commit'), ...asked]);
    const values = results.map((result) => {
      if (result.status === 'rejected') throw result.reason;
      return result.value;
    });
    if (commit.status === 'rejected') throw commit.reason;
    assertCommitted(commit.value);
    return values.slice(1) as T;
  });
}

function onConnection<T>(
  db: Database,
  work: (connection: DatabaseConnection, tx: Db, end: () => void) => Promise<T>,
): Promise<T> {
  const executor = db.getExecutor();
  return executor.provideConnection(async (connection) => {
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    const provider: ConnectionProvider = {
      async provideConnection(consumer) {
        if (isOver) throw new Error('The transaction is over');
        return consumer(connection);
      },
    };
    const own = executor.withConnectionProvider(provider);
    const tx = new Transaction<Tables>({ ...unconnected, executor: own });
    try {
      return await work(connection, tx, end);
    } finally {
      end();
    }
  });
}

/** What Kysely wants of a database besides its executor; a transaction never uses it. */
const unconnected = { config: { dialect }, dialect, driver: new DummyDriver() };

function send(connection: DatabaseConnection, text: string) {
  return connection.executeQuery<{ command?: string }>(CompiledQuery.raw(text));
}

/** Postgres answers `commit` with ROLLBACK when a statement had failed, also one that nobody awaited. */
function assertCommitted({ rows }: { rows: { command?: string }[] }): void {
  if (rows[0]?.command !== 'COMMIT') throw new Error('The transaction was rolled back');
}
