import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { getHealth, getLiveness, getReadiness } from '#shared/contracts/health.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { personaTemplates } from '#shared/lib/persona-templates.ts';
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
    worker: 'none',
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

describe('a queue that nobody has looked after yet', () => {
  const states = async () => {
    const { queue, worker } = await health(web);
    return { queue, worker };
  };
  /** Another server's worker, as it tells of itself: when it last looked, since when it is there. */
  async function besideWorker(looked: number, since: number): Promise<() => Promise<void>> {
    const client = new pg.Client(web.running.ctx.pool.options.connectionString);
    await client.connect();
    const [second, ms] = [Date.now() / 1_000 - looked, Date.now() - since * 1_000].map(Math.floor);
    await client.query(`set application_name = 'troupe-publishing ${second} ${ms}'`);
    return () => client.end();
  }

  it('is starting while the worker of this server is young, and down after that', async () => {
    const { ctx } = web.running;
    const { startedAt } = ctx;
    ctx.env.ROLE = 'all';
    ctx.startedAt = performance.now();
    await expect.poll(states).toEqual({ queue: 'starting', worker: 'starting' });
    ctx.startedAt -= 61_000;
    await expect.poll(states).toEqual({ queue: 'down', worker: 'none' });
    Object.assign(ctx, { startedAt });
    ctx.env.ROLE = 'web';
  });

  it.each([
    ['starting, one of another server that has just come', 0, 1, 'starting', 'alive'],
    ['down, one that has been there for minutes', 0, 120, 'down', 'alive'],
    ['down, one that has not looked for minutes', 120, 120, 'down', 'none'],
  ])('is %s', async (_, looked, since, queue, worker) => {
    const leave = await besideWorker(looked, since);
    await expect.poll(states).toEqual({ queue, worker });
    await leave();
    await expect.poll(states).toEqual({ queue: 'down', worker: 'none' });
  });
});

it('tells when the worker of this server last looked, and that the queue is kept', async () => {
  await expect.poll(async () => (await health(all)).queue, { interval: 200 }).toBe('up');
  await expect
    .poll(async () => (await health(all)).publishing?.lastLookSeconds)
    .toEqual(expect.any(Number));
  const { publishing, worker } = await health(all);
  expect(worker).toBe('alive');
  expect(publishing?.lastLookSeconds).toBeGreaterThanOrEqual(0);
  expect(publishing?.lastLookSeconds).toBeLessThan(30);
});

it('tells no address, no name and no secret', async () => {
  const { env, pool } = web.running.ctx;
  const told = JSON.stringify(await health(web));
  const { connectionString = '' } = pool.options;
  const { hostname, port, pathname, username } = new URL(connectionString);
  const kept = [env.APP_SECRET, env.PUBLIC_URL, env.DATA_DIR, hostname, port, pathname, username];
  for (const text of kept.filter((one) => one)) expect(told).not.toContain(text);
  expect(Object.keys(JSON.parse(told)).toSorted()).toEqual([
    ...['ai', 'database', 'disk', 'email', 'embeddedModel', 'postgres', 'publishing', 'queue'],
    ...['status', 'testLogin', 'timeZoneData', 'version', 'worker', 'x'],
  ]);
});

it('names the version of Postgres, and the newest known one where that is newer', async () => {
  const [{ version }] = (await web.asOwner(
    `select split_part(current_setting('server_version'), ' ', 1) as version`,
  )) as [{ version: string }];
  const { postgres } = await health(web);
  expect(postgres?.version).toBe(version);
  const [major, minor] = version.split('.').map(Number) as [number, number];
  // As postgresql.org announced them on 2026-11-12.
  const newest = { 15: 20, 16: 16, 17: 12, 18: 7 }[major] ?? 0;
  expect(postgres?.newer).toBe(minor < newest ? `${major}.${newest}` : null);
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

it('a full disk is a 503 with its own code, in health too, and requests that read are served', async () => {
  const user = await web.signIn('saver');
  // The code and words of Postgres; only a disk of its own could be filled up.
  await web.asOwner(`create function refuse() returns trigger language plpgsql as $$
    begin
      raise exception 'could not extend file "base/1/2": No space left on device'
        using errcode = '53100';
    end $$`);
  await web.asOwner(
    'create trigger full_disk before insert on personas for each row execute function refuse()',
  );
  const [template] = personaTemplates;
  const refused = await user.refused(createPersona, { body: template });
  expect(refused).toMatchObject({
    status: 503,
    code: 'provider_unavailable',
    reason: 'request.disk-full',
    message: 'The disk of the server is full. Nothing can be saved until there is space.',
  });
  const full = async () => (await web.stranger.fetch(getHealth.path)).status;
  await expect.poll(full).toBe(503);
  const told = await (await web.stranger.fetch(getHealth.path)).json();
  expect(told).toMatchObject({ status: 'degraded', database: 'up', disk: 'full' });
  expect(await user.call(listPersonas)).toEqual([]);
  expect(await web.stranger.call(getReadiness)).toEqual({ status: 'ok' });
  expect(await web.stranger.call(getLiveness)).toEqual({ status: 'ok' });
  await web.asOwner('drop trigger full_disk on personas');
});
