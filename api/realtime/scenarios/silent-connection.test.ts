import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pino from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Connection, connect } from '#api/db/database.ts';
import { learnVoiceJob } from '#api/domains/voice/learn-voice-job.ts';
import { openQueue, type Queue } from '#api/queue/queue.ts';
import { announce, createLiveChanges, type LiveChanges } from '#api/realtime/live-changes.ts';
import { cloneDatabase, type TestDatabase } from '#api/testing/database.ts';
import { type SwallowingProxy, swallowingProxy } from '#api/testing/postgres/swallowing-proxy.ts';

const OWNER = '00000000-0000-4000-8000-000000000001';
const log = pino({ level: 'silent' });

let database: TestDatabase;
let connection: Connection;
let proxy: SwallowingProxy;
let live: LiveChanges | undefined;
let queue: Queue | undefined;

beforeEach(async () => {
  database = await cloneDatabase();
  connection = connect(database.url, 'app', () => {});
  proxy = await swallowingProxy(database.url);
});
afterEach(async () => {
  await live?.close();
  await queue?.stop();
  await proxy.close();
  await connection.close();
  await database.drop();
});

it('live changes are heard again after their connection has fallen silent, and what was missed is told', async () => {
  live = createLiveChanges(proxy.url, log, { beatMs: 100, silenceMs: 4_000 });
  const stopped = new AbortController();
  const heard: string[] = [];
  const events = await live.watch(OWNER, stopped.signal);
  const following = (async () => {
    for await (const event of events) {
      if ('topic' in event) heard.push(`${event.topic} ${event.id}`);
    }
  })();
  announce(connection.db, OWNER, 'samples', 'before');
  await expect.poll(() => heard).toEqual(['samples before']);

  proxy.swallow();
  announce(connection.db, OWNER, 'samples', 'lost');
  await expect.poll(() => heard, { timeout: 60_000 }).toContain('samples null');
  announce(connection.db, OWNER, 'samples', 'after');
  await expect.poll(() => heard).toContain('samples after');
  expect(heard).not.toContain('samples lost');
  stopped.abort();
  await following;
}, 120_000);

it('whoever waits for live changes of a database that says nothing is let go with the server', async () => {
  const silent = createServer();
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const asked = once(silent, 'connection');
  live = createLiveChanges(`postgres://nobody@127.0.0.1:${port}/none`, log);
  const watching = live.watch(OWNER, new AbortController().signal);
  const [socket] = (await asked) as [Socket];
  const closed = live.close();
  const events = (await watching)[Symbol.asyncIterator]();
  expect(await events.next()).toMatchObject({ done: true });
  socket.destroy();
  await closed;
  silent.close();
});

it('nobody begins to listen once the server stops', async () => {
  live = createLiveChanges(database.url, log);
  await live.close();
  const events = (await live.watch(OWNER, new AbortController().signal))[Symbol.asyncIterator]();
  expect(await events.next()).toMatchObject({ done: true });
  expect(
    await database.asOwner(`select from pg_stat_activity
      where application_name = 'troupe-live' and datname = current_database()`),
  ).toEqual([]);
});

it('the queue takes work again after its connections have fallen silent', async () => {
  const taken: string[] = [];
  queue = await openQueue(proxy.url, log, true);
  const handle = async ({ personaId }: { personaId: string }) => void taken.push(personaId);
  await queue.work([{ job: learnVoiceJob, handle }]);
  const direct = await openQueue(database.url, log, false);
  const send = (personaId: string) =>
    direct.send(connection.db, learnVoiceJob, { workspaceId: 'w', personaId }, { key: personaId });
  try {
    await send('before');
    await expect.poll(() => taken).toEqual(['before']);
    proxy.swallow();
    await send('after');
    await expect.poll(() => taken, { timeout: 90_000 }).toEqual(['before', 'after']);
  } finally {
    await direct.stop();
  }
}, 150_000);
