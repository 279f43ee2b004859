import { z } from 'zod/mini';
import { type postQueue, queueSlot } from '#shared/contracts/publishing-queue.ts';
import { createPersistedForm } from '#shared/ui/forms/persisted-form.ts';

/**
 * What a person has changed and not saved yet: the times by weekday. The other days show through,
 * whoever saves them meanwhile. Null where nothing was changed.
 */
const queueDraft = z.nullable(
  z.object({
    timeZone: z.optional(z.string()),
    days: z.record(z.string(), z.array(queueSlot.shape.time)),
  }),
);
type QueueDraft = z.infer<typeof queueDraft>;
export type PostQueue = z.infer<typeof postQueue>;
type Queue = Pick<PostQueue, 'timeZone' | 'slots'>;

export const useKeptQueue = createPersistedForm<QueueDraft>('post-queue', queueDraft, null);

/** As they are stored; a screen has them in its reader's order. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0];

export function timesOf(slots: Queue['slots'], weekday: number): string[] {
  return slots
    .filter((slot) => slot.weekday === weekday)
    .map(({ time }) => time)
    .sort();
}

/** The draft with the times of some weekdays replaced; each time once. */
export function withTimes(draft: QueueDraft, changed: readonly number[], times: readonly string[]) {
  const sorted = [...new Set(times)].sort();
  const days = Object.fromEntries(changed.map((weekday) => [weekday, sorted]));
  return { ...draft, days: { ...draft?.days, ...days } };
}

/** The form state with its times replaced. */
export function withSlots(draft: QueueDraft, slots: Queue['slots']) {
  const days = Object.fromEntries(weekdays.map((weekday) => [weekday, timesOf(slots, weekday)]));
  return { ...draft, days };
}

/** What is saved with a draft over it. */
export function withDraft(saved: Queue, draft: QueueDraft): Queue {
  return {
    timeZone: draft?.timeZone ?? saved.timeZone,
    slots: weekdays.flatMap((weekday) =>
      (draft?.days[weekday] ?? timesOf(saved.slots, weekday)).map((time) => ({ weekday, time })),
    ),
  };
}
