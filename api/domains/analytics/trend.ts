import type { TrendPoint } from '#shared/contracts/analytics.ts';
import { dayAfter } from '#shared/lib/time/calendar-days.ts';
import { instantOf, wallClockOf } from '#shared/lib/time/time-zones.ts';
import type { Period } from './period.ts';
import type { GroupRow } from './queries.ts';

const HOUR_MS = 3_600_000;

/** Every day or hour of the period in order, those without posts among them. */
export function trendOf(period: Period, buckets: readonly GroupRow[]): TrendPoint[] {
  const found = new Map(buckets.map((row) => [Number(row.key), row]));
  return moments(period).map((moment, at) => {
    const { posts = 0, engagement = 0, reach = 0 } = found.get(at) ?? {};
    return { ...moment, posts, engagement, reach };
  });
}

function moments({
  start,
  days,
  timeZone,
  unit,
  from,
  to,
}: Period): { at: string; label: string }[] {
  if (unit === 'day') {
    return Array.from({ length: days }, (_, at) => {
      const label = dayAfter(start, at);
      return { at: instantOf(`${label}T00:00`, timeZone), label };
    });
  }
  const first = Date.parse(from);
  return Array.from({ length: Math.ceil((Date.parse(to) - first) / HOUR_MS) }, (_, at) => {
    const instant = first + at * HOUR_MS;
    return { at: new Date(instant).toISOString(), label: wallClockOf(instant, timeZone) };
  });
}
