import { z } from 'zod/mini';
import { endpoint, reading } from './endpoint.ts';

/** What stands in for an earlier period while there is none (spec sections 2 and 9). */
export const BASELINES = { engagement: 1_200, reach: 37_000 };

export const dashboardStats = z.object({
  /** Since midnight in the zone of the settings. */
  postsToday: z.number(),
  /** Against yesterday up to this time of the day: so many more. */
  postsChange: z.number(),
  /** Reactions to the posts of the last 7 days in percent of how often they were seen. */
  engagementRate: z.number(),
  /** `totalEngagement` against the 7 days before, in percent. */
  engagementChange: z.number(),
  totalFollowers: z.number(),
  /** Since the month began, in percent. */
  followersChange: z.number(),
  /** US dollars of this quarter. */
  revenueImpact: z.number(),
  /** Against the quarter before, in percent. */
  revenueChange: z.number(),
  /** Likes, reposts, replies, quotes and bookmarks of the posts of the last 7 days. */
  totalEngagement: z.number(),
  /** How often the posts of the last 30 days were seen. */
  totalReach: z.number(),
  /** `totalReach` against the 30 days before, in percent. */
  reachChange: z.number(),
  /** All that Troupe has published. */
  totalPosts: z.number(),
  /** True: nothing was measured in the earlier period, and the fixed baseline stands in for it. */
  baselines: z.object({ engagement: z.boolean(), reach: z.boolean() }),
});
export type DashboardStats = z.infer<typeof dashboardStats>;

export const getDashboardStats = endpoint({
  ...reading,
  path: '/api/dashboard/stats',
  summary: 'The figures of the dashboard and their changes',
  response: dashboardStats,
});
