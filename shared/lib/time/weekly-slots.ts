import { dayAfter, weekdayOf } from './calendar-days.ts';
import { instantOf, wallClockOf } from './time-zones.ts';

export interface WeeklySlots {
  /** An IANA zone. */
  timeZone: string;
  /** `weekday` 0 Sunday to 6 Saturday, `time` as `HH:MM` on the zone's wall clock. */
  slots: readonly { weekday: number; time: string }[];
}

/**
 * The slots after an instant, ISO 8601 in UTC, in their order; none where no day of a week has one.
 * They follow the wall clock across clock changes.
 */
export function* slotsAfter(
  { timeZone, slots }: WeeklySlots,
  after: string,
): Generator<string, void> {
  const today = wallClockOf(after, timeZone).slice(0, 10);
  let last = after;
  // Years of five digits sort before all others, so the slots end there.
  for (let ahead = 0, found = 0; ahead <= found + 14; ahead += 1) {
    const day = dayAfter(today, ahead);
    const weekday = weekdayOf(day);
    const times = slots
      .filter((slot) => slot.weekday === weekday)
      .map(({ time }) => instantOf(`${day}T${time}`, timeZone));
    for (const time of times.sort()) {
      if (time <= last) continue;
      last = time;
      found = ahead;
      yield time;
    }
  }
}
