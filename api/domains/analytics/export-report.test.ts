import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { analyticsReport, exportAnalytics, getAnalytics } from '#shared/contracts/analytics.ts';
import { publish } from './testing/published.ts';

const app = testApp();
const query = 'start=2026-11-09&end=2026-11-11';
const today = new Date().toISOString().slice(0, 10);

test('the report is a dated JSON file with what the screen shows and every post', async () => {
  const desk = await scheduleFixture(app, 'reporter');
  const accountId = await desk.connect('reporter_x');
  const at = (hour: number) => `2026-11-10T${String(hour).padStart(2, '0')}:00:00.000Z`;
  await publish(app, desk, [
    {
      at: at(9),
      accountId,
      text: 'gm',
      provider: 'openai',
      voiceMatch: 88,
      figures: { impressions: 200, likes: 5 },
    },
    { at: at(10), text: 'later' },
  ]);
  const response = await desk.user.fetch(`${exportAnalytics.path}?${query}`);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="troupe-analytics-${today}.json"`,
  );
  const { posts, generatedAt, isCut, ...shown } = analyticsReport.parse(await response.json());
  expect(shown).toEqual(
    await desk.user.call(getAnalytics, { query: { start: '2026-11-09', end: '2026-11-11' } }),
  );
  expect(generatedAt.slice(0, 10)).toBe(today);
  expect(isCut).toBe(false);
  expect(posts.map(({ text }) => text)).toEqual(['later', 'gm']);
  expect(posts[0]).toMatchObject({ impressions: null, engagementRate: null, readAt: null });
  expect(posts[1]).toMatchObject({
    postedAt: at(9),
    account: 'reporter_x',
    provider: 'openai',
    impressions: 200,
    engagement: 5,
    engagementRate: 2.5,
    voiceMatch: 88,
  });
});

test('without days it is about the last seven', async () => {
  const desk = await scheduleFixture(app, 'default');
  const report = await desk.user.fetch(exportAnalytics.path).then((answer) => answer.json());
  expect(analyticsReport.parse(report).period).toMatchObject({ end: today, days: 8 });
});

test('as CSV it has one row a post, and no cell that a spreadsheet would run', async () => {
  const desk = await scheduleFixture(app, 'csv');
  const evil = '=HYPERLINK("https://evil.example","gm"),\n+1';
  await publish(app, desk, [
    { at: '2026-11-10T09:00:00Z', text: evil, figures: { impressions: 10, likes: 1 } },
    { at: '2026-11-10T08:00:00Z', text: 'plain, with a comma' },
  ]);
  const response = await desk.user.fetch(`${exportAnalytics.path}?${query}&format=csv`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toContain(`troupe-analytics-${today}.csv`);
  const { data } = Papa.parse<Record<string, string>>((await response.text()).trim(), {
    header: true,
  });
  expect(data).toHaveLength(2);
  expect(data[0]?.Text).toBe(`'${evil}`);
  expect(data[0]?.['Engagement rate (%)']).toBe('10');
  expect(data[1]?.Text).toBe('plain, with a comma');
  expect(data[1]?.Impressions).toBe('');
});

test('more posts than a page holds all come, each once', async () => {
  const desk = await scheduleFixture(app, 'pages');
  // All in the same instant: a page must not end on the time alone.
  await publish(
    app,
    desk,
    Array.from({ length: 2_100 }, () => ({ at: '2026-11-10T09:00:00Z' })),
  );
  const response = await desk.user.fetch(`${exportAnalytics.path}?${query}`);
  const { posts } = analyticsReport.parse(await response.json());
  expect(posts).toHaveLength(2_100);
  expect(new Set(posts.map(({ id }) => id)).size).toBe(2_100);
});

test('a page goes on behind the very moment at which the one before it ended', async () => {
  const desk = await scheduleFixture(app, 'moments');
  await publish(
    app,
    desk,
    // Postgres tells moments apart that are one in what clients are told.
    Array.from({ length: 900 }, (_, at) => ({
      at: `2026-11-10T09:00:00.000${String(at).padStart(3, '0')}Z`,
    })),
  );
  const response = await desk.user.fetch(`${exportAnalytics.path}?${query}`);
  expect(analyticsReport.parse(await response.json()).posts).toHaveLength(900);
});

test('it is the text that JSON.stringify writes, with posts and without', async () => {
  const desk = await scheduleFixture(app, 'text');
  await publish(app, desk, [{ at: '2026-11-10T09:00:00Z' }, { at: '2026-11-10T08:00:00Z' }]);
  for (const days of [query, 'start=2026-01-01&end=2026-01-02']) {
    const response = await desk.user.fetch(`${exportAnalytics.path}?${days}`);
    const text = await response.text();
    expect(text).toBe(JSON.stringify(JSON.parse(text), null, 2));
  }
});

test('a reader who goes away in the middle leaves the server as it was', async () => {
  const desk = await scheduleFixture(app, 'leaver');
  await publish(
    app,
    desk,
    Array.from({ length: 2_100 }, () => ({ at: '2026-11-10T09:00:00Z' })),
  );
  const response = await desk.user.fetch(`${exportAnalytics.path}?${query}`);
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(
    await desk.user.call(getAnalytics, { query: { start: '2026-11-09', end: '2026-11-11' } }),
  ).toBeDefined();
});

test('days or a format that are none are refused', async () => {
  const desk = await scheduleFixture(app, 'refusals');
  const refused = (asked: Record<string, string>) =>
    desk.user.refused(exportAnalytics, { query: asked });
  expect(await refused({ start: 'soon' })).toMatchObject({ status: 422, code: 'invalid' });
  expect(await refused({ format: 'xlsx' })).toMatchObject({
    status: 400,
    message: 'Format must be json or csv',
  });
});
