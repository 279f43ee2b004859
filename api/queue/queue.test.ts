import { once } from 'node:events';
import { EventEmitter } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Connection, connect } from '#api/db/database.ts';
import { revokeTokensJob } from '#api/domains/accounts/public.ts';
import { analyseSampleJob } from '#api/domains/buckets/samples.ts';
import { learnVoiceJob } from '#api/domains/voice/learn-voice-job.ts';
import { readMetricsJob } from '#api/queue/recurring-jobs.ts';
import { cloneDatabase, type TestDatabase } from '#api/testing/database.ts';
import { type Handler, openQueue, type Queue } from './queue.ts';

let database: TestDatabase;
let connection: Connection;
let queue: Queue;
const log = pino({ level: 'silent' });

beforeAll(async () => {
  database = await cloneDatabase();
  connection = connect(database.url, 'app', () => {});
  queue = await openQueue(database.url, log, false);
});
afterAll(async () => {
  await queue.stop();
  await connection.close();
  await database.drop();
});

const sample = (sampleId: string) => ({ workspaceId: 'w', sampleId });

function recorder(): { taken: string[]; handlers: Handler[] } {
  const taken: string[] = [];
  const handle = async (payload: { sampleId?: string; personaId?: string }) =>
    void taken.push(payload.sampleId ?? payload.personaId ?? '');
  const handlers = [analyseSampleJob, learnVoiceJob].map((job) => ({ job, handle }));
  return { taken, handlers };
}

it('queues work only if the transaction that asked for it commits', async () => {
  const { taken, handlers } = recorder();
  await connection.db
    .transaction()
    .execute((tx) => queue.send(tx, analyseSampleJob, sample('kept')));
  const undone = connection.db.transaction().execute(async (tx) => {
    await queue.send(tx, analyseSampleJob, sample('undone'));
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect(await queue.drain(handlers)).toBe(1);
  expect(taken).toEqual(['kept']);
});

it('lets a job that is wanted once wait once for each key', async () => {
  const { taken, handlers } = recorder();
  for (const personaId of ['p1', 'p1', 'p2']) {
    await queue.send(
      connection.db,
      learnVoiceJob,
      { workspaceId: 'w', personaId },
      { key: personaId },
    );
  }
  await queue.drain(handlers);
  expect(taken.sort()).toEqual(['p1', 'p2']);
});

it('queues recurring work once in each stretch of time, whoever asks', async () => {
  const rounds: string[] = [];
  const handlers = [{ job: readMetricsJob, handle: async () => void rounds.push('round') }];
  const second = await openQueue(database.url, log, false);
  await Promise.all([queue, second, queue].map((one) => one.sendRecurring(readMetricsJob)));
  await queue.drain(handlers);
  expect(rounds.length).toBeLessThanOrEqual(2);
  expect(rounds.length).toBeGreaterThan(0);
  await second.stop();
});

it('keeps work that failed for another try', async () => {
  await queue.send(connection.db, analyseSampleJob, sample('fails'));
  const failing = { job: analyseSampleJob, handle: async () => Promise.reject(new Error('no')) };
  await expect(queue.drain([failing])).rejects.toThrow('no');
  const [row] = (await database.asOwner(
    `select state, retry_count from pgboss.job where data->>'sampleId' = 'fails'`,
  )) as { state: string }[];
  expect(row?.state).toBe('retry');
});

it('keeps nothing of finished work that is to be deleted, drained or worked off', async () => {
  const work = { workspaceId: 'gone', accessToken: 'sealed', refreshToken: null };
  const left = () =>
    database.asOwner(`select data from pgboss.job where data->>'workspaceId' = 'gone'`);
  await queue.send(connection.db, revokeTokensJob, work);
  expect(await left()).toHaveLength(1);
  await queue.drain([{ job: revokeTokensJob, handle: async () => {} }]);
  expect(await left()).toEqual([]);

  const working = await openQueue(database.url, log, true);
  const events = new EventEmitter();
  const worked = once(events, 'worked');
  const handle = async () => void events.emit('worked');
  await working.work([{ job: revokeTokensJob, handle }]);
  await queue.send(connection.db, revokeTokensJob, work);
  await worked;
  await working.stop();
  expect(await left()).toEqual([]);
});

it('refuses a payload that is not what the job carries', async () => {
  const wrong = { workspaceId: 'w' } as never;
  await expect(queue.send(connection.db, analyseSampleJob, wrong)).rejects.toThrow(/sampleId/);
});

it('a working queue takes what is sent at once, and lets it finish when it stops', async () => {
  const working = await openQueue(database.url, log, true);
  const events = new EventEmitter();
  const finished: string[] = [];
  let finish = () => {};
  await working.work([
    {
      job: learnVoiceJob,
      handle: async ({ personaId }: { personaId: string }) => {
        events.emit('taken');
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        finished.push(personaId);
      },
    },
  ]);
  const taken = once(events, 'taken');
  await connection.db
    .transaction()
    .execute((tx) =>
      working.send(tx, learnVoiceJob, { workspaceId: 'w', personaId: 'live' }, { key: 'live' }),
    );
  await taken;
  const stopped = working.stop();
  finish();
  await stopped;
  expect(finished).toEqual(['live']);
});

it('work waits while there is something more urgent, and goes on after that', async () => {
  const working = await openQueue(database.url, log, true);
  const events = new EventEmitter();
  let asked = 0;
  const isBusy = () => {
    asked += 1;
    return asked <= 3;
  };
  const began = once(events, 'began');
  const handle = async () => void events.emit('began', asked);
  await working.work([{ job: analyseSampleJob, handle }], isBusy);
  await connection.db
    .transaction()
    .execute((tx) => working.send(tx, analyseSampleJob, sample('patient')));
  expect(await began).toEqual([4]);
  await working.stop();
});

it('a piece that fails takes no other of its batch with it', async () => {
  const working = await openQueue(database.url, log, true);
  const done: string[] = [];
  const events = new EventEmitter();
  const handle = async ({ sampleId }: { sampleId: string }) => {
    if (sampleId === 'bad') throw new Error('no');
    done.push(sampleId);
    if (done.length === 12) events.emit('all');
  };
  const all = once(events, 'all');
  await working.work([{ job: analyseSampleJob, handle }]);
  const names = ['bad', ...Array.from({ length: 12 }, (_, at) => `good-${at}`)];
  await connection.db.transaction().execute((tx) =>
    working.sendMany(
      tx,
      analyseSampleJob,
      names.map((name) => ({ payload: sample(name) })),
    ),
  );
  await all;
  await working.stop();
  expect(new Set(done).size).toBe(12);
  const [bad] = (await database.asOwner(
    `select state from pgboss.job where data->>'sampleId' = 'bad'`,
  )) as { state: string }[];
  expect(bad?.state).toBe('retry');
});
