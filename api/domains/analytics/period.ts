import { type AppError, fieldError } from '#api/errors/app-error.ts';
import { DEFAULT_PERIOD_DAYS, LONGEST_PERIOD_DAYS } from '#shared/contracts/analytics.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { dayAfter, daysThrough, isDay } from '#shared/lib/time/calendar-days.ts';
import { instantOf, wallClockOf } from '#shared/lib/time/time-zones.ts';

/** Whole days of a zone, and the instants they begin and end at. */
export interface Period {
  start: string;
  /** The last day, included. */
  end: string;
  days: number;
  timeZone: string;
  unit: 'hour' | 'day';
  /** ISO 8601 in UTC; `to` is not included. */
  from: string;
  to: string;
}

/** A day and what is left of it are told by the hour: "Last 24h" is yesterday and today. */
const DAYS_BY_HOUR = 2;

/** The days that were asked for. Throws `invalid` for what is no day, reversed, or too long. */
export function periodOf(
  { start, end }: { start?: string | undefined; end?: string | undefined },
  timeZone: string,
  now: number,
): Period {
  const last = dayOf('end', end) ?? wallClockOf(now, timeZone).slice(0, 10);
  const first = dayOf('start', start) ?? dayAfter(last, -DEFAULT_PERIOD_DAYS);
  if (last < first) throw wrong('end', message('rule.end-before-start'));
  if (daysThrough(first, last) > LONGEST_PERIOD_DAYS) {
    throw wrong('start', message('rule.longest-period', { n: LONGEST_PERIOD_DAYS }));
  }
  return periodThrough(first, last, timeZone);
}

/** As many days right before it. */
export function periodBefore({ start, days, timeZone }: Period): Period {
  return periodThrough(dayAfter(start, -days), dayAfter(start, -1), timeZone);
}

function periodThrough(start: string, end: string, timeZone: string): Period {
  const days = daysThrough(start, end);
  const unit = days <= DAYS_BY_HOUR ? 'hour' : 'day';
  return { start, end, days, timeZone, unit, ...instantsOf({ start, end, timeZone }) };
}

/** When its first day begins, and when the one after its last does. */
export function instantsOf({ start, end, timeZone }: Pick<Period, 'start' | 'end' | 'timeZone'>) {
  return {
    from: instantOf(`${start}T00:00`, timeZone),
    to: instantOf(`${dayAfter(end)}T00:00`, timeZone),
  };
}

function dayOf(path: 'start' | 'end', text: string | undefined): string | undefined {
  if (text === undefined || isDay(text)) return text;
  throw wrong(path, message('protocol.not-a-day', { field: path === 'start' ? 'Start' : 'End' }));
}

function wrong(path: string, reason: Message): AppError {
  return fieldError('invalid', path, reason);
}
