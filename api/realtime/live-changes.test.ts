import { expect, it } from 'vitest';
import { withWorkspace } from '#api/db/tenant.ts';
import { testApp } from '#api/testing/app.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { watchChanges } from '#shared/contracts/live.ts';
import { announce } from './live-changes.ts';
import type { StreamedEvent } from './watchers.ts';

const app = testApp();

async function workspaceOf(username: string) {
  const user = await app.signIn(username);
  const [row] = (await app.asOwner(
    `select workspace_id from workspace_members m join users u on u.id = m.user_id
     where u.username = '${username}'`,
  )) as { workspace_id: string }[];
  return { user, workspace: row?.workspace_id ?? '' };
}

const tell = (workspace: string, id: string) =>
  withWorkspace(app.running.ctx.db, workspace, async (tx) =>
    announce(tx, workspace, 'samples', id),
  );

/** Reads until the text has come. */
async function readUntil(response: Response, text: string): Promise<string> {
  let read = '';
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  while (!read.includes(text)) {
    const next = await reader?.read();
    if (!next || next.done) throw new Error(`the stream ended before ${text}: ${read}`);
    read += next.value;
  }
  await reader?.cancel();
  return read;
}

it('tells who watches what changed in their workspace, and nothing of another', async () => {
  const alice = await workspaceOf('live_alice');
  const bob = await workspaceOf('live_bob');
  const response = await alice.user.fetch(watchChanges.path);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  await tell(bob.workspace, 'of-bob');
  await tell(alice.workspace, 'of-alice');
  const heard = await readUntil(response, 'of-alice');
  expect(heard).toContain('data: {"topic":"samples","id":"of-alice"}');
  expect(heard).not.toContain('of-bob');
});

it('tells nothing of a transaction that was undone', async () => {
  const { user, workspace } = await workspaceOf('live_undone');
  const response = await user.fetch(watchChanges.path);
  const undone = withWorkspace(app.running.ctx.db, workspace, async (tx) => {
    announce(tx, workspace, 'samples', 'undone');
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await tell(workspace, 'done');
  expect(await readUntil(response, '"done"')).not.toContain('undone');
});

it('keeps no change from who reads slowly, though not each row by its name', async () => {
  const { live } = app.running.ctx;
  const { workspace } = await workspaceOf('live_slow');
  const { signal } = new AbortController();
  const [slow, quick] = [await live.watch(workspace, signal), await live.watch(workspace, signal)];
  await withWorkspace(app.running.ctx.db, workspace, async (tx) => {
    for (let row = 0; row < 150; row += 1) announce(tx, workspace, 'samples', `${row}`);
    announce(tx, workspace, 'voice', 'last');
  });
  const toTheLast = async (changes: AsyncIterable<StreamedEvent>) => {
    const heard: StreamedEvent[] = [];
    for await (const change of changes) {
      heard.push(change);
      if ('topic' in change && change.topic === 'voice') break;
    }
    return heard;
  };
  await toTheLast(quick);
  const heard = await toTheLast(slow);
  expect(heard).toContainEqual({ topic: 'samples', id: null });
  expect(heard.length).toBeLessThan(100);
});

const next = async (events: AsyncIterable<StreamedEvent>) =>
  (await events[Symbol.asyncIterator]().next()).value;

it('ends the oldest stream of a member who opens one too many, and none of another member', async () => {
  const { live } = app.running.ctx;
  const { workspace } = await workspaceOf('live_many');
  const { signal } = new AbortController();
  const other = await live.watch(workspace, signal, 'other');
  const own = [];
  for (let stream = 0; stream < 101; stream++) own.push(await live.watch(workspace, signal, 'own'));
  expect(await next(own[0] as (typeof own)[number])).toEqual({ ended: 'replaced' });
  await tell(workspace, 'after');
  const changed = { topic: 'samples', id: 'after' };
  for (const stream of [...own.slice(1), other]) expect(await next(stream)).toEqual(changed);
});

it('leaves a crowded workspace a stream for each further member, who gives way to themselves', async () => {
  const { live } = app.running.ctx;
  const { workspace } = await workspaceOf('live_crowd');
  const { signal } = new AbortController();
  for (let stream = 0; stream < 500; stream++) {
    await live.watch(workspace, signal, `member-${stream % 5}`);
  }
  const late = [];
  for (let stream = 0; stream < 5; stream++) late.push(await live.watch(workspace, signal, 'late'));
  expect(await next(late[0] as (typeof late)[number])).toEqual({ ended: 'replaced' });
  await tell(workspace, 'after');
  const changed = { topic: 'samples', id: 'after' };
  expect(await next(late[1] as (typeof late)[number])).toEqual(changed);
});

it('ends the stream of a browser with an event that says why', async () => {
  const { user } = await workspaceOf('live_replaced');
  const first = await user.fetch(watchChanges.path);
  const { workspaceId, id } = await user.call(getCurrentUser);
  const { signal } = new AbortController();
  for (let stream = 0; stream < 100; stream++)
    await app.running.ctx.live.watch(workspaceId, signal, id);
  expect(await first.text()).toContain('data: {"ended":"replaced"}');
});

it('keeps nothing of those who left before it was known who they are', async () => {
  const { user, workspace } = await workspaceOf('live_hasty');
  const { pool, live } = app.running.ctx;
  // Nobody is let in while these are taken.
  const taken = await Promise.all(Array.from({ length: 5 }, () => pool.connect()));
  const from = app.logged.length;
  const left = Array.from({ length: 5 }, async () => {
    const leaving = new AbortController();
    const asked = user.fetch(watchChanges.path, { signal: leaving.signal }).catch(() => {});
    // One person waits for no more connections than these; the others wait for a turn.
    await expect.poll(() => pool.waitingCount).toBe(3);
    leaving.abort();
    await asked;
  });
  await Promise.all(left);
  const cut = () => app.logged.slice(from).filter((line) => line.includes('"cut":true')).length;
  await expect.poll(cut).toBe(5);
  for (const client of taken) client.release();
  await expect.poll(() => pool.waitingCount + pool.totalCount - pool.idleCount).toBe(0);
  const staying = new AbortController();
  const { id } = await user.call(getCurrentUser);
  const open = () => live.watch(workspace, staying.signal, id);
  const first = await open();
  // As many as there may be: were one of those who left still counted, the first would be replaced.
  for (let screen = 1; screen < 100; screen++) await open();
  await tell(workspace, 'all');
  expect(await next(first)).toEqual({ topic: 'samples', id: 'all' });
  staying.abort();
});

it('listens again after the database cut its connection', async () => {
  const { user, workspace } = await workspaceOf('live_cut');
  const response = await user.fetch(watchChanges.path);
  const [killed] = await app.asOwner(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'troupe-live' and datname = current_database()`,
  );
  expect(killed).toBeDefined();
  // What passed meanwhile may have been missed: every topic is told.
  expect(await readUntil(response, '"topic":"settings","id":null')).toContain('"topic":"samples"');
  const again = await user.fetch(watchChanges.path);
  await tell(workspace, 'after');
  expect(await readUntil(again, 'after')).toContain('after');
});
