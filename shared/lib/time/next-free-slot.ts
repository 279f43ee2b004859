import { dayAfter, weekdayOf } from './calendar-days.ts';
import { instantOf, wallClockOf } from './time-zones.ts';

export interface WeeklySlots {
  /** An IANA zone. */
  timeZone: string;
  /** `weekday` 0 Sunday to 6 Saturday, `time` as `HH:MM` on the zone's wall clock. */
  slots: readonly { weekday: number; time: string }[];
}

/**
 * The first slot after an instant that is not taken, ISO 8601 in UTC; null without slots. `taken`
 * holds instants in the same form. Slots follow the wall clock across clock changes.
 */
export function nextFreeSlot(
  { timeZone, slots }: WeeklySlots,
  taken: ReadonlySet<string>,
  after: string,
): string | null {
  if (slots.length === 0) return null;
  const today = wallClockOf(after, timeZone).slice(0, 10);
  // Every week has an instant of its own, so one more week than there are taken ones suffices.
  const days = 7 * (taken.size + 2);
  for (let ahead = 0; ahead <= days; ahead += 1) {
    const day = dayAfter(today, ahead);
    const weekday = weekdayOf(day);
    const free = slots
      .filter((slot) => slot.weekday === weekday)
      .map(({ time }) => instantOf(`${day}T${time}`, timeZone))
      .filter((instant) => instant > after && !taken.has(instant))
      .sort();
    if (free[0] !== undefined) return free[0];
  }
  return null;
}
