import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { getDashboardToday } from '#shared/contracts/dashboard-today.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';
import { createPostDraft, emptyPost } from '#shared/contracts/post-drafts.ts';
import { createScheduledPost, duplicateScheduledPost } from '#shared/contracts/publishing.ts';
import { assignPost } from '#shared/contracts/publishing-assignment.ts';

const app = testApp();

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

it('tells the next posts, what waits, drafts by persona and what worked, of this workspace alone', async () => {
  const user = await app.signIn('today_one');
  const other = await app.signIn('today_other');
  const persona = await user.call(createPersona, {
    body: { name: 'Desk Dana', description: 'x', personality: 'Dry' },
  });
  const plan = (content: string, hours: number) =>
    user.call(createScheduledPost, {
      body: { content, scheduledTime: inHours(hours), personaId: persona.id },
    });
  const later = await plan('the later one', 5);
  const sooner = await plan('the\nsooner one', 2);
  await user.call(duplicateScheduledPost, { params: { id: later.id } });
  await app.asOwner(`
    insert into drafts (workspace_id, persona_id, type, prompt, content, provider, outcome, created_at)
    select workspace_id, id, 'post', 'p', content, 'local', outcome, now() - age
    from personas, (values ('open', 'offered', interval '1 hour'), ('older', 'offered', '2 days'),
      ('used', 'accepted', '1 hour'), ('long ago', 'offered', '9 days')
    ) kept (content, outcome, age) where name = 'Desk Dana'`);
  for (const text of ['typed first', 'typed\nlast']) {
    const content = { ...emptyPost, parts: [{ key: 'first', text, media: [] }] };
    await user.call(createPostDraft, { body: { id: randomUUID(), content } });
  }
  const now = await user.call(getDashboardToday);
  expect(now.next.map(({ id, excerpt, personaName }) => [id, excerpt, personaName])).toEqual([
    [sooner.id, 'the sooner one', 'Desk Dana'],
    [later.id, 'the later one', 'Desk Dana'],
  ]);
  const { first, ...counts } = now.waiting;
  expect(counts).toEqual({ approval: 0, held: 1, failed: 0, check: 0, reminded: 0 });
  expect(first).toHaveLength(1);
  expect(now.drafts).toEqual([
    { personaId: persona.id, personaName: 'Desk Dana', drafts: 2, excerpt: 'open' },
  ]);
  expect(now.written).toEqual({ drafts: 2, excerpt: 'typed last' });
  expect(now.worked).toEqual([]);
  await app.asOwner(`
    update scheduled_posts set status = 'posted', posted_at = now() - interval '1 day',
      impressions = 900, engagement = 40 where id = '${later.id}'`);
  const then = await user.call(getDashboardToday);
  expect(then.next.map(({ id }) => id)).toEqual([sooner.id]);
  expect(then.worked).toEqual([
    {
      id: later.id,
      excerpt: 'the later one',
      personaName: 'Desk Dana',
      engagement: 40,
      reach: 900,
    },
  ]);
  expect(await other.call(getDashboardToday)).toEqual({
    mine: null,
    next: [],
    waiting: { approval: 0, held: 0, failed: 0, check: 0, reminded: 0, first: [] },
    drafts: [],
    written: { drafts: 0, excerpt: '' },
    worked: [],
  });
});

it('tells each member of a team which unsent posts are assigned to them, the first due first', async () => {
  const owner = await app.signIn('today_team');
  const { workspaceId } = await owner.call(getCurrentUser);
  const editor = await memberOf(app, workspaceId, 'editor');
  const { id: editorId } = await editor.call(getCurrentUser);
  const plan = async (content: string, dueOn: string | null, assigneeId = editorId) => {
    const post = await owner.call(createScheduledPost, {
      body: { content, scheduledTime: inHours(5) },
    });
    const body = { assigneeId, dueOn };
    await owner.call(assignPost, { params: { id: post.id }, body });
    return post.id;
  };
  const whenever = await plan('whenever you like', null);
  const soon = await plan('rather soon', '2031-01-02');
  const overdue = await plan('long overdue', '2026-01-02');
  const sent = await plan('sent already', '2026-01-01');
  await plan('of somebody else', '2026-01-01', (await owner.call(getCurrentUser)).id);
  await app.asOwner(`update scheduled_posts set status = 'posted' where id = '${sent}'`);
  const { mine } = await editor.call(getDashboardToday);
  expect(mine?.assigned.map(({ id }) => id)).toEqual([overdue, soon, whenever]);
  expect(mine).toMatchObject({
    count: 3,
    assigned: [{ excerpt: 'long overdue', personaName: null, dueOn: '2026-01-02' }, {}, {}],
  });
  for (const more of ['four', 'five', 'six']) await plan(`number ${more}`, null);
  const after = (await editor.call(getDashboardToday)).mine;
  expect([after?.count, after?.assigned.length]).toEqual([6, 5]);
  expect((await owner.call(getDashboardToday)).mine?.count).toBe(1);
});

it('names the posts to attend to first: failed, then in review, then on hold, three at most', async () => {
  const user = await app.signIn('today_attention');
  const plan = async (content: string, change: string) => {
    const body = { content, scheduledTime: inHours(5) };
    const { id } = await user.call(createScheduledPost, { body });
    await app.asOwner(`update scheduled_posts set ${change} where id = '${id}'`);
    return id;
  };
  await plan('pending', "status = 'pending'");
  const held = await plan('on hold', "status = 'held', hold_reason = 'weekend'");
  const asked = await plan('in review', "review = 'in_review'");
  const failed = await plan('failed', "status = 'failed'");
  const first = async () => (await user.call(getDashboardToday)).waiting.first;
  expect(await first()).toEqual([failed, asked, held]);
  const check = await plan('unconfirmed', "status = 'needs_check'");
  expect(await first()).toEqual([failed, check, asked]);
});
