import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { wakeWorkers } from './engine/wake-workers.ts';
import { releaseHeld } from './write-queries.ts';

/** Everything of the workspace that waits for its time waits for a person instead. */
export async function holdPublishing(db: Db, owner: string, detail: string): Promise<void> {
  await db
    .updateTable('scheduled_posts')
    .set({
      status: 'held',
      hold_reason: 'publishing_off',
      detail,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('workspace_id', '=', owner)
    .where('status', '=', 'pending')
    .where('lease_until', 'is', null)
    .execute();
}

/** What is still to come goes on; what was due meanwhile stays held, and says why. */
export async function resumePublishing(db: Db, owner: string, skipped: string): Promise<void> {
  await releaseHeld(db, owner, { reason: 'publishing_off' }, skipped).execute();
  wakeWorkers(db);
}
