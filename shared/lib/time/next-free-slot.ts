import { instantOf, wallClockOf } from './time-zones.ts';

export interface WeeklySlots {
  /** An IANA zone. */
  timeZone: string;
  /** `weekday` 0 Sunday to 6 Saturday, `time` as `HH:MM` on the zone's wall clock. */
  slots: readonly { weekday: number; time: string }[];
}

const DAY = 86_400_000;

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
  const today = Date.parse(`${wallClockOf(after, timeZone).slice(0, 10)}T00:00Z`);
  // Every week has an instant of its own, so one more week than there are taken ones suffices.
  const days = 7 * (taken.size + 2);
  for (let day = 0; day <= days; day += 1) {
    const date = new Date(today + day * DAY);
    const free = slots
      .filter(({ weekday }) => weekday === date.getUTCDay())
      .map(({ time }) => instantOf(`${date.toISOString().slice(0, 10)}T${time}`, timeZone))
      .filter((instant) => instant > after && !taken.has(instant))
      .sort();
    if (free[0] !== undefined) return free[0];
  }
  return null;
}
