import { describe, expect, test } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { type Desk, deskOf } from '#api/testing/schedule-desk.ts';
import { getAnalytics } from '#shared/contracts/analytics.ts';
import { createPersona } from '#shared/contracts/personas.ts';
import { dayAfter } from '#shared/lib/calendar-days.ts';
import { publish } from './testing/published.ts';

const app = testApp();

const persona = (desk: Desk, name: string) =>
  desk.user.call(createPersona, {
    body: { name, description: 'Trades perps', personality: 'Dry' },
  });

const zone = (desk: Desk, name: string) =>
  app.asOwner(`insert into settings (workspace_id, data, secrets) values
    ('${desk.workspaceId}', '{"profile": {"timezone": "${name}"}}', '{}')`);

const read = (desk: Desk, start: string, end: string) =>
  desk.user.call(getAnalytics, { query: { start, end } });

test('a workspace without posts has a period, zeroes and no comparison', async () => {
  const desk = await deskOf(app, 'nobody');
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

describe('the days', () => {
  const figures = { impressions: 100, likes: 1 };

  test('begin and end at midnight of the zone of the settings, also when its clock changes', async () => {
    const desk = await deskOf(app, 'berlin');
    await zone(desk, 'CET');
    await publish(app, desk, [
      { at: '2026-10-23T21:59:59.999Z', figures },
      { at: '2026-10-23T22:00:00Z', figures },
      { at: '2026-10-24T21:59:00Z', figures },
      // The day of 25 hours.
      { at: '2026-10-24T22:00:00Z', figures },
      { at: '2026-10-25T22:59:00Z', figures },
      { at: '2026-10-25T23:00:00Z', figures },
      { at: '2026-10-26T23:00:00Z', figures },
    ]);
    const { trend, summary, period } = await read(desk, '2026-10-24', '2026-10-26');
    expect(period).toEqual({
      start: '2026-10-24',
      end: '2026-10-26',
      days: 3,
      timeZone: 'Europe/Berlin',
      unit: 'day',
    });
    expect(
      trend.map(({ label, posts, engagement, reach }) => [label, posts, engagement, reach]),
    ).toEqual([
      ['2026-10-24', 2, 2, 200],
      ['2026-10-25', 2, 2, 200],
      ['2026-10-26', 1, 1, 100],
    ]);
    expect(trend[2]?.at).toBe('2026-10-25T23:00:00.000Z');
    expect(summary.posts).toMatchObject({ value: 5, previous: 1, change: 400 });
  });

  test('are told by the hour when there are at most two, as many hours as passed', async () => {
    const desk = await deskOf(app, 'hours');
    await zone(desk, 'CET');
    await publish(app, desk, [
      { at: '2026-10-25T00:30:00Z', figures },
      { at: '2026-10-25T01:30:00Z', figures },
    ]);
    const { trend, period, hours } = await read(desk, '2026-10-25', '2026-10-25');
    expect(period.unit).toBe('hour');
    expect(trend).toHaveLength(25);
    const busy = trend.filter(({ posts }) => posts > 0);
    expect(busy.map(({ at, label }) => [at, label])).toEqual([
      ['2026-10-25T00:00:00.000Z', '2026-10-25T02:00'],
      ['2026-10-25T01:00:00.000Z', '2026-10-25T02:00'],
    ]);
    expect(hours).toEqual([{ weekday: 0, hour: 2, posts: 2, averageEngagement: 1 }]);
    expect((await read(desk, '2026-03-29', '2026-03-29')).trend).toHaveLength(23);
    expect((await read(desk, '2026-03-28', '2026-03-29')).trend).toHaveLength(47);
    expect((await read(desk, '2026-03-28', '2026-03-30')).trend).toHaveLength(3);
  });

  test('that are none, reversed or too many are refused with a sentence', async () => {
    const desk = await deskOf(app, 'refused');
    const refused = async (start: string, end: string) => {
      const { status, code, message, issues } = await desk.user.refused(getAnalytics, {
        query: { start, end },
      });
      return [status, code, message, issues?.[0]?.path];
    };
    const start = 'Start must be a day such as 2026-11-21';
    for (const text of ['', 'yesterday', '2026-02-30', '0000-01-01', '2026-11-21T00:00:00Z', "'"]) {
      expect(await refused(text, '2026-11-21'), text).toEqual([422, 'invalid', start, 'start']);
    }
    expect(await refused('2026-11-21', '21.11.2026')).toEqual([
      422,
      'invalid',
      'End must be a day such as 2026-11-21',
      'end',
    ]);
    expect(await refused('2026-11-21', '2026-11-20')).toEqual([
      422,
      'invalid',
      'The end must not be before the start',
      'end',
    ]);
    expect(await refused('2025-01-01', '2026-02-05')).toEqual([
      422,
      'invalid',
      'A period has at most 400 days',
      'start',
    ]);
    expect((await read(desk, '2025-01-01', '2026-02-04')).period.days).toBe(400);
  });
});

test('posts are told by persona, platform and provider, with what they would have had', async () => {
  const desk = await deskOf(app, 'groups');
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
  const desk = await deskOf(app, 'baseline');
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
  const desk = await deskOf(app, 'top');
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

test('a score is held against what happened once twenty posts have one', async () => {
  const desk = await deskOf(app, 'predicted');
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
  expect(virality).toMatchObject({ n: 20, correlation: 0, link: 'none' });
});

test('followers hold from one reading to the next, those of a disconnected account not at all', async () => {
  const desk = await deskOf(app, 'followers');
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
    { day: '2026-11-10', followers: 110 },
    { day: '2026-11-11', followers: 180 },
    { day: '2026-11-12', followers: 180 },
  ]);
});

test("another workspace's posts are nobody else's figures", async () => {
  const [mine, theirs] = [await deskOf(app, 'mine'), await deskOf(app, 'theirs')];
  await publish(app, theirs, [
    { at: '2026-11-10T09:00:00Z', figures: { impressions: 10, likes: 1 } },
  ]);
  expect((await read(mine, '2026-11-10', '2026-11-10')).summary.posts.value).toBe(0);
  expect((await read(theirs, '2026-11-10', '2026-11-10')).summary.posts.value).toBe(1);
});
