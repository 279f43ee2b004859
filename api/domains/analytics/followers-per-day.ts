import type { Analytics } from '#shared/contracts/analytics.ts';
import { dayAfter } from '#shared/lib/calendar-days.ts';

interface Snapshot {
  accountId: string;
  day: string;
  followers: number;
}

/**
 * The followers of all accounts on each day, from the first that knows any: where an account was not
 * read, it has as many as the last time.
 */
export function followersPerDay(
  { start, days }: { start: string; days: number },
  before: readonly Snapshot[],
  /** Those of the period, in the order of their days. */
  snapshots: readonly Snapshot[],
  today: string,
): Analytics['followers'] {
  const latest = new Map(before.map(({ accountId, followers }) => [accountId, followers]));
  const found: Analytics['followers'] = [];
  let next = 0;
  for (let at = 0; at < days; at += 1) {
    const day = dayAfter(start, at);
    if (day > today) break;
    for (let read = snapshots[next]; read && read.day <= day; read = snapshots[next]) {
      latest.set(read.accountId, read.followers);
      next += 1;
    }
    if (latest.size === 0) continue;
    found.push({ day, followers: [...latest.values()].reduce((sum, one) => sum + one, 0) });
  }
  return found;
}
