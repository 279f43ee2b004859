import type { Db } from '#api/db/database.ts';
import { settingsOf, zoneOf } from '#api/domains/settings/service.ts';
import type { Platform } from '#shared/contracts/common.ts';
import { nextFreeSlot, type WeeklySlots } from '#shared/lib/next-free-slot.ts';
import { bestHours } from './best-hours.ts';
import { findQueue, listTakenTimes } from './queue-queries.ts';

export interface FreeSlot {
  instant: string;
  timeZone: string;
  /** Why this one; null: it is the next in the order of the queue. */
  reason: string | null;
}

/** Hands out the free slots of the workspace's queue, each once. */
export interface FreeSlots {
  /** Null when there are no slots, and none are proposed. */
  take(platform: Platform, accountId: string | null): Promise<FreeSlot | null>;
}

type Offered = WeeklySlots & { reason: string | null };

/** Within a transaction that holds the schedule lock, or for a look that promises nothing. */
export function freeSlots(tx: Db, owner: string, now: string): FreeSlots {
  const taken = new Map<string, Set<string>>();
  let offered: Promise<Offered | null> | undefined;
  return {
    async take(platform, accountId) {
      offered ??= slotsOf(tx, owner);
      const queue = await offered;
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
      return { instant, timeZone: queue.timeZone, reason: queue.reason };
    },
  };
}

/** The person's own slots; where there are none, smart scheduling proposes the best hours. */
async function slotsOf(tx: Db, owner: string): Promise<Offered | null> {
  const queue = await findQueue(tx, owner).executeTakeFirst();
  if (queue && queue.slots.length > 0) return { ...queue, reason: null };
  const settings = await settingsOf(tx, owner);
  if (!settings.automation.smartScheduling) return null;
  const timeZone = zoneOf(settings);
  return { timeZone, ...(await bestHours(tx, owner, timeZone)) };
}
