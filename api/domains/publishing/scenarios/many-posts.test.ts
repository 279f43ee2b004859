import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import {
  type Desk,
  freshText,
  inFuture,
  scheduleFixture,
} from '#api/testing/fixtures/schedule-fixture.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { setPostQueue } from '#shared/contracts/publishing-queue.ts';
import {
  changePosts,
  listPostRows,
  type PostChange,
  undoChange,
} from '#shared/contracts/publishing-worklist.ts';

const app = testApp();

async function withPosts(name: string, count: number) {
  const desk = await scheduleFixture(app, name);
  await desk.connect(name);
  const posts: ScheduledPost[] = [];
  for (let at = 0; at < count; at += 1) posts.push(await desk.schedule());
  return { desk, posts, ids: posts.map(({ id }) => id) };
}

const change = (desk: Desk, ids: string[], change: PostChange, version = 1) =>
  desk.user.call(changePosts, {
    body: { posts: ids.map((id) => ({ id, version })), change },
  });
const undo = (desk: Desk, token: string | null) =>
  desk.user.call(undoChange, { body: { undo: token ?? '' } });
const rows = async (desk: Desk, q?: string) =>
  desk.user.call(listPostRows, { query: q === undefined ? {} : { q } });
const tomorrow = () => inFuture(24).slice(0, 10);

describe('short rows', () => {
  it('tell of each post what a list shows, those to come first', async () => {
    const { desk, ids } = await withPosts('rows_all', 2);
    const thread = await desk.schedule({
      content: 'x',
      parts: [{ text: `${'wide '.repeat(54)}alpha` }, { text: `${freshText()} Needle %_` }],
    });
    await desk.force(ids[0] ?? '', `status = 'posted', scheduled_time = now() - interval '1 day'`);
    const all = await rows(desk);
    expect(all.map(({ id }) => id).toSorted()).toEqual([...ids, thread.id].toSorted());
    expect(all.at(-1)).toMatchObject({ id: ids[0], status: 'posted' });
    const row = all.find(({ id }) => id === thread.id);
    expect(row?.content).toHaveLength(300);
    expect(row?.parts).toEqual([
      { externalId: null, url: null, media: [] },
      { externalId: null, url: null, media: [] },
    ]);
    // Also in what a row does not show, in any case; signs of patterns are signs.
    expect((await rows(desk, 'NEEDLE alpha')).map(({ id }) => id)).toEqual([thread.id]);
    expect((await rows(desk, '%_')).map(({ id }) => id)).toEqual([thread.id]);
    expect(await rows(desk, 'needle nowhere')).toEqual([]);
  });
});

describe('many posts at once', () => {
  it('move to a day and keep their time on the clock, and go back by undo', async () => {
    const { desk, posts, ids } = await withPosts('many_move', 2);
    await desk.force(ids[1] ?? '', `status = 'held', hold_reason = 'too_late'`);
    const day = inFuture(72).slice(0, 10);
    const done = await change(desk, ids, { action: 'move', day, timeZone: 'UTC' });
    expect(done).toMatchObject({ changed: ids, refused: [] });
    for (const [at, id] of ids.entries()) {
      const row = await desk.row(id);
      const kept = posts[at]?.scheduledTime.slice(11, 16);
      expect((row.scheduled_time as Date).toISOString()).toBe(`${day}T${kept}:00.000Z`);
      expect(row).toMatchObject({ status: 'pending', hold_reason: null, version: 2 });
    }
    expect(await undo(desk, done.undo)).toEqual({ restored: 2 });
    const row = await desk.row(ids[1] ?? '');
    expect((row.scheduled_time as Date).toISOString()).toBe(posts[1]?.scheduledTime);
    expect(row).toMatchObject({ status: 'held', hold_reason: 'too_late', version: 3 });
  });

  it('leave each that may not be changed, and say why', async () => {
    const { desk, ids } = await withPosts('many_refused', 4);
    const [open = '', sent = '', taken = '', newer = ''] = ids;
    await desk.force(sent, `status = 'posted'`);
    await desk.force(taken, `lease_until = now() + interval '1 minute'`);
    await desk.force(newer, 'version = 2');
    const other = await withPosts('many_other', 1);
    const foreign = other.ids[0] ?? '';
    const done = await change(desk, [...ids, foreign], { action: 'hold' });
    expect(done.changed).toEqual([open]);
    expect(done.refused.map(({ path, message }) => [path, message])).toEqual([
      [sent, 'This post is on X already.'],
      [taken, 'This post is being sent right now.'],
      [newer, 'This post was changed elsewhere. Reload it and try again.'],
      [foreign, 'Scheduled post not found'],
    ]);
    expect(await desk.row(open)).toMatchObject({ status: 'held', hold_reason: null });
    expect(await other.desk.row(foreign)).toMatchObject({ status: 'pending', version: 1 });
  });

  it('are deleted, and come back whole by undo, once', async () => {
    const { desk, ids } = await withPosts('many_delete', 2);
    const before = await desk.row(ids[0] ?? '');
    const done = await change(desk, ids, { action: 'delete' });
    expect(await rows(desk)).toEqual([]);
    const twice = await Promise.all([undo(desk, done.undo), undo(desk, done.undo)]);
    expect(twice.reduce((sum, { restored }) => sum + restored, 0)).toBe(2);
    expect(await desk.row(ids[0] ?? '')).toEqual(before);
    expect((await rows(desk)).every(({ content }) => content !== '')).toBe(true);
    expect(await undo(desk, done.undo)).toEqual({ restored: 0 });
  });

  it('are not brought back in another workspace, too late, or over a newer change', async () => {
    const { desk, ids } = await withPosts('undo_refused', 1);
    const [id = ''] = ids;
    const other = await scheduleFixture(app, 'undo_other');
    const done = await change(desk, ids, { action: 'hold' });
    const refused = { status: 409, code: 'conflict' };
    const body = { undo: done.undo ?? '' };
    expect(await other.user.refused(undoChange, { body })).toMatchObject(refused);
    await desk.force(id, 'version = 3');
    expect(await undo(desk, done.undo)).toEqual({ restored: 0 });
    await desk.force(id, `version = 2, lease_until = now() + interval '1 minute'`);
    expect(await undo(desk, done.undo)).toEqual({ restored: 0 });
    await desk.force(id, `lease_until = null, status = 'posted'`);
    expect(await undo(desk, done.undo)).toEqual({ restored: 0 });
    expect(await desk.row(id)).toMatchObject({ status: 'posted', version: 2 });
  });

  it('are approved, and what was due meanwhile stays on hold', async () => {
    const { desk, ids } = await withPosts('many_approve', 3);
    const [due = '', ready = '', other = ''] = ids;
    const waits = `status = 'held', hold_reason = 'approval'`;
    await desk.force(due, `${waits}, scheduled_time = now() - interval '1 day'`);
    await desk.force(ready, waits);
    await desk.force(other, `status = 'held', hold_reason = 'weekend'`);
    const done = await change(desk, ids, { action: 'approve' });
    expect(done.changed).toEqual([ready]);
    expect(done.refused.map(({ path }) => path)).toEqual([other, due]);
    expect(await desk.row(ready)).toMatchObject({ status: 'pending', hold_reason: null });
    expect(await desk.row(other)).toMatchObject({ status: 'held', hold_reason: 'weekend' });
  });

  it('get a persona, and keep their text', async () => {
    const { desk, ids } = await withPosts('many_persona', 2);
    const persona = await desk.user.call(createPersona, {
      body: { name: 'Dana', description: 'Desk', personality: 'Dry' },
    });
    const done = await change(desk, ids, { action: 'persona', personaId: persona.id });
    expect(done.changed).toEqual(ids);
    const [row] = await rows(desk);
    expect(row).toMatchObject({ personaId: persona.id, personaName: 'Dana', status: 'pending' });
    const unknown = { action: 'persona', personaId: ids[0] ?? '' } as const;
    const body = { posts: ids.map((id) => ({ id, version: 2 })), change: unknown };
    expect(await desk.user.refused(changePosts, { body })).toMatchObject({ status: 404 });
  });

  it('go into the next free slots, each into its own', async () => {
    const { desk, ids } = await withPosts('many_slots', 3);
    const slots = Array.from({ length: 7 }, (_, weekday) => ({ weekday, time: '10:45' }));
    await desk.user.call(setPostQueue, { body: { timeZone: 'UTC', slots } });
    await change(desk, ids, { action: 'queue' });
    const times = (await rows(desk)).map(({ scheduledTime }) => scheduledTime);
    expect(new Set(times).size).toBe(3);
    expect(times.every((time) => time.slice(11, 16) === '10:45')).toBe(true);
  });

  it('do not move to what has passed, nor past the rules, and are warned of the same text', async () => {
    const { desk, ids } = await withPosts('many_rules', 1);
    const text = freshText();
    const twins = [
      await desk.schedule({ content: text }),
      await desk.schedule({ content: text, scheduledTime: inFuture(24 * 30) }),
    ].map(({ id }) => id);
    const past = { action: 'move', day: tomorrow(), time: '00:00', timeZone: 'UTC' } as const;
    expect((await change(desk, ids, { ...past, day: '2020-01-01' })).refused).toMatchObject([
      { message: 'Please select a future date and time' },
    ]);
    const day = inFuture(24 * 10).slice(0, 10);
    await app.asOwner(`update post_parts set text = repeat('x', 300) where post_id = '${ids[0]}'`);
    const done = await change(desk, [...twins, ...ids], { ...past, day });
    expect(done.changed).toEqual(twins);
    expect(done.refused).toMatchObject([{ path: ids[0], code: expect.any(String) }]);
    // The second is warned of the first.
    expect((await desk.row(twins[0] ?? '')).detail).toBe('');
    expect((await desk.row(twins[1] ?? '')).detail).not.toBe('');
  });
});
