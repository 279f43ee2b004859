import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { freshText, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import {
  createScheduledPost,
  NEXT_FREE_SLOT,
  type ScheduledPost,
} from '#shared/contracts/publishing.ts';
import { getPostQueue, setPostQueue } from '#shared/contracts/publishing-queue.ts';
import { defaultSettings, saveSettings } from '#shared/contracts/settings.ts';

const app = testApp();
const everyDay = (...times: string[]) =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => times.map((time) => ({ weekday, time })));

const inBetween = (at: string) => new Date(Date.parse(at) + 60_000).toISOString();

describe('the post queue', () => {
  it('is empty in the settings zone until it is set, and comes back in order, each slot once', async () => {
    const { user } = await scheduleFixture(app, 'queue_first');
    expect(await user.call(getPostQueue)).toMatchObject({ timeZone: 'UTC', slots: [] });
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
    const stranger = await scheduleFixture(app, 'queue_other');
    expect((await stranger.user.call(getPostQueue)).slots).toEqual([]);
  });

  it.each([
    [{ timeZone: 'Mars/Base', slots: [] }, 'timeZone'],
    [{ timeZone: 'UTC', slots: [{ weekday: 7, time: '09:00' }] }, 'slots.0.weekday'],
    [{ timeZone: 'UTC', slots: [{ weekday: 1, time: '24:00' }] }, 'slots.0.time'],
    [{ timeZone: 'UTC', slots: Array(201).fill({ weekday: 1, time: '09:00' }) }, 'slots'],
  ])('refuses %j', async (body, path) => {
    const { user } = await scheduleFixture(app, 'queue_wrong');
    expect(await user.refused(setPostQueue, { body })).toMatchObject({
      status: 422,
      issues: [{ path }],
    });
  });

  it('gives posts created at once slots of their own, in the zone of the queue', async () => {
    const desk = await scheduleFixture(app, 'queue_race');
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
    const desk = await scheduleFixture(app, 'queue_accounts');
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

describe('the next slots', () => {
  it('are fourteen in their order, each with the post that fills it', async () => {
    const desk = await scheduleFixture(app, 'queue_upcoming');
    const body = { timeZone: 'UTC', slots: everyDay('09:00', '17:00') };
    const { upcoming: free } = await desk.user.call(setPostQueue, { body });
    expect(free).toHaveLength(14);
    expect(free.map(({ at }) => at)).toEqual(free.map(({ at }) => at).toSorted());
    expect(free.every(({ post }) => post === null)).toBe(true);
    const second = await desk.schedule({ scheduledTime: free[1]?.at ?? '' });
    const elsewhere = await desk.schedule({ scheduledTime: inBetween(free[1]?.at ?? '') });
    const queued = await desk.schedule({ scheduledTime: NEXT_FREE_SLOT });
    const { upcoming, nextFree, defaults } = await desk.user.call(getPostQueue);
    expect(upcoming.map(({ post }) => post?.id ?? null).slice(0, 3)).toEqual([
      queued.id,
      second.id,
      null,
    ]);
    expect(upcoming[1]?.post).toMatchObject({ content: second.content, status: second.status });
    expect(upcoming.some(({ post }) => post?.id === elsewhere.id)).toBe(false);
    expect(nextFree).toBe(upcoming[2]?.at);
    expect(defaults).toEqual([]);
  });

  it('are those of the account that posts go out from by themselves', async () => {
    const desk = await scheduleFixture(app, 'queue_upcoming_accounts');
    const [, other] = [await desk.connect('upcoming_one'), await desk.connect('upcoming_two')];
    const slots = { body: { timeZone: 'UTC', slots: everyDay('12:00') } };
    const { upcoming: before } = await desk.user.call(setPostQueue, slots);
    const scheduledTime = before[0]?.at ?? '';
    const mine = await desk.schedule({ scheduledTime });
    await desk.user.call(createScheduledPost, {
      body: { content: freshText(), accountId: other, scheduledTime },
    });
    const { upcoming } = await desk.user.call(getPostQueue);
    expect(upcoming[0]?.post?.id).toBe(mine.id);
  });

  it('are the default times where none are set, which are named', async () => {
    const { user } = await scheduleFixture(app, 'queue_defaults');
    const { slots, defaults, upcoming, nextFree } = await user.call(getPostQueue);
    expect(slots).toEqual([]);
    expect(defaults).toHaveLength(15);
    expect(new Set(defaults.map(({ time }) => time))).toEqual(new Set(['09:00', '13:00', '17:00']));
    expect(upcoming).toHaveLength(14);
    expect(upcoming[0]).toEqual({ at: nextFree, post: null });
  });
});

describe('without slots', () => {
  const weekly = (from: { scheduledTime: string }[]) =>
    from.map(({ scheduledTime }) => new Date(scheduledTime).getUTCHours());

  it('smart scheduling proposes the usual hours of weekdays while there are few figures', async () => {
    const desk = await scheduleFixture(app, 'smart_usual');
    const queue = await desk.user.call(getPostQueue);
    expect(queue).toMatchObject({
      slots: [],
      nextFreeReason: 'Default times. After 10 measured posts we suggest your best hours.',
      nextFreeMessage: { code: 'slot.usual', params: { n: 10 } },
    });
    const posts: ScheduledPost[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      posts.push(await desk.schedule({ scheduledTime: NEXT_FREE_SLOT }));
    }
    expect(posts[0]?.scheduledTime).toBe(queue.nextFree);
    expect(new Set(posts.map(({ scheduledTime }) => scheduledTime)).size).toBe(4);
    for (const { scheduledTime } of posts) {
      expect([1, 2, 3, 4, 5]).toContain(new Date(scheduledTime).getUTCDay());
    }
    expect(new Set(weekly(posts))).toEqual(new Set([9, 13, 17]));
  });

  it('smart scheduling proposes the hours at which the posts of the workspace did best', async () => {
    const desk = await scheduleFixture(app, 'smart_best');
    // Twelve posts on Wednesdays: those at 21:00 did far better than the others at 06:00.
    await app.asOwner(`
      insert into scheduled_posts (workspace_id, platform, scheduled_time, time_zone, wall_clock,
        not_before, grace_minutes, status, posted_at, impressions, engagement)
      select '${desk.workspaceId}', 'twitter', at, 'UTC', '', at, 60, 'posted', at, 100,
        case extract(hour from at at time zone 'UTC') when 21 then 90 else 2 end
      from (select date_trunc('week', now()) - interval '14 days' + interval '2 days'
        + case when n <= 6 then interval '21 hours' else interval '6 hours' end
        + n * interval '1 minute' as at from generate_series(1, 12) n) times`);
    const { nextFree, nextFreeReason } = await desk.user.call(getPostQueue);
    expect(nextFreeReason).toBe(
      'An hour at which your posts did well, by 12 posts of the last 90 days.',
    );
    const hours = await Promise.all(
      [1, 2].map(() => desk.schedule({ scheduledTime: NEXT_FREE_SLOT })),
    );
    expect(new Date(nextFree ?? '').getUTCDay()).toBe(3);
    expect(new Set(weekly(hours))).toEqual(new Set([6, 21]));
  });

  it('switched off it proposes nothing', async () => {
    const { user } = await scheduleFixture(app, 'smart_off');
    const body = structuredClone(defaultSettings);
    body.automation.smartScheduling = false;
    await user.call(saveSettings, { body });
    expect(await user.call(getPostQueue)).toMatchObject({
      nextFree: null,
      nextFreeReason: null,
      defaults: [],
      upcoming: [],
    });
    const post = { content: freshText(), scheduledTime: NEXT_FREE_SLOT };
    expect(await user.refused(createScheduledPost, { body: post })).toMatchObject({
      status: 422,
      message: 'The post queue has no slots yet',
      issues: [{ path: 'scheduledTime' }],
    });
  });

  it('leaves the order to the slots where there are any', async () => {
    const { user } = await scheduleFixture(app, 'smart_slots');
    const body = { timeZone: 'UTC', slots: everyDay('04:30') };
    const { nextFree, nextFreeReason } = await user.call(setPostQueue, { body });
    expect(nextFree).toMatch(/T04:30:00/);
    expect(nextFreeReason).toBeNull();
  });
});
