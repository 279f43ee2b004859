import { describe, expect, it } from 'vitest';
import { withWorkspace } from '#api/db/tenant.ts';
import { purgeExpiredJob } from '#api/queue/recurring-jobs.ts';
import { testApp } from '#api/testing/app.ts';
import {
  type Desk,
  freshText,
  inFuture,
  scheduleFixture,
} from '#api/testing/fixtures/schedule-fixture.ts';
import { pngOf } from '#api/testing/png.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { createScheduledPost, deleteScheduledPost } from '#shared/contracts/publishing.ts';
import { beginMediaUpload, uploadMedia } from '#shared/contracts/publishing-media.ts';
import { listMediaTraits } from '../publishing/media/media-queries.ts';
import { deleteExpiredRows, ended } from './expired-rows.ts';
import { deleteUnnamed } from './purge-media.ts';

const app = testApp();

const countOf = async (table: string, where: string) =>
  (await app.asOwner(`select 1 from ${table} where ${where}`)).length;

/** One row of each age, in days. */
const aged = (desk: Desk, table: string, columns: string, values: string, days: number[]) =>
  app.asOwner(`insert into ${table} (workspace_id, ${columns})
    select '${desk.workspaceId}', ${values}
    from unnest(array[${days.join()}]) day, lateral (select now() - day * interval '1 day' as at) t`);

const agesOf = async (desk: Desk, table: string, age: string, where = 'true') =>
  (
    (await app.asOwner(`select round(extract(epoch from now() - ${age}) / 86400)::int as days
      from ${table} where workspace_id = '${desk.workspaceId}' and ${where} order by 1`)) as {
      days: number;
    }[]
  ).map(({ days }) => days);

describe('what has had its time', () => {
  it('is gone, of all workspaces, and what has not is still there', async () => {
    const [one, other] = [
      await scheduleFixture(app, 'aged_one'),
      await scheduleFixture(app, 'aged_other'),
    ];
    await app.asOwner('delete from activities');
    for (const desk of [one, other]) {
      const told = `'market_alert', 'BTC', 'up'`;
      const notification = 'type, title, message, is_read, triggered_at';
      await aged(desk, 'notifications', notification, `${told}, true, at`, [1, 89, 91, 400]);
      await aged(desk, 'notifications', notification, `${told}, false, at`, [1, 91, 360, 370]);
      const activity = 'type, title, description, created_at';
      await aged(desk, 'activities', activity, `'post_published', '', '', at`, [1, 360, 370]);
      const invited = 'token_hash, email, role, expires_at';
      const invitation = `sha256(gen_random_uuid()::text::bytea), concat(day, '@example.com'), 'viewer', at`;
      await aged(desk, 'workspace_invitations', invited, invitation, [-7, 89, 91]);
      const linked = 'token_hash, may, reviewer, expires_at';
      const link = `sha256(gen_random_uuid()::text::bytea), 'view', 'Jane', at`;
      await aged(desk, 'review_links', linked, link, [-7, 89, 91]);
      await aged(
        desk,
        'media_uploads',
        'content_type, bytes, created_at',
        `'video/mp4', 5, at`,
        [0, 2],
      );
    }
    await app.recur(purgeExpiredJob);
    for (const desk of [one, other]) {
      expect(await agesOf(desk, 'notifications', 'triggered_at', 'is_read')).toEqual([1, 89]);
      const unread = await agesOf(desk, 'notifications', 'triggered_at', 'not is_read');
      expect(unread).toEqual([1, 91, 360]);
      expect(await agesOf(desk, 'activities', 'created_at')).toEqual([1, 360]);
      expect(await agesOf(desk, 'media_uploads', 'created_at')).toEqual([0]);
      expect(await agesOf(desk, 'workspace_invitations', 'expires_at')).toEqual([-7, 89]);
      expect(await agesOf(desk, 'review_links', 'expires_at')).toEqual([-7, 89]);
    }
  });

  it('takes the pieces of an upload with it', async () => {
    const desk = await scheduleFixture(app, 'aged_pieces');
    const { id } = await desk.user.call(beginMediaUpload, {
      body: { contentType: 'video/mp4', bytes: 5 },
    });
    await app.asOwner(`insert into media_pieces values ('${desk.workspaceId}', '${id}', 0, 'bytes');
      update media_uploads set created_at = now() - interval '25 hours' where id = '${id}'`);
    await app.recur(purgeExpiredJob);
    expect(await countOf('media_pieces', `upload_id = '${id}'`)).toBe(0);
  });

  it('readings of figures go after 90 days, the totals stay', async () => {
    const desk = await scheduleFixture(app, 'aged_figures');
    const { id } = await desk.schedule();
    const figures = 'impressions, likes, reposts, replies, quotes, bookmarks';
    await aged(
      desk,
      'metric_snapshots',
      `post_id, position, taken_at, ${figures}`,
      `'${id}', 0, at, 1, 1, 1, 1, 1, 1`,
      [1, 89, 91, 400],
    );
    await aged(
      desk,
      'post_metrics',
      `post_id, read_at, ${figures}`,
      `'${id}', at, 1, 1, 1, 1, 1, 1`,
      [400],
    );
    await app.recur(purgeExpiredJob);
    expect(await agesOf(desk, 'metric_snapshots', 'taken_at')).toEqual([1, 89]);
    expect(await agesOf(desk, 'post_metrics', 'read_at')).toEqual([400]);
  });

  it('a session that has ended goes, one that still opens something does not', async () => {
    const desk = await scheduleFixture(app, 'aged_session');
    const where = `workspace_id = '${desk.workspaceId}'`;
    await app.asOwner(`insert into sessions (token_hash, user_id, workspace_id, expires_at)
      select '\\x01', user_id, workspace_id, now() - interval '1 minute' from sessions where ${where}`);
    await app.recur(purgeExpiredJob);
    expect(await countOf('sessions', where)).toBe(1);
    await desk.user.call(listPersonas);
  });

  it('the role that does it cannot end a session, whatever it is told to', async () => {
    await scheduleFixture(app, 'live_session');
    const [sessions] = ended;
    const before = `now() + interval '1 year'`;
    await deleteExpiredRows(app.running.ctx.across, {
      ...(sessions as (typeof ended)[number]),
      before,
    });
    expect(await countOf('sessions', 'expires_at > now()')).toBeGreaterThan(0);
  });

  it('goes in as many stretches as it takes', async () => {
    const desk = await scheduleFixture(app, 'aged_long');
    await app.asOwner(`insert into activities (workspace_id, type, title, description, created_at)
      select '${desk.workspaceId}', 'post_published', 'old', '', now() - interval '2 years'
      from generate_series(1, 2500)`);
    await app.recur(purgeExpiredJob);
    expect(await countOf('activities', `title = 'old'`)).toBe(0);
  });
});

describe('pictures and videos', () => {
  const upload = async ({ user }: Desk, days: number) => {
    const { id } = await user.call(uploadMedia, { body: { data: pngOf(300).dataUrl } });
    await app.asOwner(`update media set created_at = now() - interval '${days} days'
      where id = '${id}'`);
    return id;
  };
  const post = ({ user }: Desk, ...mediaIds: string[]) =>
    user.call(createScheduledPost, {
      body: {
        content: 'a chart',
        scheduledTime: inFuture(24),
        parts: [{ text: freshText(), mediaIds }],
      },
    });
  const left = async ({ workspaceId }: Desk) =>
    (
      (await app.asOwner(
        `select id from media where workspace_id = '${workspaceId}' order by created_at`,
      )) as { id: string }[]
    ).map(({ id }) => id);

  it('that no post has go a month after they came', async () => {
    const desk = await scheduleFixture(app, 'media_spare');
    const kept = await upload(desk, 29);
    for (const days of [31, 400]) await upload(desk, days);
    await app.recur(purgeExpiredJob);
    expect(await left(desk)).toEqual([kept]);
  });

  it('of a post stay as long as it does, however old', async () => {
    const [desk, other] = [
      await scheduleFixture(app, 'media_kept'),
      await scheduleFixture(app, 'media_other'),
    ];
    const ids = [await upload(desk, 900), await upload(desk, 800)];
    const { id } = await post(desk, ...ids);
    await upload(other, 900);
    await app.recur(purgeExpiredJob);
    expect(await left(desk)).toEqual(ids);
    expect(await left(other)).toEqual([]);
    await desk.user.call(deleteScheduledPost, { params: { id } });
    await app.recur(purgeExpiredJob);
    expect(await left(desk)).toEqual([]);
  });

  it('that got a post since they were looked at stay', async () => {
    const desk = await scheduleFixture(app, 'media_since');
    const ids = [await upload(desk, 32), await upload(desk, 31)];
    await post(desk, ids[0] as string);
    await withWorkspace(app.running.ctx.db, desk.workspaceId, (tx) =>
      deleteUnnamed(tx, desk.workspaceId, ids),
    );
    expect(await left(desk)).toEqual([ids[0]]);
  });

  it('that a post is just being given are not taken from it', async () => {
    const desk = await scheduleFixture(app, 'media_race');
    const id = await upload(desk, 31);
    await withWorkspace(app.running.ctx.db, desk.workspaceId, async (tx) => {
      await listMediaTraits(tx, desk.workspaceId, [id]).execute();
      await app.recur(purgeExpiredJob);
    });
    expect(await left(desk)).toEqual([id]);
  });

  it('go in as many stretches as it takes', async () => {
    const desk = await scheduleFixture(app, 'media_many');
    const kept = await upload(desk, 900);
    await post(desk, kept);
    await app.asOwner(`insert into media (workspace_id, kind, content_type, bytes, alt_text, created_at)
      select '${desk.workspaceId}', 'image', 'image/png', '\\x00', '', now() - interval '2 years'
      from generate_series(1, 2100)`);
    await app.recur(purgeExpiredJob);
    expect(await left(desk)).toEqual([kept]);
  });
});
