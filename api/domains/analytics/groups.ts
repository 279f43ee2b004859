import type { FiguresOf, HourFigures } from '#shared/contracts/analytics.ts';
import { rateOf } from './compare.ts';
import type { GroupRow } from './queries.ts';

const HOURS_A_DAY = 24;

/** One entry for each persona, platform, campaign or provider, the most engaging first. */
export function groupsOf(
  rows: readonly GroupRow[],
  named?: readonly { id: string; name: string }[],
): FiguresOf[] {
  const names = new Map(named?.map(({ id, name }) => [id, name]));
  return rows
    .map(({ key, posts, engagement, reach, voiceMatch }) => ({
      id: key,
      name: key === null ? '' : (names.get(key) ?? key),
      posts,
      engagement,
      reach,
      engagementRate: rateOf({ engagement, reach }),
      voiceMatch: voiceMatch === null ? null : Math.round(voiceMatch),
    }))
    .sort((one, other) => other.engagement - one.engagement || other.posts - one.posts);
}

/** The hours of the week in which something was posted, on the wall clock of the zone. */
export function hoursOf(rows: readonly GroupRow[]): HourFigures[] {
  return rows
    .map(({ key, posts, engagement }) => ({
      weekday: Math.floor(Number(key) / HOURS_A_DAY),
      hour: Number(key) % HOURS_A_DAY,
      posts,
      averageEngagement: Math.round((10 * engagement) / posts) / 10,
    }))
    .sort((one, other) => one.weekday - other.weekday || one.hour - other.hour);
}
