import { CompiledQuery } from 'kysely';
import type { Database, Db } from './database.ts';
import { atOnce, inTransaction } from './transaction.ts';

const ENTER = "select set_config('app.ws', $1, true)";

/** Runs work in one transaction that sees, and may write, only rows of this workspace. */
export function withWorkspace<T>(
  db: Database,
  owner: string,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return inTransaction(db, entering(owner), work);
}

/**
 * The same for statements of which none needs another's answer: one trip to the database. All must
 * be asked for before `statements` returns.
 */
export function withWorkspaceAtOnce<T extends unknown[]>(
  db: Database,
  owner: string,
  statements: (tx: Db) => { [K in keyof T]: Promise<T[K]> },
): Promise<T> {
  return atOnce(db, { sql: ENTER, parameters: [owner] }, statements);
}

/** Runs work in one transaction that sees the session or key with this hash, of any workspace. */
export function withCredential<T>(
  db: Database,
  hash: Buffer,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return inTransaction(db, `set local app.credential = '${hash.toString('hex')}'`, work);
}

/** From here to its end the transaction belongs to this workspace. */
export async function enterWorkspace(tx: Db, owner: string): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(ENTER, [owner]));
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** As text it goes out with `begin`; nothing in a UUID could end the text. */
function entering(owner: string): string {
  if (!UUID.test(owner)) throw new Error('A workspace has a UUID');
  return `set local app.ws = '${owner}'`;
}
