import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { freshText, inFuture, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { importPosts, listScheduledPosts } from '#shared/contracts/publishing.ts';
import { setPostQueue } from '#shared/contracts/publishing-queue.ts';

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
