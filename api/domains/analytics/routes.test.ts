import { expect, test } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { type Desk, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { getAnalytics, getPostMetrics } from '#shared/contracts/analytics.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';
import { dayAfter } from '#shared/lib/time/calendar-days.ts';
import { publish } from './testing/published.ts';

const app = testApp();

const persona = (desk: Desk, name: string) =>
  desk.user.call(createPersona, {
    body: { name, description: 'Trades perps', personality: 'Dry' },
  });

const read = (desk: Desk, start: string, end: string) =>
  desk.user.call(getAnalytics, { query: { start, end } });

test('a workspace without posts has a period, zeroes and no comparison', async () => {
  const desk = await scheduleFixture(app, 'nobody');
  const found = await desk.user.call(getAnalytics);
  expect(found.period).toMatchObject({ days: 8, timeZone: 'UTC', unit: 'day' });
  expect(found.period.end).toBe(new Date().toISOString().slice(0, 10));
  expect(found.previous.end).toBe(dayAfter(found.period.start, -1));
  const nothing = { value: 0, previous: null, change: null, isBaseline: false };
  expect(found.summary).toEqual({
    posts: nothing,
    engagement: nothing,
    reach: nothing,
    engagementRate: nothing,
  });
  expect(found.trend).toHaveLength(8);
  expect(found.personas.concat(found.platforms, found.campaigns, found.providers)).toEqual([]);
  expect(found.predictions).toEqual({ voiceMatch: null, virality: null });
  expect(found.followers).toEqual([]);
  expect(found.revenue).toEqual({ total: 0, byPost: [], byCampaign: [] });
});

test('one post tells what it has reached, nothing before it was read, and only to its owner', async () => {
  const desk = await scheduleFixture(app, 'one');
  const at = '2026-11-10T09:00:00Z';
  const [read = '', unread = ''] = await publish(app, desk, [
    { at, figures: { impressions: 1_000, likes: 20, reposts: 5 } },
    { at },
  ]);
  const of = (id: string) => desk.user.call(getPostMetrics, { params: { id } });
  const nothing = { replies: 0, quotes: 0, bookmarks: 0 };
  expect(await of(read)).toEqual({ impressions: 1_000, likes: 20, reposts: 5, ...nothing });
  expect((await of(unread)).impressions).toBeNull();
  const other = await scheduleFixture(app, 'other');
  const refused = await other.user.refused(getPostMetrics, { params: { id: read } });
  expect(refused.status).toBe(404);
});

test('posts are told by persona, platform and provider, with what they would have had', async () => {
  const desk = await scheduleFixture(app, 'groups');
  const [dana, milo] = [await persona(desk, 'Dana'), await persona(desk, 'Milo')];
  const at = '2026-11-10T09:00:00Z';
  await publish(app, desk, [
    {
      at,
      personaId: dana.id,
      provider: 'openai',
      voiceMatch: 80,
      figures: { impressions: 1_000, likes: 20, reposts: 5 },
    },
    {
      at,
      personaId: dana.id,
      provider: 'local',
      voiceMatch: 61,
      figures: { impressions: 500, likes: 5 },
    },
    { at, personaId: milo.id, provider: 'openai', figures: { impressions: 200, likes: 50 } },
    { at, figures: { impressions: 300, likes: 0 } },
    { at, personaId: milo.id },
  ]);
  const { personas, platforms, providers, summary, topPosts } = await read(
    desk,
    '2026-11-09',
    '2026-11-11',
  );
  expect(personas).toEqual([
    {
      id: milo.id,
      name: 'Milo',
      posts: 2,
      engagement: 50,
      reach: 200,
      engagementRate: 25,
      voiceMatch: null,
    },
    {
      id: dana.id,
      name: 'Dana',
      posts: 2,
      engagement: 30,
      reach: 1_500,
      engagementRate: 2,
      voiceMatch: 71,
    },
    {
      id: null,
      name: '',
      posts: 1,
      engagement: 0,
      reach: 300,
      engagementRate: 0,
      voiceMatch: null,
    },
  ]);
  expect(platforms).toEqual([
    {
      id: 'twitter',
      name: 'twitter',
      posts: 5,
      engagement: 80,
      reach: 2_000,
      engagementRate: 4,
      voiceMatch: 71,
    },
  ]);
  expect(providers.map(({ id, posts, engagement }) => [id, posts, engagement])).toEqual([
    ['openai', 2, 75],
    ['local', 1, 5],
    [null, 2, 0],
  ]);
  expect(summary.engagementRate).toMatchObject({ value: 4, previous: null, change: null });
  expect(topPosts.map(({ engagement, personaName }) => [engagement, personaName])).toEqual([
    [50, 'Milo'],
    [25, 'Dana'],
    [5, 'Dana'],
    [0, null],
  ]);
});

test('while nothing came before, the fixed baselines stand in and say so', async () => {
  const desk = await scheduleFixture(app, 'baseline');
  await publish(app, desk, [
    { at: '2026-11-10T09:00:00Z', figures: { impressions: 74_000, likes: 1_500 } },
  ]);
  const first = await read(desk, '2026-11-10', '2026-11-10');
  expect(first.summary).toMatchObject({
    posts: { value: 1, previous: null, change: null, isBaseline: false },
    engagement: { value: 1_500, previous: 1_200, change: 25, isBaseline: true },
    reach: { value: 74_000, previous: 37_000, change: 100, isBaseline: true },
  });
  await publish(app, desk, [
    { at: '2026-11-09T09:00:00Z', figures: { impressions: 37_000, likes: 3_000 } },
  ]);
  const second = await read(desk, '2026-11-10', '2026-11-10');
  expect(second.summary).toMatchObject({
    posts: { previous: 1, change: 0 },
    engagement: { previous: 3_000, change: -50, isBaseline: false },
    reach: { previous: 37_000, change: 100, isBaseline: false },
  });
});

test('the best ten posts come with their words and their address', async () => {
  const desk = await scheduleFixture(app, 'top');
  const accountId = await desk.connect('topper');
  const long = `gm ${'ape '.repeat(100)}`;
  await publish(
    app,
    desk,
    Array.from({ length: 12 }, (_, at) => ({
      at: `2026-11-10T0${at % 10}:00:00Z`,
      text: at === 3 ? long : `post ${at}`,
      accountId,
      figures: { impressions: 100, likes: at === 3 ? 99 : at },
    })),
  );
  const { topPosts } = await read(desk, '2026-11-10', '2026-11-12');
  expect(topPosts.map(({ engagement }) => engagement)).toEqual([99, 11, 10, 9, 8, 7, 6, 5, 4, 2]);
  const [best] = topPosts;
  expect([...(best?.excerpt ?? '')].length).toBeLessThanOrEqual(141);
  expect(best?.url).toMatch(/^https?:\/\/[^/]+\/topper\/status\/9\d{9}$/);
  expect(best?.postedAt).toBe('2026-11-10T03:00:00.000Z');
});

test('a score is held against what happened once twenty posts have one, virality once a hundred', async () => {
  const desk = await scheduleFixture(app, 'predicted');
  const day = '2026-11-10T09:00:00Z';
  const posts = Array.from({ length: 19 }, (_, at) => ({
    at: day,
    voiceMatch: at * 5,
    virality: 50,
    figures: { impressions: 1_000, likes: at },
  }));
  await publish(app, desk, posts);
  expect((await read(desk, '2026-11-10', '2026-11-10')).predictions.voiceMatch).toBeNull();
  // Without figures, and never seen: neither tells a rate.
  await publish(app, desk, [
    { at: day, voiceMatch: 1 },
    { at: day, voiceMatch: 1, figures: { impressions: 0, likes: 0 } },
    { at: day, voiceMatch: 95, virality: 50, figures: { impressions: 1_000, likes: 19 } },
  ]);
  const { voiceMatch, virality } = (await read(desk, '2026-11-10', '2026-11-10')).predictions;
  expect(voiceMatch).toMatchObject({ n: 20, correlation: 1, link: 'strong' });
  expect(voiceMatch?.points).toHaveLength(20);
  expect(voiceMatch?.points).toContainEqual([95, 1.9]);
  expect(virality).toBeNull();
  await publish(
    app,
    desk,
    Array.from({ length: 80 }, () => ({
      at: day,
      virality: 50,
      figures: { impressions: 1_000, likes: 3 },
    })),
  );
  const { predictions } = await read(desk, '2026-11-10', '2026-11-10');
  expect(predictions.virality).toMatchObject({ n: 100, correlation: 0, link: 'none' });
});

test('followers hold from one reading to the next, of a new account from its first on; a disconnected one has none', async () => {
  const desk = await scheduleFixture(app, 'followers');
  const [one, two, gone] = [
    await desk.connect('f_one'),
    await desk.connect('f_two'),
    await desk.connect('f_gone'),
  ];
  await app.asOwner(`update social_accounts set access_token = '' where id = '${gone}'`);
  const rows = [
    [one, '2026-11-01', 100],
    [one, '2026-11-05', 110],
    [one, '2026-11-11', 130],
    [two, '2026-11-11', 50],
    [gone, '2026-11-11', 9_000],
  ];
  await app.asOwner(`insert into follower_snapshots (workspace_id, account_id, day, followers) values
    ${rows.map(([id, day, count]) => `('${desk.workspaceId}', '${id}', '${day}', ${count})`).join()}`);
  const { followers } = await read(desk, '2026-11-10', '2026-11-12');
  expect(followers).toEqual([
    { day: '2026-11-10', followers: 160 },
    { day: '2026-11-11', followers: 180 },
    { day: '2026-11-12', followers: 180 },
  ]);
});

test("another workspace's posts are nobody else's figures", async () => {
  const [mine, theirs] = [await scheduleFixture(app, 'mine'), await scheduleFixture(app, 'theirs')];
  await publish(app, theirs, [
    { at: '2026-11-10T09:00:00Z', figures: { impressions: 10, likes: 1 } },
  ]);
  expect((await read(mine, '2026-11-10', '2026-11-10')).summary.posts.value).toBe(0);
  expect((await read(theirs, '2026-11-10', '2026-11-10')).summary.posts.value).toBe(1);
});
