import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '#api/db/database.ts';
import { calmLimits } from '../testing/publisher-harness.ts';
import { publishingHarness } from '../testing/publishing-harness.ts';
import { databaseEpoch } from './database-epoch.ts';

const on = publishingHarness();
let connection: ReturnType<typeof connect>;
beforeAll(() => {
  connection = connect(on.stage.databaseUrl, 'worker', () => {});
});
afterAll(() => connection.close());

const workersThere = async () => {
  const [row] = (await on.stage.asOwner(`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name ~ '^troupe-publishing \\d+ \\d+$'`)) as [
    { count: number },
  ];
  return row.count;
};

it('is taken over from worker to worker, and begins anew when none was there', async () => {
  const { stage } = on;
  const first = stage.work();
  await expect.poll(workersThere).toBe(1);
  const since = await databaseEpoch(connection.db);
  expect(await databaseEpoch(connection.db)).toBe(since);

  const second = stage.work();
  await expect.poll(workersThere).toBe(2);
  await first.stop();
  await expect.poll(workersThere).toBe(1);
  expect(await databaseEpoch(connection.db)).toBe(since);

  await second.stop();
  await expect.poll(workersThere).toBe(0);
  const fresh = await databaseEpoch(connection.db);
  expect(Date.parse(fresh)).toBeGreaterThan(Date.parse(since));
  expect(Date.parse(await databaseEpoch(connection.db))).toBeGreaterThanOrEqual(Date.parse(fresh));
});

it('a worker that begins beside another sends what came due before it, without looking it up', async () => {
  const { stage } = on;
  const { control } = stage.sandbox;
  const actor = await stage.actor('passed_on');
  await stage.settings(actor, (settings) => {
    settings.automation.maxPostsPerDay = 50;
    settings.api.rateLimits.postsPerHour = 100;
  });
  control.fault({ kind: 'slow', endpoint: 'create', delayMs: 40, times: 'always' });
  const first = stage.work({ ...calmLimits, doubtMs: 1 });
  await expect.poll(workersThere).toBe(1);
  const ids = await stage.scheduleMany(
    actor,
    Array.from({ length: 8 }, (_, at) => `passed on ${at}`),
  );
  await stage.settled(ids.slice(0, 2));
  stage.work({ ...calmLimits, doubtMs: 1 });
  await expect.poll(workersThere).toBe(2);
  await first.stop();
  const rows = await stage.settled(ids);
  expect(rows.map(({ outcomes }) => outcomes)).toEqual(ids.map(() => ['posted']));
  expect(control.truth().calls.timeline ?? 0).toBe(0);
});
