import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { keepReading, type PartFigures } from '#api/domains/metrics/queries.ts';
import { testApp } from '#api/testing/app.ts';
import { scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { getDashboardStats } from '#shared/contracts/dashboard.ts';
import { defaultSettings } from '#shared/contracts/settings.ts';
import { ianaZone } from '#shared/lib/time/time-zones.ts';
import { type StatsRow, statsAt } from '../queries.ts';
import { randomWorkspace } from '../testing/random-workspace.ts';
import { recomputed } from '../testing/recomputed.ts';
import { toStats } from '../to-stats.ts';

const app = testApp();

const keep = (tx: Db, owner: string, parts: PartFigures[]) => {
  const ids = [...new Set(parts.map(({ postId }) => postId))];
  const next = ids.map((id) => ({ id, whenMoved: null, whenStill: null, still: 0 }));
  return keepReading(tx, owner, parts, next);
};

it.each([
  ['UTC', '2026-11-20T12:00:00Z'],
  // Hours after the clocks went back and forward: yesterday had 25 or 23 hours.
  ['EST', '2026-11-02T03:30:00Z'],
  ['PST', '2026-03-09T06:15:00Z'],
  ['CET', '2026-10-26T20:00:00Z'],
  // Already next year there.
  ['JST', '2026-12-31T23:00:00Z'],
] as const)('counts what the raw rows say, in %s at %s', async (zone, at) => {
  const now = Date.parse(at);
  const owner = await randomWorkspace(app, `dash_${zone.toLowerCase()}`, now, now % 9_973, keep);
  await randomWorkspace(app, `not_${zone.toLowerCase()}`, now, 7, keep);
  const { db } = app.running.ctx;
  const data = JSON.stringify({
    ...defaultSettings,
    profile: { ...defaultSettings.profile, timezone: zone },
  });
  const row = await withWorkspace(db, owner, async (tx) => {
    await tx.insertInto('settings').values({ workspace_id: owner, data, secrets: '{}' }).execute();
    return (await statsAt(owner, sql<string>`${at}::timestamptz`).execute(tx)).rows[0];
  });
  expect(row).toEqual(await recomputed(app, owner, now, ianaZone(zone) ?? ''));
  expect(row?.posts_yesterday).toBeGreaterThan(0);
  expect(row?.engagement_before).toBeGreaterThan(0);
});

const nothing: StatsRow = {
  posts_today: 0,
  posts_yesterday: 0,
  posts: 0,
  engagement: 0,
  impressions: 0,
  engagement_before: 0,
  measured_before: 0,
  reach: 0,
  reach_before: 0,
  measured_reach_before: 0,
  followers: 0,
  followers_at_first: 0,
  cents: 0,
  cents_before: 0,
};

it('compares with the fixed baselines only while there is no earlier period', () => {
  const begun = { ...nothing, engagement: 1_500, impressions: 30_000, reach: 18_500 };
  expect(toStats(begun)).toMatchObject({
    engagementRate: 5,
    engagementChange: 25,
    reachChange: -50,
    baselines: { engagement: true, reach: true },
  });
  const later = {
    ...begun,
    engagement_before: 1_000,
    measured_before: 3,
    reach_before: 9_250,
    measured_reach_before: 3,
  };
  expect(toStats(later)).toMatchObject({
    engagementChange: 50,
    reachChange: 100,
    baselines: { engagement: false, reach: false },
  });
});

it('tells changes in whole posts and in percent, and none from nothing', () => {
  const busy = {
    ...nothing,
    posts_today: 3,
    posts_yesterday: 5,
    followers: 1_100,
    followers_at_first: 1_000,
    cents: 150_050,
    cents_before: 200_000,
  };
  expect(toStats(busy)).toMatchObject({
    postsChange: -2,
    followersChange: 10,
    revenueImpact: 1_500.5,
    revenueChange: -25,
  });
  expect(toStats({ ...busy, followers_at_first: 0, cents_before: -5 })).toMatchObject({
    followersChange: 0,
    revenueChange: 0,
  });
});

it('is all zero for somebody new, and knows no other workspace', async () => {
  const stranger = await app.signIn('new_here');
  const zero = toStats(nothing);
  expect(zero).toMatchObject({ engagementChange: 0, reachChange: 0 });
  expect(await stranger.call(getDashboardStats)).toEqual(zero);
  const { user } = await scheduleFixture(app, 'dash_utc');
  expect((await user.call(getDashboardStats)).totalPosts).toBeGreaterThan(50);
});
