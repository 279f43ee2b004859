import { formatDay } from '#shared/i18n/formats/format-date.ts';
import { dayAfter } from '#shared/lib/time/calendar-days.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** What the clock shows so many days and hours later, as `YYYY-MM-DDTHH:MM`; no zone comes into it. */
export function moveWallClock(wall: string, step: { days?: number; hours?: number }): string {
  const moved = (step.days ?? 0) * DAY_MS + (step.hours ?? 0) * HOUR_MS;
  return new Date(Date.parse(`${wall}Z`) + moved).toISOString().slice(0, 16);
}

const MONDAY = 1;

/** The seven days of the week a day is in, from its first weekday on; 0 is Sunday. */
export function weekOf(day: string, first = MONDAY): string[] {
  const start = dayAfter(day, -((new Date(day).getUTCDay() + 7 - first) % 7));
  return Array.from({ length: 7 }, (_, place) => dayAfter(start, place));
}

/** The whole weeks that the month of a day touches. */
export function monthOf(day: string, first = MONDAY): string[][] {
  const month = day.slice(0, 7);
  const weeks: string[][] = [];
  for (let week = weekOf(`${month}-01`, first); week.some((one) => one.startsWith(month)); ) {
    weeks.push(week);
    week = weekOf(dayAfter(week[0] ?? day, 7), first);
  }
  return weeks;
}

/** The same place in the month before or after; its first day, so that none is skipped. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10);
}

const format = (look: Intl.DateTimeFormatOptions) => (day: string) => formatDay(day, look);

export const monthName = format({ month: 'long', year: 'numeric' });
export const weekdayName = format({ weekday: 'short' });
export const shortDay = format({ month: 'short', day: 'numeric' });
export const spokenDay = format({ weekday: 'long', month: 'long', day: 'numeric' });
