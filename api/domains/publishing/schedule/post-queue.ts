import type { z } from 'zod';
import type { Database, Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { fieldError } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { postQueue, setPostQueue } from '#shared/contracts/publishing-queue.ts';
import { messageText } from '#shared/lib/i18n/localize-message.ts';
import { ianaZone } from '#shared/lib/time/time-zones.ts';
import { slotsAfter, type WeeklySlots } from '#shared/lib/time/weekly-slots.ts';
import { loadSchedulingContext } from '../rules/load-scheduling-context.ts';
import { defaultAccount } from '../rules/resolve-post.ts';
import { comingTimes, freeSlots, offeredSlots } from './free-slots.ts';
import { findQueue, listPostsAt, upsertQueue } from './queue-queries.ts';

/** How many of the next slots the queue screen shows. */
const UPCOMING = 14;

type PostQueue = z.output<typeof postQueue>;

export async function readQueue(db: Database, owner: string): Promise<PostQueue> {
  return withWorkspace(db, owner, (tx) => queueOf(tx, owner));
}

/** Slots come in the order of the week, each once. */
export async function saveQueue(
  db: Database,
  owner: string,
  { timeZone: name, slots }: z.output<typeof setPostQueue.body>,
): Promise<PostQueue> {
  const timeZone = ianaZone(name);
  if (timeZone === null) {
    throw fieldError('invalid', 'timeZone', message('field.not-known', { field: 'Time zone' }));
  }
  const inWeek = new Map(
    slots
      .toSorted((a, b) => a.weekday - b.weekday || a.time.localeCompare(b.time))
      .map((slot) => [`${slot.weekday} ${slot.time}`, slot]),
  );
  return withWorkspace(db, owner, async (tx) => {
    await upsertQueue(tx, owner, { timeZone, slots: [...inWeek.values()] }).execute();
    announce(tx, owner, 'posts');
    return queueOf(tx, owner);
  });
}

async function queueOf(tx: Db, owner: string): Promise<PostQueue> {
  const queue = await findQueue(tx, owner).executeTakeFirst();
  const { now, zone, accounts } = await loadSchedulingContext(tx, owner, []);
  const account = defaultAccount(accounts, 'twitter')?.id ?? null;
  const offered = await offeredSlots(tx, owner);
  const next = await freeSlots(tx, owner, now, offered).take('twitter', account);
  return {
    ...(queue ?? { timeZone: zone, slots: [] }),
    defaults: offered?.reason ? [...offered.slots] : [],
    upcoming: offered ? await upcomingSlots(tx, owner, offered, now, account) : [],
    nextFree: next?.instant ?? null,
    nextFreeReason: next?.reason ? messageText(next.reason) : null,
    nextFreeMessage: next?.reason,
  };
}

/** The next slots of the queue with their posts; of several posts at one time the oldest. */
async function upcomingSlots(
  tx: Db,
  owner: string,
  slots: WeeklySlots,
  now: string,
  account: string | null,
): Promise<PostQueue['upcoming']> {
  const times = comingTimes(slotsAfter(slots, now), UPCOMING);
  if (times.length === 0) return [];
  const posts = await listPostsAt(tx, owner, 'twitter', account, times).execute();
  const postAt = new Map(posts.toReversed().map(({ at, ...post }) => [at, post]));
  return times.map((at) => ({ at, post: postAt.get(at) ?? null }));
}
