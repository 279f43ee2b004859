import type { Analytics } from '#shared/contracts/analytics.ts';
import { dayAfter } from '#shared/lib/time/calendar-days.ts';

interface Snapshot {
  accountId: string;
  day: string;
  followers: number;
}

/**
 * The followers of all accounts on each day, from the first that knows any: where an account was not
 * read, it has as many as the last time. One that came later counts from the start with the first
 * that is known of it: those that it came with were not gained.
 */
export function followersPerDay(
  { start, days }: { start: string; days: number },
  before: readonly Snapshot[],
  /** Those of the period, in the order of their days. */
  snapshots: readonly Snapshot[],
  today: string,
): Analytics['followers'] {
  const known = [...before, ...snapshots].toReversed();
  const latest = new Map(known.map(({ accountId, followers }) => [accountId, followers]));
  const first = before.length > 0 ? start : snapshots[0]?.day;
  if (first === undefined) return [];
  const found: Analytics['followers'] = [];
  let next = 0;
  for (let at = 0; at < days; at += 1) {
    const day = dayAfter(start, at);
    if (day > today) break;
    if (day < first) continue;
    for (let read = snapshots[next]; read && read.day <= day; read = snapshots[next]) {
      latest.set(read.accountId, read.followers);
      next += 1;
    }
    found.push({ day, followers: [...latest.values()].reduce((sum, one) => sum + one, 0) });
  }
  return found;
}
