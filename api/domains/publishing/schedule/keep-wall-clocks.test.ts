import { expect, it } from 'vitest';
import { warnOfOldTimeZoneData } from '#api/server/warn-of-old-time-zone-data.ts';
import { testApp } from '#api/testing/app.ts';
import { createScheduledPost, listScheduledPosts } from '#shared/contracts/publishing.ts';
import { keepWallClocks } from './keep-wall-clocks.ts';

const app = testApp();

/** A post at nine in Vancouver, and the same one as data of 2025 had it: an hour later. */
async function vancouverPost(name: string, release: string | null) {
  const user = await app.signIn(name);
  const body = {
    content: `gm from ${name}`,
    platform: 'instagram',
    scheduledTime: '2027-12-01T09:00',
    timeZone: 'America/Vancouver',
    personaId: null,
  } as const;
  const post = await user.call(createScheduledPost, { body });
  expect(post.scheduledTime).toBe('2027-12-01T16:00:00.000Z');
  await app.asOwner(`update scheduled_posts set scheduled_time = '2027-12-01T17:00:00Z',
    not_before = '2027-12-01T17:00:00Z', time_zone_data = ${release ? `'${release}'` : 'null'}
    where id = '${post.id}'`);
  return async () => (await user.call(listScheduledPosts)).find(({ id }) => id === post.id);
}

it('moves the instant of a post to its wall clock, once the rules of its zone have changed', async () => {
  const read = await vancouverPost('winter', '2025c');
  const unknown = await vancouverPost('summer', null);
  const before = await read();
  await keepWallClocks(app.running.ctx);
  for (const post of [await read(), await unknown()]) {
    expect(post).toMatchObject({
      scheduledTime: '2027-12-01T16:00:00.000Z',
      wallClock: '2027-12-01T09:00',
    });
  }
  expect((await read())?.version).toBe((before?.version ?? 0) + 1);
  const [row] = (await app.asOwner(
    `select not_before = '2027-12-01T16:00:00Z' as due, time_zone_data as release
     from scheduled_posts where id = '${before?.id}'`,
  )) as { due: boolean; release: string }[];
  expect(row).toEqual({ due: true, release: process.versions.tz });
});

it('leaves posts of newer data to processes that have it', async () => {
  const read = await vancouverPost('newer', '2099z');
  const before = await read();
  await keepWallClocks(app.running.ctx);
  expect(await read()).toEqual(before);
});

it('leaves what is right as it is, without a new version', async () => {
  const user = await app.signIn('steady');
  const body = {
    content: 'the second half past one',
    platform: 'instagram',
    // The hour that New York has twice: this is the second one.
    scheduledTime: '2027-11-07T06:30:20.000Z',
    timeZone: 'America/New_York',
    personaId: null,
  } as const;
  const post = await user.call(createScheduledPost, { body });
  await app.asOwner(`update scheduled_posts set time_zone_data = null where id = '${post.id}'`);
  await keepWallClocks(app.running.ctx);
  expect(await user.call(listScheduledPosts)).toEqual([post]);
});

it('warns of data that is wrong for a scheduled post, and of data over a year old', async () => {
  await vancouverPost('warned', '2025c');
  const lines: string[] = [];
  const log = { warn: (_: unknown, line: string) => void lines.push(line) };
  const { across } = app.running.ctx;
  const warn = (release: string, day: string) =>
    warnOfOldTimeZoneData(across, log as never, release, Date.parse(day));
  await warn('2025c', '2026-01-01');
  expect(lines.splice(0)).toEqual([
    'Time zone data 2025c has wrong clocks for scheduled posts in America/Vancouver. Run Troupe under Node 24.21 or newer.',
  ]);
  await warn('2026c', '2026-11-25');
  expect(lines.splice(0)).toEqual([]);
  await warn('2026c', '2028-01-10');
  expect(lines.splice(0)).toEqual([
    'Time zone data 2026c is over a year old. Run Troupe under Node 24.21 or newer.',
  ]);
});
