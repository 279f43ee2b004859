import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { expect, it } from 'vitest';
import { readEnv } from '#api/config/env.ts';
import { publishingHarness } from '#api/domains/publishing/engine/testing/publishing-harness.ts';
import { workerProcess } from '#api/domains/publishing/engine/testing/worker-process.ts';
import { errorBody } from '#shared/contracts/errors.ts';
import { getHealth } from '#shared/contracts/health.ts';
import { start } from './start.ts';

/** Only ends what hangs: a start alone takes seconds on a busy machine. */
const LIMIT_MS = 180_000;
const METRICS_TOKEN = randomBytes(12).toString('hex');
const patiently = { timeout: 60_000, interval: 100 };
const on = publishingHarness();

/** A worker in this process, and how to ask it. */
async function worker(variables: Record<string, string>) {
  const env = readEnv({ ...on.stage.variables({}), ...variables });
  const running = await start(env, pino({ level: 'silent' }), on.stage.databaseUrl);
  const ask = (path: string, method = 'GET') =>
    fetch(`http://127.0.0.1:${running.port}${path}`, { method });
  return { running, ask };
}

it(
  'a worker tells what it has counted, to who may read it, and how it fares',
  async () => {
    const { child, ready, ended } = workerProcess(on.stage, {
      variables: { WORKER_METRICS_PORT: '0', METRICS_TOKEN },
    });
    const [, port] = /Its metrics are on port (\d+)\./.exec(await ready) ?? [];
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers });
    await on.stage.schedule(await on.stage.actor('counted'), 'one that is counted');
    const metrics = async () => (await ask('/api/metrics')).text();
    await expect.poll(metrics, patiently).toContain('\ntroupe_posts_total{status="posted"} 1\n');

    const fromElsewhere = { 'x-forwarded-for': '203.0.113.7' };
    expect((await ask('/api/metrics', fromElsewhere)).status).toBe(404);
    const authorization = `Bearer ${METRICS_TOKEN}`;
    expect((await ask('/api/metrics', { ...fromElsewhere, authorization })).status).toBe(200);
    const health = async () => getHealth.response.parse(await (await ask('/api/health')).json());
    await expect
      .poll(health, patiently)
      .toMatchObject({ status: 'ok', publishing: { lastLookSeconds: expect.any(Number) } });

    // The connections that were asked on are still open.
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  },
  LIMIT_MS,
);

it(
  'a worker answers nothing else, and its port ends with it',
  async () => {
    const { running, ask } = await worker({ WORKER_METRICS_PORT: '0' });
    try {
      for (const [method, path] of [
        ['GET', '/'],
        ['GET', '/assets/main.js'],
        ['GET', '/api/openapi.json'],
        ['GET', '/api/personas'],
        ['GET', '/api/auth/test-login'],
        ['POST', '/api/auth/logout'],
        ['POST', '/api/metrics'],
      ] as const) {
        const answer = await ask(path, method);
        expect([path, answer.status]).toEqual([path, 404]);
        const { code, requestId } = errorBody.parse(await answer.json());
        expect([code, requestId]).toEqual(['not_found', answer.headers.get('x-request-id')]);
      }
    } finally {
      await running.stop();
    }
    await expect(ask('/api/health')).rejects.toThrow('fetch failed');
  },
  LIMIT_MS,
);

it(
  'a worker that was given no port listens on none, whatever PORT says',
  async () => {
    const { running } = await worker({ PORT: '0' });
    await running.stop();
    expect(running.port).toBeNull();
  },
  LIMIT_MS,
);
