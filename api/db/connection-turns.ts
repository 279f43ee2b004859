import type { Pool } from 'pg';
import { fairTurns, type Turns } from '#api/concurrency/fair-turns.ts';

const WAIT_MS = 5_000;

const turnsOf = new WeakMap<Pool, Turns>();

/**
 * From here on `inTurn` shares the connections of this pool: whoever asks for much at once takes all
 * but two of five, and waits in a line of their own. One is left for what belongs to nobody yet.
 */
export function shareConnections(pool: Pool, connections: number): void {
  const turns = fairTurns({
    atOnce: connections - 1,
    atOnceOfOwner: connections - 2,
    mostWaitingOfOwner: 1_000,
    mostWaiting: 10_000,
    busy: {
      ofOwner: 'Too many of your requests are waiting.',
      ofAll: 'Too many requests are waiting.',
    },
    // The words of pg for the same: it becomes the same answer.
    wait: { mostMs: WAIT_MS, late: () => new Error('timeout exceeded when trying to connect') },
  });
  turnsOf.set(pool, turns);
}

/**
 * Runs work that takes one connection of this pool, in the turn of an owner: a workspace, or a
 * credential of which nobody knows the workspace yet. Work must not ask for another turn.
 */
export async function inTurn<T>(pool: Pool, owner: string, work: () => Promise<T>): Promise<T> {
  const end = await turnsOf.get(pool)?.take({ owner });
  try {
    return await work();
  } finally {
    end?.();
  }
}
