import { z } from 'zod';
import { type postQueue, queueSlot } from '#shared/contracts/publishing-queue.ts';
import { createKeptDraft } from '#shared/ui/kept-draft.ts';

/** The slots as a person has changed them and not saved yet; null where nothing was changed. */
const queueDraft = z.object({ timeZone: z.string(), slots: z.array(queueSlot) }).nullable();
export type QueueDraft = NonNullable<z.infer<typeof queueDraft>>;
export type PostQueue = z.infer<typeof postQueue>;

export const useKeptQueue = createKeptDraft<QueueDraft | null>('post-queue', queueDraft, null);

/** Monday first. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0];

export function timesOf(slots: QueueDraft['slots'], weekday: number): string[] {
  return slots
    .filter((slot) => slot.weekday === weekday)
    .map(({ time }) => time)
    .sort();
}

/** The slots with those of one weekday replaced; each time once. */
export function withTimes(slots: QueueDraft['slots'], weekday: number, times: readonly string[]) {
  const others = slots.filter((slot) => slot.weekday !== weekday);
  return [...others, ...[...new Set(times)].sort().map((time) => ({ weekday, time }))];
}
