import type { Database } from '#api/db/database.ts';
import { announceToAll } from '#api/live/live-changes.ts';
import type { LiveTopic } from '#shared/contracts/live.ts';

/** A notification wakes every listener of the database: one for many posts is enough. */
const EVERY_MS = 100;

/** Tells open screens that something of a workspace has changed, a moment later, once for many. */
export function announceSoon(db: Database, topic: LiveTopic): (owner: string) => void {
  const owners = new Set<string>();
  return (owner) => {
    owners.add(owner);
    if (owners.size > 1) return;
    setTimeout(() => {
      const changed = [...owners];
      owners.clear();
      // A screen that misses this reads again by itself.
      announceToAll(db, changed, topic).catch(() => {});
    }, EVERY_MS).unref();
  };
}
