import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { freshText, inFuture, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { pngOf } from '#api/testing/png.ts';
import {
  actOnPost,
  deleteScheduledPost,
  duplicateScheduledPost,
  listScheduledPosts,
  type PostStatus,
  postStatuses,
  updateScheduledPost,
} from '#shared/contracts/publishing.ts';
import { listAttempts } from '#shared/contracts/publishing-attempts.ts';
import { uploadMedia } from '#shared/contracts/publishing-media.ts';

const app = testApp();
const unsent: PostStatus[] = ['pending', 'held', 'failed', 'reminded'];
const others = postStatuses.filter((status) => !unsent.includes(status));

describe('editing', () => {
  it('changes what it names and nothing else', async () => {
    const desk = await scheduleFixture(app, 'editor');
    const { id: mediaId } = await desk.user.call(uploadMedia, {
      body: { data: pngOf(200).dataUrl, altText: 'a dot' },
    });
    const post = await desk.schedule({
      parts: [{ text: freshText(), mediaIds: [mediaId] }],
      madeWithAi: true,
      graceMinutes: 5,
      timeZone: 'JST',
    });
    const params = { id: post.id };
    const content = freshText();
    const edited = await desk.user.call(updateScheduledPost, {
      params,
      body: { content, version: 1 },
    });
    expect(edited).toEqual({
      ...post,
      content,
      parts: [{ ...post.parts[0], text: content }],
      version: 2,
    });
    const moved = await desk.user.call(updateScheduledPost, {
      params,
      body: { scheduledTime: '2031-02-03T04:05', version: 2 },
    });
    expect(moved).toMatchObject({
      scheduledTime: '2031-02-02T19:05:00.000Z',
      wallClock: '2031-02-03T04:05',
      content,
      version: 3,
    });
    expect(await desk.row(post.id)).toMatchObject({ not_before: new Date(moved.scheduledTime) });
  });

  it('of two at once lets one through and refuses the other, with nothing mixed', async () => {
    const desk = await scheduleFixture(app, 'edit_race');
    const { id } = await desk.schedule();
    const edit = (text: string) =>
      desk.user.fetch(`/api/scheduled-posts/${id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ parts: [{ text }, { text: `${text} too` }], version: 1 }),
      });
    const texts = [freshText(), freshText()];
    const answers = await Promise.all(texts.map(edit));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409) as Response;
    expect(await refused.json()).toMatchObject({
      code: 'conflict',
      message: 'This post was changed elsewhere. Reload it and try again.',
    });
    const [post] = await desk.user.call(listScheduledPosts);
    const winner = texts[answers.findIndex(({ status }) => status === 200)];
    expect(post?.parts.map(({ text }) => text)).toEqual([winner, `${winner} too`]);
  });

  it.each(others)('is refused while the post is %s', async (status) => {
    const desk = await scheduleFixture(app, `edit_${status}`);
    const { id } = await desk.schedule();
    await desk.force(id, `status = '${status}'`);
    const body = { content: freshText(), version: 1 };
    const refused = await desk.user.refused(updateScheduledPost, { params: { id }, body });
    expect(refused).toMatchObject({ status: 409 });
    expect(await desk.row(id)).toMatchObject({ status, version: 1 });
  });

  it('is refused while a worker has the post, and when part of a thread is live', async () => {
    const desk = await scheduleFixture(app, 'edit_taken');
    const { id } = await desk.schedule({ parts: [{ text: freshText() }, { text: freshText() }] });
    const body = { content: freshText(), version: 1 };
    await desk.force(id, `lease_until = now() + interval '1 minute'`);
    const taken = await desk.user.refused(updateScheduledPost, { params: { id }, body });
    expect(taken).toMatchObject({ status: 409, message: 'This post is being sent right now.' });
    await desk.force(id, 'lease_until = null');
    await app.asOwner(
      `update post_parts set external_id = 'live1' where post_id = '${id}' and position = 0`,
    );
    const begun = await desk.user.refused(updateScheduledPost, { params: { id }, body });
    expect(begun).toMatchObject({ status: 409, message: expect.stringContaining('on X already') });
  });

  it('sends a held or failed post again once its time is to come', async () => {
    const desk = await scheduleFixture(app, 'edit_failed');
    const { id } = await desk.schedule();
    await desk.force(
      id,
      `status = 'failed', detail = 'X said no', scheduled_time = now() - interval '1 hour'`,
    );
    const params = { id };
    const kept = await desk.user.call(updateScheduledPost, {
      params,
      body: { content: freshText(), version: 1 },
    });
    expect(kept).toMatchObject({ status: 'failed', detail: 'X said no' });
    const past = { scheduledTime: '2020-01-01T00:00:00Z', version: 2 };
    expect(await desk.user.refused(updateScheduledPost, { params, body: past })).toMatchObject({
      status: 422,
      message: 'Please select a future date and time',
    });
    const moved = { scheduledTime: inFuture(3), version: 2 };
    expect(await desk.user.call(updateScheduledPost, { params, body: moved })).toMatchObject({
      status: 'pending',
      detail: '',
      holdReason: null,
    });
  });

  it('does not compare a post with itself, and keeps the rules', async () => {
    const desk = await scheduleFixture(app, 'edit_rules');
    const post = await desk.schedule();
    const params = { id: post.id };
    const same = await desk.user.call(updateScheduledPost, {
      params,
      body: { content: `${post.content}!`, version: 1 },
    });
    expect(same.detail).toBe('');
    const body = { content: '$BTC $ETH', version: 2 };
    expect(await desk.user.refused(updateScheduledPost, { params, body })).toMatchObject({
      status: 422,
      issues: [{ path: 'content' }],
    });
  });
});

describe('deleting', () => {
  it.each(unsent)('takes a post that is %s', async (status) => {
    const desk = await scheduleFixture(app, `delete_${status}`);
    const { id } = await desk.schedule();
    await desk.force(id, `status = '${status}'`);
    await desk.user.call(deleteScheduledPost, { params: { id } });
    expect(await desk.user.call(listScheduledPosts)).toEqual([]);
    expect(await desk.user.refused(deleteScheduledPost, { params: { id } })).toMatchObject({
      status: 404,
    });
  });

  it.each(others)('leaves a post that is %s', async (status) => {
    const desk = await scheduleFixture(app, `keep_${status}`);
    const { id } = await desk.schedule();
    await desk.force(id, `status = '${status}'`);
    expect(await desk.user.refused(deleteScheduledPost, { params: { id } })).toMatchObject({
      status: 409,
      code: 'conflict',
    });
    expect(await desk.row(id)).toMatchObject({ status });
  });

  it('against a claim at the same moment is either done or refused, never both', async () => {
    const desk = await scheduleFixture(app, 'delete_race');
    const ids = [];
    for (let at = 0; at < 30; at += 1) ids.push((await desk.schedule()).id);
    const outcomes = await Promise.all(
      ids.map(async (id) => {
        const [deleted, claimed] = await Promise.all([
          desk.user.fetch(`/api/scheduled-posts/${id}`, { method: 'DELETE' }),
          app.asOwner(`
            update scheduled_posts set status = 'publishing', attempt = attempt + 1,
              lease_until = now() + interval '1 minute'
            where id = (select id from scheduled_posts where id = '${id}' and status = 'pending'
              for update skip locked) returning id`),
        ]);
        return [deleted.status, claimed.length];
      }),
    );
    for (const outcome of outcomes)
      expect([
        [204, 0],
        [409, 1],
      ]).toContainEqual(outcome);
  });
});

describe('a copy', () => {
  it('is held a day later, with text and media, until somebody releases it', async () => {
    const desk = await scheduleFixture(app, 'copier');
    const post = await desk.schedule({
      parts: [{ text: freshText() }, { text: freshText() }],
      timeZone: 'EST',
      scheduledTime: '2031-03-08T12:00',
    });
    const params = { id: post.id };
    const copy = await desk.user.call(duplicateScheduledPost, { params });
    expect(copy).toMatchObject({
      content: post.content,
      status: 'held',
      holdReason: null,
      wallClock: '2031-03-09T12:00',
      // The clock changed in between.
      scheduledTime: '2031-03-09T16:00:00.000Z',
    });
    expect(copy.id).not.toBe(post.id);
    const released = await desk.user.call(actOnPost, {
      params: { id: copy.id },
      body: { action: 'release', version: copy.version },
    });
    expect(released).toMatchObject({ status: 'pending', scheduledTime: copy.scheduledTime });
    expect(await desk.row(copy.id)).toMatchObject({ released_from: null });
  });

  it('of a past post is for the next day that is to come', async () => {
    const desk = await scheduleFixture(app, 'copier_past');
    const { id } = await desk.schedule();
    await desk.force(id, `wall_clock = '2020-01-01T08:15', scheduled_time = '2020-01-01T08:15Z'`);
    const copy = await desk.user.call(duplicateScheduledPost, { params: { id } });
    expect(copy.wallClock).toMatch(/T08:15$/);
    expect(Date.parse(copy.scheduledTime)).toBeGreaterThan(Date.now());
  });
});

describe('another workspace', () => {
  it('is told that there is no such post', async () => {
    const desk = await scheduleFixture(app, 'owner');
    const { id } = await desk.schedule();
    const { user: thief } = await scheduleFixture(app, 'thief');
    const params = { id };
    for (const refused of [
      await thief.refused(updateScheduledPost, { params, body: { version: 1 } }),
      await thief.refused(deleteScheduledPost, { params }),
      await thief.refused(duplicateScheduledPost, { params }),
      await thief.refused(actOnPost, { params, body: { action: 'now', version: 1 } }),
      await thief.refused(listAttempts, { params }),
    ]) {
      expect(refused).toMatchObject({ status: 404, message: 'Scheduled post not found' });
    }
    expect(await desk.row(id)).toMatchObject({ status: 'pending', version: 1 });
  });
});
