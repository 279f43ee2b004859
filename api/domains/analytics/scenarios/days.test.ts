import { expect, test } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { type Desk, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { getAnalytics } from '#shared/contracts/analytics.ts';
import { publish } from '../testing/published.ts';

const app = testApp();

const zone = (desk: Desk, name: string) =>
  app.asOwner(`insert into settings (workspace_id, data, secrets) values
    ('${desk.workspaceId}', '{"profile": {"timezone": "${name}"}}', '{}')`);

const read = (desk: Desk, start: string, end: string) =>
  desk.user.call(getAnalytics, { query: { start, end } });

const figures = { impressions: 100, likes: 1 };

test('days begin and end at midnight of the zone of the settings, also when its clock changes', async () => {
  const desk = await scheduleFixture(app, 'berlin');
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

test('days are told by the hour when there are at most two, as many hours as passed', async () => {
  const desk = await scheduleFixture(app, 'hours');
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

test('days that are none, reversed or too many are refused with a sentence', async () => {
  const desk = await scheduleFixture(app, 'refused');
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
