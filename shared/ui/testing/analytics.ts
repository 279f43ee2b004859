import type { Analytics } from '#shared/contracts/analytics.ts';

const still = { value: 0, previous: null, change: null, isBaseline: false };

/** Nothing has been posted. */
export const nothing: Analytics = {
  period: { start: '2026-11-14', end: '2026-11-21', days: 8, timeZone: 'UTC', unit: 'day' },
  previous: { start: '2026-11-06', end: '2026-11-13' },
  summary: { posts: still, engagement: still, reach: still, engagementRate: still },
  trend: Array.from({ length: 8 }, (_, at) => ({
    at: `2026-11-${14 + at}T00:00:00.000Z`,
    label: `2026-11-${14 + at}`,
    posts: 0,
    engagement: 0,
    reach: 0,
  })),
  personas: [],
  platforms: [],
  campaigns: [],
  providers: [],
  hours: [],
  topPosts: [],
  predictions: { voiceMatch: null, virality: null },
  followers: [],
  revenue: { total: 0, byPost: [], byCampaign: [] },
  forecasts: [],
  messages: {},
};

const figures = { posts: 12, engagement: 340, reach: 8_000, engagementRate: 4.25, voiceMatch: 81 };
/** A week with something of everything. */
export const busy: Analytics = {
  ...nothing,
  summary: {
    posts: { ...still, value: 12 },
    engagement: { ...still, value: 340 },
    reach: { ...still, value: 8_000 },
    engagementRate: { ...still, value: 4.25 },
  },
  trend: nothing.trend.map((point, at) => ({
    ...point,
    posts: at,
    engagement: at * 10,
    reach: at * 100,
  })),
  personas: [
    { id: 'p-1', name: 'Dana', ...figures },
    { id: null, name: '', ...figures, engagement: 0, voiceMatch: null },
  ],
  platforms: [{ id: 'twitter', name: 'twitter', ...figures }],
  providers: [
    { id: null, name: '', ...figures },
    { id: 'local', name: 'local', ...figures },
  ],
  hours: [
    { weekday: 5, hour: 9, posts: 3, averageEngagement: 40 },
    { weekday: 0, hour: 21, posts: 1, averageEngagement: 12.5 },
  ],
  topPosts: [
    {
      id: '00000000-0000-4000-8000-0000000000d1',
      excerpt: 'blobs are <b>free</b>',
      personaName: 'Dana',
      platform: 'twitter',
      url: 'https://x.com/dana/status/1',
      engagement: 99,
      reach: 1_234,
      engagementRate: 8.02,
      postedAt: '2026-11-20T09:00:00.000Z',
    },
  ],
  predictions: {
    voiceMatch: {
      n: 40,
      correlation: 0.52,
      link: 'moderate',
      points: [
        [80, 2],
        [20, 1],
      ],
    },
    virality: null,
  },
  forecasts: [
    {
      posts: 12,
      correlation: null,
      reason: 'No engagement forecast yet: 12 of 100 posts of @dana have results.',
    },
  ],
  followers: [
    { day: '2026-11-14', followers: 1_000 },
    { day: '2026-11-21', followers: 1_250 },
  ],
};
