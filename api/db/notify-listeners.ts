import { afterCommit } from './after-commit.ts';
import { type Db, notifierOf } from './database.ts';

/**
 * Tells whoever listens on this channel once the transaction is committed, and nobody when it is
 * undone. Not by `NOTIFY` within it: every commit that notifies waits for the one before it, disk and
 * all. A process killed in between tells nobody, so nothing may depend on having been told.
 */
export function notifyListeners(db: Db, channel: string, payload: string): void {
  afterCommit(db, (root) => notifierOf(root).notify(channel, payload));
}
