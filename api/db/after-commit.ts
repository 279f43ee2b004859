import { type Database, type Db, notifierOf } from './database.ts';

type Action = (db: Database) => void;

const waiting = new WeakMap<Db, Action[]>();

/**
 * Does this once the transaction is committed, or may be: where a commit is not answered nobody knows.
 * Never when it is undone before that; outside of one, now.
 */
export function afterCommit(db: Db, action: Action): void {
  const actions = waiting.get(db);
  if (actions) actions.push(action);
  else if (!db.isTransaction) action(db as Database);
  else throw new Error('Nobody hears of the end of this transaction: begin it with inTransaction');
}

/**
 * Tells whoever listens on this channel once the transaction is committed, and nobody when it is
 * undone. Not by `NOTIFY` within it: every commit that notifies waits for the one before it, disk and
 * all. A process killed in between tells nobody, so nothing may depend on having been told.
 */
export function notifyListeners(db: Db, channel: string, payload: string): void {
  afterCommit(db, (root) => notifierOf(root).notify(channel, payload));
}

/** Keeps what waits for the end of this transaction; answers what does it. */
export function keepForCommit(tx: Db): Action {
  const actions: Action[] = [];
  waiting.set(tx, actions);
  return (db) => {
    waiting.delete(tx);
    for (const act of actions) act(db);
  };
}
