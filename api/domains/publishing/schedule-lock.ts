import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';

const SCHEDULING = 720_102;

/**
 * Whoever schedules in a workspace waits here for the other: two at once would take the same slot,
 * and neither would see that the other's text is the same.
 */
export async function lockSchedule(tx: Db, owner: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${owner}, ${SCHEDULING}))`.execute(tx);
}
