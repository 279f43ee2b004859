import { dayAfter, weekdayOf } from './calendar-days.ts';
import { instantOf, movedByClockChange, wallClockOf } from './time-zones.ts';

const WEEK_MS = 7 * 86_400_000;
const DAYS_AHEAD = 366;

export interface Recurrence {
  frequency: 'daily' | 'weekly' | 'monthly';
  /** `HH:MM` on the zone's wall clock. */
  times: readonly string[];
  /** Weekdays for weekly, 0 Sunday to 6 Saturday; without any, that of the start date. */
  weekdays: readonly number[];
  /** An IANA zone. */
  timeZone: string;
  /** `YYYY-MM-DD`, both included. Monthly repeats the day of the start date. */
  startDate: string;
  endDate: string | null;
}

export interface Occurrence {
  /** `YYYY-MM-DDTHH:MM` as it was meant: names the occurrence, also across a clock change. */
  key: string;
  /** ISO 8601 in UTC. */
  at: string;
}

/**
 * The occurrences after `from` and up to `to` (instants), in order: once per local day and time.
 * Across a clock change the wall clock is followed. A month without the day takes its last one.
 */
export function occurrencesBetween(rule: Recurrence, from: string, to: string): Occurrence[] {
  const start = wallClockOf(from, rule.timeZone).slice(0, 10);
  const first = start > rule.startDate ? start : rule.startDate;
  const end = wallClockOf(to, rule.timeZone).slice(0, 10);
  const last = rule.endDate !== null && rule.endDate < end ? rule.endDate : end;
  const times = [...new Set(rule.times)].sort();
  const found: Occurrence[] = [];
  for (let day = first; day <= last; day = dayAfter(day)) {
    if (!falls(rule, day)) continue;
    for (const time of times) {
      const key = `${day}T${time}`;
      const at = instantOf(key, rule.timeZone);
      if (at > from && at <= to) found.push({ key, at });
    }
  }
  return found.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

/** The first time of the rule, in the year from its start, that a spring change skips; null without. */
export function firstSkipped(rule: Recurrence): string | null {
  const horizon = dayAfter(rule.startDate, DAYS_AHEAD);
  const last = rule.endDate !== null && rule.endDate < horizon ? rule.endDate : horizon;
  const midnight = (day: string) => Date.parse(instantOf(`${day}T00:00`, rule.timeZone));
  for (let week = rule.startDate; week <= last; week = dayAfter(week, 7)) {
    // Only a week that loses time is looked at day by day.
    if (midnight(dayAfter(week, 7)) - midnight(week) >= WEEK_MS) continue;
    for (let ahead = 0; ahead < 7; ahead++) {
      const day = dayAfter(week, ahead);
      if (day > last || !falls(rule, day)) continue;
      for (const time of [...rule.times].sort()) {
        if (movedByClockChange(`${day}T${time}`, rule.timeZone)) return `${day}T${time}`;
      }
    }
  }
  return null;
}

function falls(rule: Recurrence, day: string): boolean {
  if (rule.frequency === 'daily') return true;
  if (rule.frequency === 'weekly') {
    const weekdays = rule.weekdays.length > 0 ? rule.weekdays : [weekdayOf(rule.startDate)];
    return weekdays.includes(weekdayOf(day));
  }
  const wanted = Number(rule.startDate.slice(8));
  const lastOfMonth = dayAfter(day).endsWith('-01');
  const here = Number(day.slice(8));
  return here === wanted || (lastOfMonth && here < wanted);
}
