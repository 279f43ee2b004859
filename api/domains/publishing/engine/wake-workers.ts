import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';

export const WAKE_CHANNEL = 'troupe_publishing';

/**
 * Lets every worker look again when its next post is due: call it in the transaction that creates,
 * moves or releases one. It takes effect with the commit, and once however often it is called.
 */
export async function wakeWorkers(tx: Db): Promise<void> {
  await sql`select pg_notify(${WAKE_CHANNEL}, '')`.execute(tx);
}
