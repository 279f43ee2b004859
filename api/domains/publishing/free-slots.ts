import type { Db } from '#api/db/database.ts';
import type { Platform } from '#shared/contracts/common.ts';
import { nextFreeSlot } from '#shared/lib/next-free-slot.ts';
import { findQueue, listTakenTimes } from './queue-queries.ts';

/** Hands out the free slots of the workspace's queue, each once. */
export interface FreeSlots {
  /** Null when there are no slots. */
  take(
    platform: Platform,
    accountId: string | null,
  ): Promise<{ instant: string; timeZone: string } | null>;
}

/** Within a transaction that holds the schedule lock, or for a look that promises nothing. */
export function freeSlots(tx: Db, owner: string, now: string): FreeSlots {
  const taken = new Map<string, Set<string>>();
  return {
    async take(platform, accountId) {
      const queue = await findQueue(tx, owner).executeTakeFirst();
      if (!queue) return null;
      const key = `${platform} ${accountId}`;
      const times =
        taken.get(key) ??
        new Set(
          (await listTakenTimes(tx, owner, platform, accountId).execute()).map(({ at }) => at),
        );
      taken.set(key, times);
      const instant = nextFreeSlot(queue, times, now);
      if (instant === null) return null;
      times.add(instant);
      return { instant, timeZone: queue.timeZone };
    },
  };
}
