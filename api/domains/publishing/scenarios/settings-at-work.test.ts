import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { freshText, inFuture, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { claimNow } from '#api/testing/publishing/claimed-post.ts';
import { deleteAccount } from '#shared/contracts/account-data.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { createScheduledPost } from '#shared/contracts/publishing.ts';
import { defaultSettings, type Settings, saveSettings } from '#shared/contracts/settings.ts';
import { applyPublishPolicy } from '../engine/claim/publish-policy.ts';
import { checkBeforeSending } from '../rules/check-before-sending.ts';

const app = testApp();
/** Over a workspace in each test: nobody else's posts are due in between. */
let turn = 0;

/** Somebody with an account whose settings were saved over the API. */
async function deskWith(change: (settings: Settings) => void) {
  turn += 1;
  const desk = await scheduleFixture(app, `at_work_${turn}`);
  await desk.connect(`at_work_x${turn}`);
  await app.asOwner(`update social_accounts set token_expires_at = now() + interval '1 hour'`);
  const body = structuredClone(defaultSettings);
  change(body);
  await desk.user.call(saveSettings, { body });
  return desk;
}

/** What the engine says of a post of this desk that has just come due, or comes due at `at`. */
async function verdictOn(
  desk: Awaited<ReturnType<typeof deskWith>>,
  { released = false, at }: { released?: boolean; at?: string } = {},
) {
  const { id } = await desk.schedule({ graceMinutes: 0 });
  await desk.force(
    id,
    `scheduled_time = now(), not_before = now(),
    released_from = ${released ? 'now()' : 'null'}`,
  );
  const claimed = await claimNow(app.running.ctx.across);
  const post = claimed.find((one) => one.id === id) as (typeof claimed)[number];
  return applyPublishPolicy({ ...post, ...(at ? { now: at, scheduledTime: at } : {}) }, 0);
}

const posted = (workspaceId: string, ago: string) =>
  app.asOwner(`insert into scheduled_posts (workspace_id, platform, scheduled_time, time_zone,
    wall_clock, not_before, grace_minutes, status, posted_at)
    values ('${workspaceId}', 'twitter', now(), 'UTC', '', now(), 60, 'posted', now() - ${ago})`);

describe('a setting that was saved over the API', () => {
  it('lets a post through where nothing speaks against it', async () => {
    const desk = await deskWith(({ automation }) => {
      automation.pauseOnWeekends = false;
    });
    expect(await verdictOn(desk)).toEqual({ kind: 'send' });
  });

  it('max posts per day holds what is over it', async () => {
    const desk = await deskWith(({ automation, profile }) => {
      automation.maxPostsPerDay = 1;
      profile.timezone = 'UTC';
    });
    await posted(desk.workspaceId, `interval '0 seconds'`);
    expect(await verdictOn(desk)).toMatchObject({
      kind: 'hold',
      objection: { reason: 'daily_limit', detail: message('post.daily-limit', { posts: 1 }) },
    });
  });

  it('posts per hour holds what is over it', async () => {
    const desk = await deskWith(({ api, automation }) => {
      api.rateLimits.postsPerHour = 2;
      automation.maxPostsPerDay = 50;
    });
    for (const ago of [1, 2]) await posted(desk.workspaceId, `interval '${ago} seconds'`);
    expect(await verdictOn(desk)).toMatchObject({
      kind: 'hold',
      objection: { reason: 'hourly_limit' },
    });
  });

  it.each([
    ['Friday', '2026-11-20T23:59:00.000Z', null],
    ['Saturday', '2026-11-21T00:00:00.000Z', 'weekend'],
    ['Sunday', '2026-11-22T23:59:00.000Z', 'weekend'],
    ['Monday', '2026-11-23T00:00:00.000Z', null],
  ])('pause on weekends: on a %s', async (_day, at, reason) => {
    const desk = await deskWith(({ automation, profile }) => {
      automation.pauseOnWeekends = true;
      profile.timezone = 'UTC';
    });
    const verdict = await verdictOn(desk, { at });
    if (reason === null) expect(verdict).toEqual({ kind: 'send' });
    else expect(verdict).toMatchObject({ kind: 'hold', objection: { reason } });
  });

  it('content moderation refuses what it bans when it is scheduled, and again before it is sent', async () => {
    const banned = `${freshText()} kill yourself`;
    const moderated = await deskWith(() => {});
    const body = { content: banned, scheduledTime: inFuture(24) };
    const refused = await moderated.user.refused(createScheduledPost, { body });
    expect(refused.status).toBe(422);
    const free = await deskWith(({ automation }) => {
      automation.contentModeration = false;
    });
    const { id } = await free.user.call(createScheduledPost, { body });
    const judged = async (isModerated: boolean) => {
      const settings = structuredClone(defaultSettings);
      settings.automation.contentModeration = isModerated;
      await free.user.call(saveSettings, { body: settings });
      await free.force(
        id,
        `scheduled_time = now(), not_before = now(), lease_until = null,
        lane = null, status = 'pending'`,
      );
      const [post] = await claimNow(app.running.ctx.across);
      return checkBeforeSending(app.running.ctx.db, post as NonNullable<typeof post>);
    };
    expect(await judged(false)).toBeNull();
    expect(await judged(true)).toMatchObject({ reason: 'moderation' });
  });

  it('a deletion that was asked for holds even what a person released', async () => {
    const desk = await deskWith(() => {});
    const username = `at_work_${turn}`;
    await desk.user.call(deleteAccount, { body: { username } });
    expect(await verdictOn(desk, { released: true })).toMatchObject({
      kind: 'hold',
      objection: { reason: 'publishing_off' },
    });
  });
});
