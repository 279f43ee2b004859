import { notifyListeners } from '#api/db/after-commit.ts';
import type { Db } from '#api/db/database.ts';

export const WAKE_CHANNEL = 'troupe_publishing';

/**
 * Lets every worker look again when its next post is due: call it in the transaction that creates,
 * moves or releases one. It takes effect with the commit.
 */
export function wakeWorkers(tx: Db): void {
  notifyListeners(tx, WAKE_CHANNEL, '');
}
