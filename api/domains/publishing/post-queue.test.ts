import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { deskOf, freshText } from '#api/testing/schedule-desk.ts';
import {
  createScheduledPost,
  getPostQueue,
  NEXT_FREE_SLOT,
  type ScheduledPost,
  setPostQueue,
} from '#shared/contracts/publishing.ts';

const app = testApp();
const everyDay = (...times: string[]) =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => times.map((time) => ({ weekday, time })));

describe('the post queue', () => {
  it('is empty in the settings zone until it is set, and comes back in order, each slot once', async () => {
    const { user } = await deskOf(app, 'queue_first');
    expect(await user.call(getPostQueue)).toEqual({ timeZone: 'UTC', slots: [], nextFree: null });
    const slots = [
      { weekday: 5, time: '18:00' },
      { weekday: 1, time: '09:00' },
      { weekday: 5, time: '08:30' },
      { weekday: 1, time: '09:00' },
    ];
    const queue = await user.call(setPostQueue, { body: { timeZone: 'PST', slots } });
    expect(queue).toMatchObject({
      timeZone: 'America/Los_Angeles',
      slots: [slots[1], slots[2], slots[0]],
    });
    expect(Date.parse(queue.nextFree ?? '')).toBeGreaterThan(Date.now());
    expect(await user.call(getPostQueue)).toEqual(queue);
    const stranger = await deskOf(app, 'queue_other');
    expect((await stranger.user.call(getPostQueue)).slots).toEqual([]);
  });

  it.each([
    [{ timeZone: 'Mars/Base', slots: [] }, 'timeZone'],
    [{ timeZone: 'UTC', slots: [{ weekday: 7, time: '09:00' }] }, 'slots.0.weekday'],
    [{ timeZone: 'UTC', slots: [{ weekday: 1, time: '24:00' }] }, 'slots.0.time'],
    [{ timeZone: 'UTC', slots: Array(201).fill({ weekday: 1, time: '09:00' }) }, 'slots'],
  ])('refuses %j', async (body, path) => {
    const { user } = await deskOf(app, 'queue_wrong');
    expect(await user.refused(setPostQueue, { body })).toMatchObject({
      status: 422,
      issues: [{ path }],
    });
  });

  it('gives posts created at once slots of their own, in the zone of the queue', async () => {
    const desk = await deskOf(app, 'queue_race');
    await desk.connect('queue_acc');
    const body = { timeZone: 'Europe/Berlin', slots: everyDay('09:00', '17:00') };
    const { nextFree } = await desk.user.call(setPostQueue, { body });
    const posts = await Promise.all(
      Array.from({ length: 8 }, () => desk.schedule({ scheduledTime: NEXT_FREE_SLOT })),
    );
    const times = posts.map(({ scheduledTime }) => scheduledTime).sort();
    expect(new Set(times).size).toBe(8);
    expect(times[0]).toBe(nextFree);
    for (const { wallClock, timeZone } of posts) {
      expect(wallClock.slice(11)).toMatch(/^(09|17):00$/);
      expect(timeZone).toBe('Europe/Berlin');
    }
    expect((await desk.user.call(getPostQueue)).nextFree).not.toBe(nextFree);
  });

  it('has one slot for each account', async () => {
    const desk = await deskOf(app, 'queue_accounts');
    const accounts = [await desk.connect('slot_one'), await desk.connect('slot_two')];
    await desk.user.call(setPostQueue, { body: { timeZone: 'UTC', slots: everyDay('12:00') } });
    const posts: ScheduledPost[] = [];
    for (const accountId of accounts) {
      const body = { content: freshText(), accountId, scheduledTime: NEXT_FREE_SLOT };
      posts.push(await desk.user.call(createScheduledPost, { body }));
    }
    expect(posts[0]?.scheduledTime).toBe(posts[1]?.scheduledTime);
  });
});
