import { expect, it } from 'vitest';
import { ownPostgres, type StopMode } from '#api/testing/postgres/own-postgres.ts';
import type { Settings } from '#shared/contracts/settings.ts';
import { judge, scheduleTexts } from '../testing/assert-ledger.ts';
import { stageOn } from '../testing/publishing-harness.ts';
import { workerProcess } from '../testing/worker-process.ts';

const on = stageOn(ownPostgres);
const BUCKETS = '/api/content-buckets';
const roomy = (settings: Settings) => {
  settings.automation.maxPostsPerDay = 50;
  settings.api.rateLimits.postsPerHour = 100;
};

/** The whole server in a process of its own, and somebody who is signed in to it. */
async function openServer() {
  const variables = { ROLE: 'all', PORT: '0', TEST_LOGIN: 'on', RATE_LIMITS: 'off' };
  const { child, ready, ended } = workerProcess(on.stage, { variables });
  let said = await ready;
  child.stdout?.on('data', (more) => (said += more));
  const address = () => /http:\/\/localhost:\d+/.exec(said)?.[0];
  await expect.poll(address).toBeDefined();
  const url = address() as string;
  const login = await fetch(`${url}/api/auth/test-login?username=reader`);
  const headers = {
    cookie: login.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    origin: url,
    'content-type': 'application/json',
  };
  const send = (path: string, init: RequestInit = {}) => fetch(url + path, { ...init, headers });
  return { send, child, ended };
}

type Send = Awaited<ReturnType<typeof openServer>>['send'];

/** Reads and writes until told to stop; answers what the server said. */
async function keepAsking(send: Send, until: AbortSignal) {
  const answers: { status: number; retryAfter: string | null; at: number }[] = [];
  const acknowledged: string[] = [];
  for (let count = 0; !until.aborted; count += 1) {
    const name = `acknowledged ${count}`;
    const body = JSON.stringify({ name });
    const [write, read] = await Promise.all([
      send(BUCKETS, { method: 'POST', body }),
      send(BUCKETS),
    ]);
    for (const { status, headers } of [write, read]) {
      answers.push({ status, retryAfter: headers.get('retry-after'), at: performance.now() });
    }
    if (write.status === 201) acknowledged.push(name);
    await Promise.all([write.text(), read.text()]);
  }
  return { answers, acknowledged };
}

it.each<[string, StopMode, number]>([
  ['restarted', 'fast', 0],
  ['killed and restarted', 'immediate', 0],
  ['gone for longer than a lease', 'fast', 2_500],
])(
  'Postgres %s in mid-run: nothing twice, nothing lost, 503 meanwhile',
  async (name, mode, ms) => {
    const { stage, database } = on;
    const { control } = stage.sandbox;
    control.fault({ kind: 'duplicate_guard', on: false });
    control.fault({ kind: 'slow', endpoint: 'create', delayMs: 60, times: 'always' });
    stage.work();
    const { send, child, ended } = await openServer();
    const texts = new Map<string, string[]>();
    for (const number of [1, 2, 3, 4]) {
      const actor = await stage.actor(`${name.replaceAll(' ', '_').slice(0, 12)}_${number}`);
      await stage.settings(actor, roomy);
      const posts = Array.from({ length: 10 }, (_, at) =>
        Array.from(
          { length: at % 4 === 0 ? 2 : 1 },
          (_, part) => `${name} ${number} ${at} ${part}`,
        ),
      );
      await scheduleTexts({ stage, actor, texts }, posts);
    }
    const before = control.truth().posts.length;
    const over = new AbortController();
    const asking = keepAsking(send, over.signal);
    await expect
      .poll(() => control.truth().posts.length, { interval: 5 })
      .toBeGreaterThan(before + 5);

    await database.stop(mode);
    const stopped = performance.now();
    // What has to be waited for is time itself: a lease and the patience of whoever records.
    await expect.poll(() => performance.now() - stopped).toBeGreaterThanOrEqual(ms);
    expect((await send(BUCKETS)).status).toBe(503);
    const health = await send('/api/health');
    expect(health.status).toBe(503);
    expect(health.headers.get('retry-after')).toBe('2');
    expect(await health.json()).toMatchObject({
      status: 'degraded',
      database: 'down',
      queue: 'down',
      worker: 'unknown',
      publishing: null,
    });
    await database.start();
    // No wait of its own: the first call after Postgres is back is answered.
    expect((await send(BUCKETS)).status).toBe(200);
    over.abort();
    const { answers, acknowledged } = await asking;

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201, 503]));
    const refused = answers.filter(({ status }) => status === 503);
    expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['2']));
    const kept = (await database.asOwner('select name from content_buckets')) as { name: string }[];
    const names = new Set(kept.map((bucket) => bucket.name));
    expect(acknowledged.filter((wanted) => !names.has(wanted))).toEqual([]);

    await expect
      .poll(
        async () => {
          const rows = await stage.rows(`status in ('pending', 'publishing', 'unknown')`);
          return rows.length;
        },
        { interval: 100 },
      )
      .toBe(0);
    expect(await judge(stage, texts)).toEqual({
      doubles: [],
      lost: [],
      untrue: [],
      states: { posted: texts.size },
    });
    // The same process as before: it has not died of it and come back.
    expect(child.exitCode).toBeNull();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  },
  180_000,
);
