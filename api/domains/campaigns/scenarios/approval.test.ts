import { describe, expect, it } from 'vitest';
import { withWorkspace } from '#api/db/tenant.ts';
import { approveSome } from '#api/domains/publishing/schedule/release-approved.ts';
import { testApp } from '#api/testing/app.ts';
import { deleteAccount, keepAccount } from '#shared/contracts/account-data.ts';
import { deleteCampaign, listCampaigns, setCampaignStatus } from '#shared/contracts/campaigns.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { deletePersona } from '#shared/contracts/persona-changes.ts';
import {
  actOnPost,
  deleteScheduledPost,
  type ScheduledPost,
  updateScheduledPost,
} from '#shared/contracts/publishing.ts';
import { approvePosts } from '#shared/contracts/publishing-worklist.ts';
import { planCampaign } from '../plan-campaign.ts';
import {
  type CampaignFixture,
  campaignFixture,
  day,
  freshTemplates,
} from '../testing/campaign-fixture.ts';

const app = testApp();
/** Few posts, none of them like another. */
const week = { endDate: day(3) };
const waiting = (name: string) => campaignFixture(app, name, { postsByItself: false });
/** As they are read. */
const waitingOf = async (desk: CampaignFixture, id: string) =>
  (await desk.posts()).filter((post) => post.campaignId === id && post.holdReason === 'approval');
const approveAll = (desk: CampaignFixture, posts: ScheduledPost[]) =>
  desk.user.call(approvePosts, {
    body: { posts: posts.map(({ id, version }) => ({ id, version })) },
  });
const act = (
  desk: CampaignFixture,
  { id, version }: ScheduledPost,
  action: 'approve' | 'release',
) => desk.user.call(actOnPost, { params: { id }, body: { action, version } });

async function notificationsOf({ workspaceId }: CampaignFixture) {
  return app.asOwner(`select type, title, message, link from notifications
    where workspace_id = '${workspaceId}' order by triggered_at`);
}

async function unreadOf({ user }: CampaignFixture) {
  const notifications = await user.call(listNotifications);
  return notifications.filter(({ isRead }) => !isRead).map(({ message }) => message);
}

const each = async (posts: ScheduledPost[], run: (post: ScheduledPost) => Promise<unknown>) => {
  for (const post of posts) await run(post);
};

describe('while posting by itself is off', () => {
  it('what a campaign plans waits for approval, and one notification says so', async () => {
    const desk = await waiting('approve_first');
    const campaign = await desk.create(week);
    const posts = await desk.posts();
    expect(posts.length).toBeGreaterThan(2);
    for (const post of posts) {
      expect(post).toMatchObject({
        status: 'held',
        holdReason: 'approval',
        detail: 'Needs approval',
      });
    }
    const count = posts.length;
    expect(campaign.awaitingApproval).toBe(count);
    expect(await notificationsOf(desk)).toEqual([
      {
        type: 'posts_await_approval',
        title: 'Posts need approval',
        message: 'Written for the campaign "Layer twos".',
        link: '/approvals',
      },
    ]);
  });

  it('the notification has been read once nothing of its campaign waits any more', async () => {
    const desk = await waiting('approve_read');
    const first = await desk.create(week);
    const templates = [
      'Blobs are half empty today',
      'Sequencers are toll roads',
      'Fees end at zero',
    ];
    const content = { templates, hashtags: ['fees'], tone: 'casual' as const };
    const second = await desk.create({ endDate: day(2), name: 'Another', content });
    const unread = () => unreadOf(desk);
    const notifications = [
      'Written for the campaign "Another".',
      'Written for the campaign "Layer twos".',
    ];
    expect(await unread()).toEqual(notifications);
    const posts = (await desk.posts()).filter(
      ({ campaignId, status }) => campaignId === first.id && status === 'held',
    );
    expect(posts.length).toBeGreaterThan(1);
    for (const post of posts) {
      expect(await unread()).toEqual(notifications);
      await act(desk, post, 'approve');
    }
    expect(await unread()).toEqual(notifications.slice(0, 1));
    await approveAll(desk, await waitingOf(desk, second.id));
    expect(await unread()).toEqual([]);
  });

  it.each<[string, (desk: CampaignFixture, campaignId: string) => Promise<unknown>]>([
    [
      'they are deleted',
      async ({ user, posts }) =>
        each(await posts(), ({ id }) => user.call(deleteScheduledPost, { params: { id } })),
    ],
    [
      'they are sent at once',
      async ({ user, posts }) =>
        each(await posts(), ({ id, version }) =>
          user.call(actOnPost, { params: { id }, body: { action: 'now', version } }),
        ),
    ],
    [
      'their campaign is ended',
      ({ user }, id) =>
        user.call(setCampaignStatus, { params: { id }, body: { status: 'completed' } }),
    ],
    ['their campaign is deleted', ({ user }, id) => user.call(deleteCampaign, { params: { id } })],
  ])('the notification of posts that wait has been read once %s', async (how, end) => {
    const desk = await waiting(`ended_${how}`.replaceAll(' ', '_'));
    const { id } = await desk.create(week);
    expect(await unreadOf(desk)).toEqual(['Written for the campaign "Layer twos".']);
    await end(desk, id);
    expect(await unreadOf(desk)).toEqual([]);
  });

  it('it is not read as long as something waits, though its persona and campaign are gone', async () => {
    const desk = await waiting('approve_no_one');
    await desk.create(week);
    await desk.user.call(deletePersona, { params: { id: desk.body.personaId } });
    const [first, ...others] = (await desk.posts()) as [ScheduledPost];
    await act(desk, first, 'approve');
    expect(await unreadOf(desk)).toEqual(['Written for the campaign "Layer twos".']);
    await each(others, (post) => act(desk, post, 'approve'));
    expect(await unreadOf(desk)).toEqual([]);
  });

  it('it is read also when the last two are approved at once', async () => {
    const desk = await waiting('approve_two');
    await desk.create(week);
    const [first, second, ...others] = (await desk.posts()) as [ScheduledPost, ScheduledPost];
    await each(others, (post) => act(desk, post, 'approve'));
    let isDone = false;
    let approved: Promise<unknown> | undefined;
    const isSeen = async () => {
      const [waits] = await app.asOwner(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return isDone || waits !== undefined;
    };
    await withWorkspace(app.running.ctx.db, desk.workspaceId, async (tx) => {
      await approveSome(tx, desk.workspaceId, [first.id]);
      approved = act(desk, second, 'approve').finally(() => {
        isDone = true;
      });
      await expect.poll(isSeen).toBe(true);
    });
    await approved;
    expect(await unreadOf(desk)).toEqual([]);
  });

  it('what a person schedules goes out all the same', async () => {
    const desk = await waiting('approve_own');
    expect(await desk.schedule()).toMatchObject({ status: 'pending' });
    expect(await notificationsOf(desk)).toEqual([]);
  });

  it('one post is approved by itself, and stays under limits and pauses', async () => {
    const desk = await waiting('approve_one');
    await desk.create(week);
    const [first, second, ...others] = await desk.posts();
    const approved = await act(desk, first as ScheduledPost, 'approve');
    expect(approved).toMatchObject({ status: 'pending', holdReason: null, detail: '' });
    expect(await desk.row(approved.id)).toMatchObject({ released_from: null });
    // An older client knows no other word for it.
    expect(await act(desk, second as ScheduledPost, 'release')).toMatchObject({
      status: 'pending',
    });
    expect(await desk.row(second?.id ?? '')).toMatchObject({ released_from: null });
    expect((await desk.posts()).filter(({ status }) => status === 'held')).toHaveLength(
      others.length,
    );
    const body = { action: 'approve', version: approved.version };
    expect(await desk.user.refused(actOnPost, { params: { id: approved.id }, body })).toMatchObject(
      { status: 409 },
    );
  });

  it('an edit, or another time, is no approval', async () => {
    const desk = await waiting('approve_edit');
    await desk.create(week);
    const [post] = (await desk.posts()) as [ScheduledPost];
    const edited = await desk.user.call(updateScheduledPost, {
      params: { id: post.id },
      body: { content: 'Quite another text about validators', version: post.version },
    });
    expect(edited).toMatchObject({ status: 'held', holdReason: 'approval' });
    const scheduledTime = new Date(Date.now() + 40 * 86_400_000).toISOString();
    const moved = await desk.user.call(updateScheduledPost, {
      params: { id: post.id },
      body: { scheduledTime, version: edited.version },
    });
    expect(moved).toMatchObject({ status: 'held', holdReason: 'approval', scheduledTime });
    expect(await act(desk, moved, 'approve')).toMatchObject({ status: 'pending' });
    expect(await desk.row(post.id)).toMatchObject({ not_before: new Date(scheduledTime) });
  });

  it('all of a campaign are approved at once, and what is too late by then stays held', async () => {
    const desk = await waiting('approve_all');
    const campaign = await desk.create(week);
    const other = await desk.create({
      ...week,
      name: 'Other',
      schedule: { frequency: 'daily', times: ['15:00'] },
      content: { templates: freshTemplates(), hashtags: ['#fees'], tone: 'casual' },
    });
    const mine = (await desk.posts()).filter(({ campaignId }) => campaignId === campaign.id);
    const [late, within] = mine as [ScheduledPost, ScheduledPost];
    await desk.force(late.id, `scheduled_time = now() - interval '2 hours'`);
    await desk.force(within.id, `scheduled_time = now() - interval '30 minutes'`);
    expect(await approveAll(desk, await waitingOf(desk, campaign.id))).toEqual({
      approved: mine.length - 1,
      tooLate: 1,
      refused: [],
    });
    expect(await desk.row(late.id)).toMatchObject({
      status: 'held',
      hold_reason: 'too_late',
      detail: 'Skipped: it was approved after it was due.',
    });
    expect(await desk.row(within.id)).toMatchObject({ status: 'pending' });
    const campaigns = await desk.user.call(listCampaigns);
    expect(campaigns.map(({ id, awaitingApproval }) => [id, awaitingApproval])).toEqual([
      [other.id, other.awaitingApproval],
      [campaign.id, 0],
    ]);
    expect(await approveAll(desk, await waitingOf(desk, other.id))).toEqual({
      approved: other.awaitingApproval,
      tooLate: 0,
      refused: [],
    });
  });

  it('one that was changed since it was read is left as it is, and said to be', async () => {
    const desk = await waiting('approve_seen');
    await desk.create(week);
    const [seen, other] = (await desk.posts()) as [ScheduledPost, ScheduledPost];
    await desk.user.call(updateScheduledPost, {
      params: { id: seen.id },
      body: { version: seen.version, content: 'what nobody has read yet' },
    });
    expect(await approveAll(desk, [seen, other])).toMatchObject({
      approved: 1,
      refused: [{ path: seen.id, code: 'rule.post-changed' }],
    });
    expect(await desk.row(seen.id)).toMatchObject({ status: 'held', hold_reason: 'approval' });
  });

  it('nobody approves what is of another workspace', async () => {
    const desk = await waiting('approve_owner');
    await desk.create(week);
    const thief = await waiting('approve_thief');
    const posts = await desk.posts();
    const answer = await approveAll(thief, posts);
    expect(answer).toMatchObject({ approved: 0, tooLate: 0 });
    expect(answer.refused).toHaveLength(posts.length);
    expect((await desk.posts()).every(({ status }) => status === 'held')).toBe(true);
  });
});

describe('a post of a campaign', () => {
  it('is a template of a person and not marked as made with AI', async () => {
    const desk = await campaignFixture(app, 'approve_ai');
    const templates = ['Our desk is open at noon, come by', 'gm, on {date} it is about {topic}'];
    await desk.create({ ...week, content: { templates, hashtags: ['fees'], tone: 'casual' } });
    const posts = await desk.posts();
    expect(posts[0]?.content).toBe('Our desk is open at noon, come by\n\n#fees');
    expect(posts.map(({ madeWithAi }) => madeWithAi)).not.toContain(true);
  });
});

it('finds what waits by an index, also among 20,000 posts', async () => {
  const { workspaceId } = await waiting('approve_many');
  await app.asOwner(`
    insert into scheduled_posts (workspace_id, platform, scheduled_time, time_zone, wall_clock,
      not_before, grace_minutes, status, hold_reason)
    select '${workspaceId}', 'twitter', now() + n * interval '1 hour', 'UTC', '', now(), 60,
      case when n % 100 = 0 then 'held' else 'posted' end,
      case when n % 100 = 0 then 'approval' end
    from generate_series(1, 20000) n`);
  await app.asOwner('analyze scheduled_posts');
  const planned = await app.asOwner(`
    explain update scheduled_posts set status = 'pending'
    where workspace_id = '${workspaceId}' and status = 'held' and hold_reason = 'approval'`);
  expect(JSON.stringify(planned)).toContain('scheduled_posts_approval_idx');
});

it('plans nothing while its account is to be deleted, and goes on when it is not', async () => {
  const desk = await campaignFixture(app, 'approve_gone');
  const campaign = await desk.create();
  const before = (await desk.posts()).length;
  await app.asOwner(`update campaigns set planned_until = planned_until - interval '5 days'
    where id = '${campaign.id}';
    delete from scheduled_posts where campaign_id = '${campaign.id}'
      and scheduled_time > now() + interval '9 days'`);
  const left = (await desk.posts()).length;
  const plan = () =>
    planCampaign(app.running.ctx, { workspaceId: desk.workspaceId, campaignId: campaign.id });
  await desk.user.call(deleteAccount, { body: { username: 'approve_gone' } });
  await plan();
  expect(await desk.posts()).toHaveLength(left);
  await desk.user.call(keepAccount);
  await plan();
  expect(await desk.posts()).toHaveLength(before);
});
