import type { Analytics, Compared } from '#shared/contracts/analytics.ts';
import { BASELINES } from '#shared/contracts/dashboard.ts';
import type { Sums } from './queries.ts';

/** The sums of a period against those of the one before; without posts there, the baselines stand in. */
export function compare(now: Sums, before: Sums): Analytics['summary'] {
  const hasBefore = before.posts > 0;
  const earlier = (value: number) => (hasBefore ? value : null);
  return {
    posts: compared(now.posts, earlier(before.posts)),
    engagement: compared(now.engagement, earlier(before.engagement), BASELINES.engagement),
    reach: compared(now.reach, earlier(before.reach), BASELINES.reach),
    engagementRate: compared(rateOf(now) ?? 0, earlier(rateOf(before) ?? 0)),
  };
}

/** Engagement in percent of the reach; null without reach. */
export function rateOf({ engagement, reach }: Pick<Sums, 'engagement' | 'reach'>): number | null {
  return reach === 0 ? null : Math.round((10_000 * engagement) / reach) / 100;
}

function compared(value: number, before: number | null, baseline?: number): Compared {
  const standsIn = before === null && baseline !== undefined && value > 0;
  const previous = standsIn ? baseline : before;
  return {
    value,
    previous,
    // Of nothing there is no percentage.
    change: previous ? Math.round((1_000 * (value - previous)) / previous) / 10 : null,
    isBaseline: standsIn,
  };
}
