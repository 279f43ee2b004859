import type { Db } from '#api/db/database.ts';
import { settingsOf, zoneOf } from '#api/domains/settings/public.ts';
import type { Platform } from '#shared/contracts/common.ts';
import type { Message } from '#shared/contracts/messages/message.ts';
import { slotsAfter, type WeeklySlots } from '#shared/lib/time/weekly-slots.ts';
import { bestHours } from './best-hours.ts';
import { findQueue, listTakenAmong } from './queue-queries.ts';

export interface FreeSlot {
  instant: string;
  timeZone: string;
  /** Why this one; null: it is the next in the order of the queue. */
  reason: Message | null;
}

/** Hands out the free slots of the workspace's queue, each once. */
export interface FreeSlots {
  /** Null when there are no slots, and none are proposed. */
  take(platform: Platform, accountId: string | null): Promise<FreeSlot | null>;
}

/** Slots asked about at once. */
const FEWEST_ASKED = 8;
const MOST_ASKED = 512;

export type OfferedSlots = WeeklySlots & { reason: Message | null };

/** Within a transaction that holds the schedule lock, or for a look that promises nothing. */
export function freeSlots(
  tx: Db,
  owner: string,
  now: string,
  /** Where the caller has read them. */
  offered?: OfferedSlots | null,
): FreeSlots {
  const lines = new Map<string, AsyncGenerator<string, null>>();
  let slots = offered === undefined ? undefined : Promise.resolve(offered);
  return {
    async take(platform, accountId) {
      slots ??= offeredSlots(tx, owner);
      const queue = await slots;
      if (!queue) return null;
      const key = `${platform} ${accountId}`;
      const line = lines.get(key) ?? freeTimes(tx, owner, queue, now, platform, accountId);
      lines.set(key, line);
      const { value: instant } = await line.next();
      if (instant === null) return null;
      return { instant, timeZone: queue.timeZone, reason: queue.reason };
    },
  };
}

/** In their order. Slots are asked about in batches: the posts of an account can be any number. */
async function* freeTimes(
  tx: Db,
  owner: string,
  queue: WeeklySlots,
  now: string,
  ...account: [platform: Platform, accountId: string | null]
): AsyncGenerator<string, null> {
  const slots = slotsAfter(queue, now);
  for (let most = FEWEST_ASKED; ; most = Math.min(2 * most, MOST_ASKED)) {
    const times = comingTimes(slots, most);
    if (times.length === 0) return null;
    const found = await listTakenAmong(tx, owner, ...account, times).execute();
    const taken = new Set(found.map(({ at }) => at));
    for (const time of times) if (!taken.has(time)) yield time;
  }
}

/** The next instants of the slots, filled or free; empty without slots. */
export function comingTimes(slots: Generator<string>, most: number): string[] {
  const times: string[] = [];
  while (times.length < most) {
    const next = slots.next();
    if (next.done) break;
    times.push(next.value);
  }
  return times;
}

/** The person's own slots; where there are none, smart scheduling proposes the best hours. */
export async function offeredSlots(tx: Db, owner: string): Promise<OfferedSlots | null> {
  const queue = await findQueue(tx, owner).executeTakeFirst();
  if (queue && queue.slots.length > 0) return { ...queue, reason: null };
  const settings = await settingsOf(tx, owner);
  if (!settings.automation.smartScheduling) return null;
  const timeZone = zoneOf(settings);
  return { timeZone, ...(await bestHours(tx, owner, timeZone)) };
}
