import { BASELINES, type DashboardStats } from '#shared/contracts/dashboard.ts';
import type { StatsRow } from './queries.ts';

/** The figures with their changes. A change from nothing is none: no percentage describes it. */
export function toStats(row: StatsRow): DashboardStats {
  const baselines = {
    engagement: row.measured_before === 0,
    reach: row.measured_reach_before === 0,
  };
  return {
    postsToday: row.posts_today,
    postsChange: row.posts_today - row.posts_yesterday,
    engagementRate: percent(row.engagement, row.impressions),
    engagementChange: baselines.engagement
      ? sinceBaseline(row.engagement, BASELINES.engagement)
      : change(row.engagement, row.engagement_before),
    totalFollowers: row.followers,
    followersChange: change(row.followers, row.followers_at_first),
    revenueImpact: row.cents / 100,
    revenueChange: change(row.cents, row.cents_before),
    totalEngagement: row.engagement,
    totalReach: row.reach,
    reachChange: baselines.reach
      ? sinceBaseline(row.reach, BASELINES.reach)
      : change(row.reach, row.reach_before),
    totalPosts: row.posts,
    baselines,
  };
}

/** Who has measured nothing yet has not lost everything. */
function sinceBaseline(now: number, baseline: number): number {
  return now === 0 ? 0 : change(now, baseline);
}

function change(now: number, before: number): number {
  return before > 0 ? percent(now - before, before) : 0;
}

/** To a tenth. */
function percent(part: number, whole: number): number {
  return whole > 0 ? Math.round((1_000 * part) / whole) / 10 : 0;
}
