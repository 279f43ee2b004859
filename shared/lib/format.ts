const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** 'Just now', then minutes, hours, days ago (spec section 9); 'Recently' for an invalid date. */
export function relativeTime(instant: string, now: number = Date.now()): string {
  const age = now - Date.parse(instant);
  if (Number.isNaN(age)) return 'Recently';
  if (age < MINUTE_MS) return 'Just now';
  if (age < HOUR_MS) return ago(age / MINUTE_MS, 'minute');
  if (age < DAY_MS) return ago(age / HOUR_MS, 'hour');
  return ago(age / DAY_MS, 'day');
}

function ago(count: number, unit: string): string {
  const whole = Math.floor(count);
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}
