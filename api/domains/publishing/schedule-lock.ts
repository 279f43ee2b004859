import type { Db } from '#api/db/database.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';

/**
 * Whoever schedules in a workspace waits here for the other: two at once would take the same slot,
 * and neither would see that the other's text is the same.
 */
export function lockSchedule(tx: Db, owner: string): Promise<void> {
  return lockInWorkspace(tx, owner, 'schedule');
}
