import type { Database } from '#api/db/database.ts';
import { claimDue } from '../claim/claim-due.ts';

/** Claims what is due, as a worker that has watched the database for an hour. */
export function claimNow(db: Database) {
  return claimDue(db, {
    worker: 'w',
    most: 50,
    leaseMs: 60_000,
    watchingSince: new Date(Date.now() - 3_600_000).toISOString(),
    doubtMs: 60_000,
  });
}
