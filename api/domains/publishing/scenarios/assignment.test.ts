import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { freshText, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { listAuditEvents } from '#shared/contracts/audit.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { removeMember } from '#shared/contracts/members.ts';
import {
  countUnread,
  listNotifications,
  markNotification,
} from '#shared/contracts/notifications.ts';
import type { Role } from '#shared/contracts/permissions.ts';
import { getScheduledPost, updateScheduledPost } from '#shared/contracts/publishing.ts';
import { assignPost, assignPosts } from '#shared/contracts/publishing-assignment.ts';
import { listPostRows } from '#shared/contracts/publishing-worklist.ts';
import { SCHEDULE_AT_MINE, SCHEDULE_AT_POST } from '#shared/lib/schedule-link.ts';

const app = testApp();

async function deskWith(name: string, ...roles: Role[]) {
  const desk = await scheduleFixture(app, name);
  const members = [];
  for (const role of roles) {
    const caller = await memberOf(app, desk.workspaceId, role);
    members.push({ caller, id: (await caller.call(getCurrentUser)).id });
  }
  const [first, second] = members as [(typeof members)[0], (typeof members)[0]];
  return { ...desk, id: (await desk.user.call(getCurrentUser)).id, first, second };
}

const hashOf = async (workspaceId: string, id: string) =>
  (
    await app.asOwner(`select encode(post_content_hash('${workspaceId}', '${id}'), 'hex') as hash`)
  )[0];

describe('a post', () => {
  it('is assigned with a due date, and nothing that would be sent changes', async () => {
    const desk = await deskWith('assign_one', 'author');
    const post = await desk.schedule();
    const params = { id: post.id };
    const before = await hashOf(desk.workspaceId, post.id);
    const { changed_by: writer } = await desk.row(post.id);
    const assigned = await desk.user.call(assignPost, {
      params,
      body: { assigneeId: desk.first.id, dueOn: '2031-02-03' },
    });
    expect(assigned).toEqual({ ...post, assigneeId: desk.first.id, dueOn: '2031-02-03' });
    expect(await hashOf(desk.workspaceId, post.id)).toEqual(before);
    expect(await desk.row(post.id)).toMatchObject({ changed_by: writer });
    expect(await desk.user.call(listPostRows)).toMatchObject([
      { id: post.id, assigneeId: desk.first.id, dueOn: '2031-02-03' },
    ]);
    // An edit that was under way names the version it saw, and is taken.
    const body = { content: freshText(), version: post.version };
    await desk.user.call(updateScheduledPost, { params, body });
    // What is left out stays.
    await desk.user.call(assignPost, { params, body: { assigneeId: null } });
    expect(await desk.user.call(getScheduledPost, { params })).toMatchObject({
      assigneeId: null,
      dueOn: '2031-02-03',
    });
    const [event] = (await desk.user.call(listAuditEvents)).events;
    expect(event?.changes).toEqual({ assigned_to: { before: desk.first.id } });
  });

  it('is assigned to members of its workspace only', async () => {
    const desk = await deskWith('assign_alien');
    const other = await deskWith('assign_other');
    const { id } = await desk.schedule();
    const body = { assigneeId: other.id };
    expect(await desk.user.refused(assignPost, { params: { id }, body })).toMatchObject({
      status: 404,
      issues: [{ path: 'assigneeId', message: 'Member not found' }],
    });
    const mine = { params: { id }, body: { assigneeId: other.id } };
    expect(await other.user.refused(assignPost, mine)).toMatchObject({ status: 404 });
    const [refused] = (
      await other.user.call(assignPosts, { body: { posts: [id], assigneeId: other.id } })
    ).refused;
    expect(refused).toMatchObject({ path: id, message: 'Scheduled post not found' });
    expect(await desk.row(id)).toMatchObject({ assigned_to: null });
  });

  it.each(['2031-02-30', 'tomorrow', ''])('takes no day that is none: %s', async (dueOn) => {
    const desk = await deskWith('assign_days');
    const { id } = await desk.schedule();
    expect(await desk.user.refused(assignPost, { params: { id }, body: { dueOn } })).toMatchObject({
      status: 422,
      message: 'Due date is not a date',
    });
  });

  it('of somebody else is not assigned by an author, one of their own is', async () => {
    const desk = await deskWith('assign_author', 'author');
    const { id } = await desk.schedule();
    const { caller, id: authorId } = desk.first;
    const body = { assigneeId: authorId };
    expect(await caller.refused(assignPost, { params: { id }, body })).toMatchObject({
      status: 403,
    });
    expect(await caller.call(assignPosts, { body: { posts: [id], ...body } })).toMatchObject({
      assigned: [],
      refused: [{ path: id }],
    });
    await desk.force(id, `created_by = '${authorId}'`);
    expect(await caller.call(assignPost, { params: { id }, body })).toMatchObject(body);
  });

  it("is nobody's once its member has left", async () => {
    const desk = await deskWith('assign_leaves', 'editor');
    const { id } = await desk.schedule();
    const { first } = desk;
    const body = { assigneeId: first.id, dueOn: '2031-02-03' };
    await desk.user.call(assignPost, { params: { id }, body });
    await desk.user.call(removeMember, { params: { id: first.id } });
    expect(await desk.user.call(getScheduledPost, { params: { id } })).toMatchObject({
      assigneeId: null,
      dueOn: '2031-02-03',
      version: 1,
    });
  });
});

describe('the assignee', () => {
  it('is told once, with a link to the post; nobody else is, and not who assigns to themselves', async () => {
    const desk = await deskWith('assign_told', 'editor', 'editor');
    const { first, second, user } = desk;
    const { id } = await desk.schedule();
    const told = async () =>
      (await first.caller.call(listNotifications)).filter(({ type }) => type === 'post_assigned');
    const body = { assigneeId: first.id, dueOn: '2031-02-03' };
    await user.call(assignPost, { params: { id }, body });
    await user.call(assignPost, { params: { id }, body: { ...body, dueOn: '2031-02-04' } });
    expect(await told()).toMatchObject([
      {
        title: '1 post was assigned to you',
        message: 'By @assign_told, due on 2031-02-03.',
        link: SCHEDULE_AT_POST + id,
        isRead: false,
      },
    ]);
    expect(await first.caller.call(countUnread)).toEqual({ unread: 1 });
    for (const { caller } of [{ caller: user }, second]) {
      expect(await caller.call(listNotifications)).toEqual([]);
      expect(await caller.call(countUnread)).toEqual({ unread: 0 });
    }
    const notification = (await told())[0]?.id ?? '';
    expect(
      await second.caller.refused(markNotification, {
        params: { id: notification },
        body: { isRead: true },
      }),
    ).toMatchObject({ status: 404 });
    const own = await desk.schedule();
    await first.caller.call(assignPost, { params: { id: own.id }, body });
    expect(await told()).toHaveLength(1);
  });

  it('of many posts at once has one notification, which leads to them', async () => {
    const desk = await deskWith('assign_many', 'editor');
    const posts = [(await desk.schedule()).id, (await desk.schedule()).id];
    const answer = await desk.user.call(assignPosts, {
      body: { posts: [...posts, posts[0] ?? ''], assigneeId: desk.first.id },
    });
    expect(answer).toEqual({ assigned: posts, refused: [] });
    expect(await desk.first.caller.call(listNotifications)).toMatchObject([
      { title: '2 posts were assigned to you', link: SCHEDULE_AT_MINE },
    ]);
  });
});
