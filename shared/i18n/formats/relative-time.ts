import { serverTime } from '#shared/lib/time/server-time.ts';
import { t, tn } from '../translate.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** 'Just now', then minutes, hours, days ago (spec section 9); 'Recently' for an invalid date. */
export function relativeTime(instant: string, now: number = serverTime()): string {
  const age = now - Date.parse(instant);
  if (Number.isNaN(age)) return t('Recently');
  if (age < MINUTE_MS) return t('Just now');
  if (age < HOUR_MS) {
    return tn(Math.floor(age / MINUTE_MS), '{n} minute ago', '{n} minutes ago');
  }
  if (age < DAY_MS) return tn(Math.floor(age / HOUR_MS), '{n} hour ago', '{n} hours ago');
  return tn(Math.floor(age / DAY_MS), '{n} day ago', '{n} days ago');
}
