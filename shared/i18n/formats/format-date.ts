import { serverTime } from '#shared/lib/time/server-time.ts';
import { activeLocale, t } from '../translate.ts';
import { displayZone } from './display-zone.ts';

type Look = Intl.DateTimeFormatOptions;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * An instant on the calendar and clock of the zone that the settings name, as people write it who
 * read this language. Throws RangeError where it is none.
 */
export function formatInstant(
  instant: string | number,
  look: Look = { dateStyle: 'medium', timeStyle: 'short' },
): string {
  return formatOf({ timeZone: displayZone(), ...look }).format(new Date(instant));
}

const SOON_MS = 6 * 86_400_000;

/** An instant by weekday and time; further away than the weekday tells, with its date. */
export function formatWhen(instant: string): string {
  const isSoon = Math.abs(Date.parse(instant) - serverTime()) < SOON_MS;
  const date: Look = isSoon ? {} : { month: 'short', day: 'numeric' };
  const day = formatInstant(instant, { ...date, weekday: 'short' });
  return `${day}, ${formatInstant(instant, { timeStyle: 'short' })}`;
}

/** The time of publication as a toast shows it. */
export const scheduledFor = (instant: string) =>
  t('Scheduled for {time}', { time: formatWhen(instant) });

/** A day, `YYYY-MM-DD`, which is the same in every zone. Throws RangeError where it is none. */
export function formatDay(day: string, look: Look = { dateStyle: 'medium' }): string {
  return formatOf({ timeZone: 'UTC', ...look }).format(Date.parse(day));
}

/** The name of a weekday, 0 for Sunday. */
export function formatWeekday(weekday: number, length: 'long' | 'short' = 'long'): string {
  // January 4, 1970 was a Sunday.
  return formatDay(`1970-01-${String(4 + weekday).padStart(2, '0')}`, { weekday: length });
}

function formatOf(look: Look): Intl.DateTimeFormat {
  const key = `${activeLocale()} ${JSON.stringify(look)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(activeLocale(), look);
    formats.set(key, format);
  }
  return format;
}
