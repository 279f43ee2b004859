import { sql } from 'kysely';
import type { Database, Db } from './database.ts';

/** Runs work in one transaction that sees, and may write, only rows of this workspace. */
export function withWorkspace<T>(
  db: Database,
  owner: string,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await enterWorkspace(tx, owner);
    return work(tx);
  });
}

/** Runs work in one transaction that sees the session or key with this hash, of any workspace. */
export function withCredential<T>(
  db: Database,
  hash: Buffer,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('app.credential', ${hash.toString('hex')}, true)`.execute(tx);
    return work(tx);
  });
}

/** From here to its end the transaction belongs to this workspace. */
export async function enterWorkspace(tx: Db, owner: string): Promise<void> {
  await sql`select set_config('app.ws', ${owner}, true)`.execute(tx);
}
