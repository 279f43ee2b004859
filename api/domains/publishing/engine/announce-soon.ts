import type { Database } from '#api/db/database.ts';
import { announceToAll } from '#api/live/live-changes.ts';

/** A notification wakes every listener of the database: one for many posts is enough. */
const EVERY_MS = 100;

/** Tells open screens that posts of a workspace have changed, a moment later and once for many. */
export function announceSoon(db: Database): (owner: string) => void {
  const owners = new Set<string>();
  return (owner) => {
    owners.add(owner);
    if (owners.size > 1) return;
    setTimeout(() => {
      const changed = [...owners];
      owners.clear();
      // A screen that misses this reads again by itself.
      announceToAll(db, changed, 'posts').catch(() => {});
    }, EVERY_MS).unref();
  };
}
