import type { Pool } from 'pg';
import { type FairQueue, fairQueue } from '#api/concurrency/fair-queue.ts';
import { actingUserId } from '#api/db/acting-member.ts';
import { message } from '#shared/contracts/messages/message.ts';

const MAX_WAIT_MS = 5_000;
/** Postgres' code for "no connection is left": the answer is that of a full database. */
const TOO_MANY_CONNECTIONS = '53300';

const queueOf = new WeakMap<Pool, FairQueue>();

/**
 * Gives a pool a fair queue for `withConnectionSlot`. One owner holds at most `connections - 2`, one
 * member of it one less; one connection stays free for work without an owner.
 */
export function queueConnections(pool: Pool, connections: number): void {
  const queue = fairQueue({
    concurrency: connections - 1,
    concurrencyPerOwner: connections - 2,
    concurrencyPerMember: Math.max(1, connections - 3),
    maxQueuedPerOwner: 1_000,
    maxQueued: 10_000,
    busy: {
      ofOwner: message('request.own-queued'),
      ofAll: message('request.queued'),
    },
    maxWait: {
      ms: MAX_WAIT_MS,
      error: () =>
        Object.assign(new Error('No connection became free'), { code: TOO_MANY_CONNECTIONS }),
    },
  });
  queueOf.set(pool, queue);
}

/**
 * Runs work that takes one connection of this pool. Owners queue fairly, and their members as well: an owner is a workspace, or
 * a credential before its workspace is known. Work must not ask for a second slot. Throws
 * `rate_limited` when too much is queued, and error code 53300 after 5 s in the queue.
 */
export async function withConnectionSlot<T>(
  pool: Pool,
  owner: string,
  work: () => Promise<T>,
): Promise<T> {
  const release = await queueOf.get(pool)?.acquire({ owner, member: actingUserId() });
  try {
    return await work();
  } finally {
    release?.();
  }
}
