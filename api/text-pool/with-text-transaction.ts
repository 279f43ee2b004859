import { fairQueue } from '#api/concurrency/fair-queue.ts';
import { actingUserId } from '#api/db/acting-member.ts';
import type { Database, Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { TEXT_QUEUE } from './text-pool.ts';

/**
 * A transaction that waits for a thread keeps its connection meanwhile. Of the five connections of a
 * process these leave two for everybody else, and a workspace has one of them at a time.
 */
const queue = fairQueue({ ...TEXT_QUEUE, concurrency: 2, backgroundConcurrency: 1 });

/** `withWorkspace` for work that runs text tasks before it commits. Throws `rate_limited` too. */
export async function withTextTransaction<T>(
  db: Database,
  owner: string,
  work: (tx: Db) => Promise<T>,
  { background = false }: { background?: boolean } = {},
): Promise<T> {
  const end = await queue.acquire({ owner, member: actingUserId(), background });
  try {
    return await withWorkspace(db, owner, work);
  } finally {
    end();
  }
}
