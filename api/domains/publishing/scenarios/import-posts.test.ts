import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withWorkspace } from '#api/db/tenant.ts';
import { testApp } from '#api/testing/app.ts';
import { freshText, inFuture, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { importPosts, listScheduledPosts } from '#shared/contracts/publishing.ts';
import { setPostQueue } from '#shared/contracts/publishing-queue.ts';
import { insertParts } from '../schedule/write-queries.ts';

const app = testApp();

describe('importing', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      content: freshText(),
      scheduledTime: inFuture(24 + at),
    }));

  it('schedules all of them', async () => {
    const { user } = await scheduleFixture(app, 'importer');
    expect(await user.call(importPosts, { body: { posts: rows(200) } })).toMatchObject({
      imported: 200,
    });
    expect(await user.call(listScheduledPosts)).toHaveLength(200);
  });

  it('schedules none when one is wrong, and names every wrong row', async () => {
    const { user } = await scheduleFixture(app, 'import_wrong');
    const posts = rows(6);
    Object.assign(posts[3] as object, { content: ' ' });
    const malformed = await user.refused(importPosts, { body: { posts } });
    expect(malformed).toMatchObject({
      status: 422,
      issues: [{ path: 'posts.3.content', message: 'Please fill in all required fields' }],
    });
    Object.assign(posts[3] as object, { content: '$BTC $ETH' });
    Object.assign(posts[5] as object, { scheduledTime: '2020-01-01T00:00:00Z' });
    const refused = await user.refused(importPosts, { body: { posts } });
    expect(refused.issues?.map(({ path }) => path)).toEqual([
      'posts.3.content',
      'posts.5.scheduledTime',
    ]);
    expect(await user.call(listScheduledPosts)).toEqual([]);
  });

  it('sees that two of its own rows are alike, and gives each a slot of its own', async () => {
    const desk = await scheduleFixture(app, 'import_alike');
    const [one, two] = [await desk.connect('alike_one'), await desk.connect('alike_two')];
    const content = 'A roadmap is a promise that has not met its deadline yet, so read it twice';
    const posts = [one, two].map((accountId) => ({
      content,
      accountId,
      scheduledTime: inFuture(5),
    }));
    const refused = await desk.user.refused(importPosts, { body: { posts } });
    expect(refused.issues?.map(({ path }) => path)).toEqual(['posts.1.content']);
    const slots = [1, 3, 5].map((weekday) => ({ weekday, time: '09:00' }));
    await desk.user.call(setPostQueue, { body: { timeZone: 'UTC', slots } });
    const queued = rows(5).map((row) => ({ ...row, scheduledTime: 'next-free-slot' }));
    await desk.user.call(importPosts, { body: { posts: queued } });
    const times = (await desk.user.call(listScheduledPosts)).map((post) => post.scheduledTime);
    expect(new Set(times).size).toBe(5);
  });
});

it('reads of other posts none for each part that it writes, however many there are', async () => {
  const { workspaceId } = await scheduleFixture(app, 'import_many');
  const others = 3_000;
  const insert = (count: number) => `
    insert into scheduled_posts (workspace_id, platform, scheduled_time, time_zone, wall_clock,
      not_before, grace_minutes, status)
    select '${workspaceId}', 'twitter', at, 'UTC', '', at, 60, 'pending'
    from generate_series(1, ${count}) n, lateral (select now() + n * interval '1 hour' as at) t
    returning id`;
  await app.asOwner(insert(others));
  await app.asOwner('analyze scheduled_posts');
  const read = await withWorkspace(app.running.ctx.db, workspaceId, async (tx) => {
    const member = sql`select set_config('app.member', user_id || ' session owner r 127.0.0.1', true)
      from workspace_members where workspace_id = ${workspaceId}`;
    await member.execute(tx);
    const { rows: posts } = await sql<{ id: string }>`${sql.raw(insert(20))}`.execute(tx);
    const seen = sql<{ read: number }>`select seq_tup_read::int as read
      from pg_stat_xact_user_tables where relname = 'scheduled_posts'`;
    const before = await seen.execute(tx);
    await insertParts(
      tx,
      workspaceId,
      posts.map(({ id }) => ({ id, parts: [{ text: freshText(), mediaIds: [] }] })),
    ).execute();
    const after = await seen.execute(tx);
    return (after.rows[0]?.read ?? 0) - (before.rows[0]?.read ?? 0);
  });
  expect(read).toBeLessThan(others);
});
