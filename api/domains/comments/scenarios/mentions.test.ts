import { describe, expect, it } from 'vitest';
import { commentTeam, threadsOf } from '#api/domains/comments/testing/comment-team.ts';
import { enqueueDeliveries } from '#api/domains/notifications/enqueue-deliveries.ts';
import { testApp } from '#api/testing/app.ts';
import { listAuditEvents } from '#shared/contracts/audit.ts';
import { deleteComment, editComment } from '#shared/contracts/comments.ts';
import { removeMember } from '#shared/contracts/members.ts';
import * as notifications from '#shared/contracts/notifications.ts';
import { deleteScheduledPost } from '#shared/contracts/publishing.ts';

const app = testApp();

describe('a mention', () => {
  it('is told to that member alone, once, with a link to the comment', async () => {
    const { owner, post, add } = await commentTeam(app, 'mentions');
    const ana = await add('viewer', 'Ana_m');
    const ben = await add('editor', 'ben_m');
    const said = await owner.say(`@ana_m @mentions @nobody see a@ben_m.com`);
    expect(said.mentions).toEqual(['Ana_m', 'mentions']);
    expect(await ana.told()).toEqual([
      {
        type: 'comment_mention',
        title: '@mentions mentioned you in a comment',
        message: '@ana_m @mentions @nobody see a@ben_m.com',
        link: `/schedule?post=${post.subjectId}&comments=${said.id}`,
      },
    ]);
    expect([await ben.told(), await owner.told()]).toEqual([[], []]);
    const edit = { params: { id: said.id }, body: { body: '@ana_m and @ben_m' } };
    expect(await owner.caller.call(editComment, edit)).toMatchObject({
      mentions: ['Ana_m', 'ben_m'],
    });
    expect(await ana.told()).toHaveLength(1);
    expect(await ben.told()).toHaveLength(1);
    await owner.caller.call(deleteComment, { params: { id: said.id } });
    expect([await ana.told(), await ben.told()]).toEqual([[], []]);
  });

  it('is no way for others to read, mark or dismiss it', async () => {
    const { owner, add } = await commentTeam(app, 'private');
    const [ana, ben] = [await add('viewer', 'ana_p'), await add('viewer', 'ben_p')];
    await owner.say('@ana_p look');
    const [notification] = await ana.caller.call(notifications.listNotifications);
    const params = { id: notification?.id ?? '' };
    const body = { isRead: true };
    expect(await ben.caller.call(notifications.countUnread)).toEqual({ unread: 0 });
    expect(
      await ben.caller.refused(notifications.markNotification, { params, body }),
    ).toMatchObject({
      status: 404,
    });
    expect(await ben.caller.refused(notifications.dismissNotification, { params })).toMatchObject({
      status: 404,
    });
    await ben.caller.call(notifications.markAllRead);
    expect(await ana.caller.call(notifications.countUnread)).toEqual({ unread: 1 });
    await ana.caller.call(notifications.markNotification, { params, body });
    expect(await ana.caller.call(notifications.countUnread)).toEqual({ unread: 0 });
    await ana.caller.call(notifications.dismissNotification, { params });
    expect(await ana.told()).toEqual([]);
  });

  it('reaches nobody of another workspace, and stays as text once the member has left', async () => {
    const here = await commentTeam(app, 'leaving');
    const there = await commentTeam(app, 'elsewhere_m');
    const ana = await here.add('viewer', 'ana_l');
    const said = await here.owner.say('@ana_l and @elsewhere_m');
    expect(said.mentions).toEqual(['ana_l']);
    expect(await there.owner.told()).toEqual([]);
    const reply = await ana.say('Here', { parentId: said.id });
    await here.user.call(removeMember, { params: { id: ana.id } });
    expect(await threadsOf(here.user, here.post)).toMatchObject([
      {
        body: '@ana_l and @elsewhere_m',
        mentions: [],
        replies: [{ id: reply.id, body: 'Here', author: null }],
      },
    ]);
    await app.asOwner(`delete from workspaces where id in (
      select workspace_id from workspace_members where user_id = '${ana.id}' and is_founder);
      delete from users where id = '${ana.id}'`);
    expect(await app.asOwner(`select author_id from comments where id = '${reply.id}'`)).toEqual([
      { author_id: null },
    ]);
  });
});

describe('a reply', () => {
  it('is told to whoever has written in the thread, and not twice to whom it mentions', async () => {
    const { owner, persona, add } = await commentTeam(app, 'replies');
    const [ana, ben, cleo] = [
      await add('viewer', 'ana_r'),
      await add('viewer', 'ben_r'),
      await add('viewer', 'cleo_r'),
    ];
    const on = persona;
    const { id: parentId } = await ana.say('Drier?', { on });
    await ben.say('Yes', { on, parentId });
    const asked = await owner.say('@ben_r how?', { on, parentId });
    const types = async (who: typeof ana) => (await who.told()).map(({ type }) => type);
    expect(await types(ana)).toEqual(['comment_reply', 'comment_reply']);
    expect(await types(ben)).toEqual(['comment_mention']);
    expect([await types(cleo), await types(owner)]).toEqual([[], []]);
    expect((await ana.told())[0]).toMatchObject({
      title: '@replies replied in a comment thread',
      link: `/personas?persona=${persona.subjectId}&comments=${asked.id}`,
    });
  });
});

it('a push of a mention goes to the browsers of that member alone', async () => {
  const { owner, workspaceId, add } = await commentTeam(app, 'pushes');
  const ana = await add('viewer', 'ana_push');
  const ben = await add('viewer', 'ben_push');
  for (const { id, username } of [ana, ben]) {
    await app.asOwner(`insert into push_subscriptions
      (workspace_id, user_id, endpoint, keys, device, created_at)
      values ('${workspaceId}', '${id}', 'https://push.example/${username}', 'k', 'd',
        now() - interval '1 hour')`);
  }
  await owner.say('@ana_push look');
  await enqueueDeliveries(app.running.ctx.across, true);
  const handed = await app.asOwner(`select s.user_id from notice_deliveries d
    left join push_subscriptions s on s.id = d.subscription_id
    where d.workspace_id = '${workspaceId}'`);
  expect(handed).toEqual([{ user_id: ana.id }]);
});

it('the audit log has what was written, and one line where a post goes with its comments', async () => {
  const { post, user, add } = await commentTeam(app, 'logged_c');
  const viewer = await add('viewer');
  const { id } = await viewer.say('Too long');
  const events = async (target: string) =>
    (await user.call(listAuditEvents, { query: { target } })).events;
  expect(await events(id)).toMatchObject([
    {
      action: 'created',
      targetKind: 'comment',
      actorName: viewer.username,
      targetName: 'Too long',
      changes: { body: { after: 'Too long' }, post_id: { after: post.subjectId } },
    },
  ]);
  await user.call(deleteScheduledPost, { params: { id: post.subjectId } });
  expect(await events(id)).toHaveLength(1);
  expect((await events(post.subjectId))[0]).toMatchObject({ action: 'deleted' });
});
