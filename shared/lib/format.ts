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

/** A count as K from 1000 and M from 1,000,000, one decimal (spec section 9); 'N/A' when absent. */
export function compactMetric(count: number | null | undefined): string {
  if (count === null || count === undefined) return 'N/A';
  if (count < 1_000) return String(count);
  // 999,950 rounds to 1000.0K, which is a million.
  if (count < 999_950) return `${(count / 1_000).toFixed(1)}K`;
  return `${(count / 1_000_000).toFixed(1)}M`;
}

/** '1 sample', '2 samples': a count with its noun. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

/** The first words of a text, for a name: one line, at most `length` characters. */
export function excerpt(text: string, length = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= length ? line : `${characters.slice(0, length).join('').trimEnd()}…`;
}
