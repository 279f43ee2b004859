import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { announce } from '#api/realtime/live-changes.ts';
import { testApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { freshText, inFuture, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { getDashboardToday } from '#shared/contracts/dashboard-today.ts';
import { removeMember } from '#shared/contracts/members.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import type { Role } from '#shared/contracts/permissions.ts';
import * as contract from '#shared/contracts/post-drafts.ts';
import { createScheduledPost } from '#shared/contracts/publishing.ts';
import { assignPostDraft } from '#shared/contracts/publishing-assignment.ts';
import { SCHEDULE_AT_DRAFT } from '#shared/lib/schedule-link.ts';

const app = testApp();

/** A time of the calendar of which nothing is written yet. */
const slot: contract.DraftContent = {
  ...contract.emptyPost,
  when: 'time',
  date: '2031-02-06',
  time: '09:00',
  zone: 'Europe/Berlin',
};

async function deskWith(name: string, role: Role = 'author') {
  const desk = await scheduleFixture(app, name);
  const ana = await memberOf(app, desk.workspaceId, role, `${name}_ana`);
  const anaId = (await ana.call(getCurrentUser)).id;
  const id = randomUUID();
  await desk.user.call(contract.createPostDraft, { body: { id, content: slot } });
  const assign = (assigneeId: string | null, dueOn?: string) =>
    desk.user.call(assignPostDraft, { params: { id }, body: { assigneeId, dueOn } });
  return { ...desk, ana, anaId, id, params: { id }, assign };
}

it('a slot is assigned with a due date, and every member sees whose it is and when', async () => {
  const { ana, anaId, assign, id, params } = await deskWith('slots_one');
  const assigned = await assign(anaId, '2031-02-05');
  expect(assigned).toMatchObject({ version: 1, content: slot, dueOn: '2031-02-05' });
  expect(await ana.call(contract.listPostDrafts)).toMatchObject([
    {
      id,
      text: '',
      assigneeId: anaId,
      dueOn: '2031-02-05',
      slot: { date: '2031-02-06', time: '09:00', zone: 'Europe/Berlin' },
    },
  ]);
  // A save that was under way names the version it saw, and leaves the assignment.
  const content = { ...slot, when: 'slot' as const };
  await ana.call(contract.updatePostDraft, { params, body: { version: 1, content } });
  expect(await ana.call(contract.getPostDraft, { params })).toMatchObject({ assigneeId: anaId });
  expect(await ana.call(contract.listPostDrafts)).toMatchObject([{ slot: null }]);
  await assign(null);
  expect(await ana.call(contract.getPostDraft, { params })).toMatchObject({
    assigneeId: null,
    dueOn: '2031-02-05',
  });
});

it('is assigned to members of its workspace, by those of them who may write', async () => {
  const desk = await deskWith('slots_mine', 'viewer');
  const other = await deskWith('slots_other');
  const body = { assigneeId: other.anaId };
  expect(await desk.user.refused(assignPostDraft, { params: desk.params, body })).toMatchObject({
    status: 404,
    issues: [{ path: 'assigneeId', message: 'Member not found' }],
  });
  expect(await other.user.refused(assignPostDraft, { params: desk.params, body })).toMatchObject({
    status: 404,
    message: 'Draft not found',
  });
  const own = { params: desk.params, body: { assigneeId: desk.anaId } };
  expect(await desk.ana.refused(assignPostDraft, own)).toMatchObject({ status: 403 });
  expect(await desk.user.call(contract.getPostDraft, { params: desk.params })).toMatchObject({
    assigneeId: null,
  });
  // To a member who may only comment it can be assigned; that gives no right to write it.
  await desk.assign(desk.anaId);
  const save = { params: desk.params, body: { version: 1, content: slot } };
  expect(await desk.ana.refused(contract.updatePostDraft, save)).toMatchObject({ status: 403 });
});

it('the assignee is told once, with a link to the draft, and finds it in their work', async () => {
  const { ana, anaId, assign, id, params, user } = await deskWith('slots_told');
  await assign(anaId, '2031-02-05');
  await assign(anaId, '2031-02-04');
  expect(await ana.call(listNotifications)).toMatchObject([
    {
      type: 'post_assigned',
      message: 'By @slots_told, due on 2031-02-05.',
      link: SCHEDULE_AT_DRAFT + id,
    },
  ]);
  expect(await user.call(listNotifications)).toEqual([]);
  expect((await ana.call(getDashboardToday)).mine).toEqual({
    count: 0,
    assigned: [],
    drafts: [
      {
        id,
        excerpt: '',
        personaName: null,
        dueOn: '2031-02-04',
        slot: { date: '2031-02-06', time: '09:00', zone: 'Europe/Berlin' },
      },
    ],
  });
  expect((await user.call(getDashboardToday)).mine?.drafts).toEqual([]);
  await user.call(contract.deletePostDraft, { params });
  expect((await ana.call(getDashboardToday)).mine?.drafts).toEqual([]);
});

it("is nobody's once its member has left, and stays", async () => {
  const { anaId, assign, params, user } = await deskWith('slots_leave');
  await assign(anaId, '2031-02-05');
  await user.call(removeMember, { params: { id: anaId } });
  expect(await user.call(contract.getPostDraft, { params })).toMatchObject({
    assigneeId: null,
    dueOn: '2031-02-05',
    version: 1,
  });
});

it('the post that is scheduled from it is assigned the same, and nobody is told again', async () => {
  const { ana, anaId, assign, id, user } = await deskWith('slots_kept');
  const schedule = (postDraftId: string) =>
    user.call(createScheduledPost, {
      body: { content: freshText(), scheduledTime: inFuture(24), postDraftId },
    });
  await assign(anaId, '2031-02-05');
  const post = await schedule(id);
  expect(post).toMatchObject({ assigneeId: anaId, dueOn: '2031-02-05' });
  expect(await ana.call(listNotifications)).toHaveLength(1);
  // Of a draft that is gone meanwhile, or of another workspace, the post goes without.
  const foreign = await deskWith('slots_far');
  await foreign.assign(foreign.anaId, '2031-02-05');
  for (const draft of [randomUUID(), foreign.id]) {
    expect(await schedule(draft)).toMatchObject({ assigneeId: null, dueOn: null });
  }
});

it('is told to the other windows of the workspace as it is saved, assigned and deleted', async () => {
  const { ana, anaId, assign, params } = await deskWith('slots_live');
  const { running } = app;
  const { workspaceId } = await ana.call(getCurrentUser);
  const stop = new AbortController();
  const heard = (await running.ctx.live.watch(workspaceId, stop.signal))[Symbol.asyncIterator]();
  const told = async (doing: Promise<unknown>, topic: string) => {
    await doing;
    announce(running.ctx.db, workspaceId, 'watchlist');
    const topics: string[] = [];
    while (topics.at(-1) !== 'watchlist') topics.push((await heard.next()).value.topic);
    expect(topics).toContain(topic);
  };
  const body = { version: 1, content: { ...slot, time: '10:00' } };
  await told(ana.call(contract.updatePostDraft, { params, body }), 'post-drafts');
  await told(assign(anaId), 'posts');
  await told(ana.call(contract.deletePostDraft, { params }), 'post-drafts');
  stop.abort();
});
