import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { getHealth } from '#shared/contracts/health.ts';
import { stateOfWork } from './state-of-work.ts';

const web = testApp();
const all = testApp({ ROLE: 'all' });

const health = (app: typeof web) => app.stranger.call(getHealth);

async function plant(app: typeof web, status: string, due: string): Promise<void> {
  const name = randomBytes(4).toString('hex');
  await app.asOwner(`with w as (insert into workspaces (name) values ('${name}') returning id)
    insert into scheduled_posts (workspace_id, platform, scheduled_time, not_before, time_zone,
      wall_clock, grace_minutes, status)
    select id, 'twitter', ${due}, ${due}, 'UTC', '', 60, '${status}' from w`);
}

it('tells of a server without a worker that nothing publishes and nobody keeps the queue', async () => {
  expect(await health(web)).toMatchObject({
    status: 'ok',
    database: 'up',
    queue: 'down',
    publishing: { lastLookSeconds: null, oldestDueSeconds: null, unknown: 0, needsCheck: 0 },
  });
});

it('counts what is stuck in all workspaces, and says for how long the oldest has been due', async () => {
  await plant(web, 'needs_check', `now() - interval '3 hours'`);
  await plant(web, 'needs_check', `now() - interval '2 hours'`);
  await plant(web, 'unknown', `now() + interval '1 minute'`);
  await plant(web, 'pending', `now() - interval '90 seconds'`);
  await plant(web, 'pending', `now() + interval '1 hour'`);
  await plant(web, 'posted', `now() - interval '1 day'`);
  const counts = async () => (await health(web)).publishing;
  await expect.poll(counts).toMatchObject({ unknown: 1, needsCheck: 2 });
  const due = (await counts())?.oldestDueSeconds;
  expect(due).toBeGreaterThanOrEqual(90);
  expect(due).toBeLessThan(150);
});

it('tells when the worker of this server last looked, and that the queue is kept', async () => {
  await expect.poll(async () => (await health(all)).queue, { interval: 200 }).toBe('up');
  await expect
    .poll(async () => (await health(all)).publishing?.lastLookSeconds)
    .toEqual(expect.any(Number));
  const { publishing } = await health(all);
  expect(publishing?.lastLookSeconds).toBeGreaterThanOrEqual(0);
  expect(publishing?.lastLookSeconds).toBeLessThan(30);
});

it('asks the database once for all who ask at the same time', () => {
  const { ctx } = web.running;
  expect(stateOfWork(ctx)).toBe(stateOfWork(ctx));
});

it('answers when what it wants to count cannot be counted', async () => {
  await web.asOwner('alter table scheduled_posts rename to hidden_posts');
  const publishing = async () => (await health(web)).publishing;
  await expect.poll(publishing).toBeNull();
  expect(await health(web)).toMatchObject({ status: 'ok', database: 'up' });
  await web.asOwner('alter table hidden_posts rename to scheduled_posts');
});
