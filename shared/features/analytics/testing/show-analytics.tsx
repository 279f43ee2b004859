import { vi } from 'vitest';
import type { Host } from '#shared/client/host.tsx';
import type { Analytics } from '#shared/contracts/analytics.ts';
import type { DashboardStats } from '#shared/contracts/dashboard.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { type Answer, renderScreen, type Sent } from '#shared/ui/testing/render-screen.tsx';
import AnalyticsScreen from '../analytics-screen.tsx';

/** Only the date stands still: a week back from it is asked for. */
export function stopCalendar(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00Z') });
}

export const WEEK = '/api/analytics?start=2026-11-14&end=2026-11-21';

const stats: DashboardStats = {
  postsToday: 3,
  postsChange: 2,
  engagementRate: 3.4,
  engagementChange: 25,
  totalFollowers: 1_250,
  followersChange: 4,
  revenueImpact: 0,
  revenueChange: 0,
  totalEngagement: 1_500,
  totalReach: 40_949,
  reachChange: -10.6,
  totalPosts: 99,
  baselines: { engagement: true, reach: false },
};
/** A day without posts, a week without reactions. */
export const quiet: DashboardStats = {
  ...stats,
  postsToday: 0,
  postsChange: 0,
  engagementRate: 3,
  totalEngagement: 0,
  totalReach: 0,
  baselines: { engagement: false, reach: false },
};

export type More = Record<string, (sent: Sent) => Answer | Promise<Answer>>;

/** Shows the screen to somebody whose analytics are these. */
export function showAnalytics(found: Analytics, more: More = {}, place: Partial<Host> = {}) {
  const user = nextUser();
  return renderScreen(
    <AnalyticsScreen />,
    {
      'GET /api/auth/user': () => ({ status: 200, body: user }),
      'GET /api/dashboard/stats': () => ({ status: 200, body: stats }),
      [`GET ${WEEK}`]: () => ({ status: 200, body: found }),
      'GET /api/revenue': () => ({ status: 200, body: [] }),
      'GET /api/scheduled-posts': () => ({ status: 200, body: [] }),
      'GET /api/campaigns': () => ({ status: 200, body: [] }),
      ...more,
    },
    place,
  );
}
