import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { withWorkspace } from '#api/db/tenant.ts';
import { claimDue } from '#api/domains/publishing/engine/claim/claim-due.ts';
import { lockPlanned, withdrawPlanned } from '#api/domains/publishing/public.ts';
import { testApp } from '#api/testing/app.ts';
import {
  type Campaign,
  getCampaign,
  setCampaignStatus,
  type UpdateCampaignInput,
  updateCampaign,
} from '#shared/contracts/campaigns.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';
import {
  actOnPost,
  deleteScheduledPost,
  listScheduledPosts,
  updateScheduledPost,
} from '#shared/contracts/publishing.ts';
import { approvePosts } from '#shared/contracts/publishing-worklist.ts';
import { planCampaign } from '../plan-campaign.ts';
import { type CampaignFixture, campaignFixture, day } from '../testing/campaign-fixture.ts';

const app = testApp();
const few = { endDate: day(4), startDate: day(1) };

const edit = (desk: CampaignFixture, { id }: Campaign, changes: Partial<UpdateCampaignInput>) =>
  desk.user.call(updateCampaign, {
    params: { id },
    body: { ...desk.body, ...few, ...changes },
  });
const refused = (desk: CampaignFixture, { id }: Campaign, changes: Partial<UpdateCampaignInput>) =>
  desk.user.refused(updateCampaign, {
    params: { id },
    body: { ...desk.body, ...few, ...changes },
  });
const at = (...times: string[]) => ({ schedule: { frequency: 'daily' as const, times } });
const clocks = async (desk: CampaignFixture) =>
  (await desk.posts()).map(({ wallClock }) => wallClock).toSorted();

const waitingForLock = () =>
  app.asOwner(`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);

describe('a change of a campaign', () => {
  it('moves its planned posts to new times, and writes them anew with another persona', async () => {
    const desk = await campaignFixture(app, 'edit_times');
    const campaign = await desk.create(few);
    const { id: personaId, name } = await desk.user.call(createPersona, {
      body: { name: 'Otto', description: 'Markets', personality: 'calm, dry' },
    });
    const content = { templates: ['Only this: {topic}'], hashtags: ['defi'], tone: 'casual' };
    const changed = await edit(desk, campaign, {
      ...at('11:30'),
      personaId,
      content: content as never,
    });
    expect(changed).toMatchObject({ personaName: name, schedule: { times: ['11:30'] }, content });
    expect(await clocks(desk)).toEqual([1, 2, 3, 4].map((ahead) => `${day(ahead)}T11:30`));
    const posts = await desk.posts();
    for (const post of posts) expect(post).toMatchObject({ personaId, campaignId: campaign.id });
    expect(posts[0]?.content).toContain('Only this: defi');
  });

  it('leaves its posts alone where they do not stand on what changed', async () => {
    const desk = await campaignFixture(app, 'edit_name');
    const campaign = await desk.create(few);
    const before = await desk.posts();
    const renamed = await edit(desk, campaign, { name: 'Rollups', description: '$ARB again' });
    expect(renamed.name).toBe('Rollups');
    expect(await desk.posts()).toEqual(before);
  });

  it('goes on to a later end, without what a person has deleted meanwhile', async () => {
    const desk = await campaignFixture(app, 'edit_end');
    const campaign = await desk.create(few);
    const [first] = await desk.posts();
    await desk.user.call(deleteScheduledPost, { params: { id: first?.id as string } });
    await edit(desk, campaign, { endDate: day(6) });
    const expected = [2, 3, 4, 5, 6].map((ahead) => `${day(ahead)}T09:00`);
    expect(await clocks(desk)).toEqual(expected);
    await edit(desk, campaign, { endDate: day(5) });
    expect(await clocks(desk)).toEqual(expected.slice(0, 4));
  });

  it('stays paused, and plans anew once it is played', async () => {
    const desk = await campaignFixture(app, 'edit_paused');
    const campaign = await desk.create(few);
    const status = (to: Campaign['status']) =>
      desk.user.call(setCampaignStatus, { params: { id: campaign.id }, body: { status: to } });
    await status('paused');
    expect(await edit(desk, campaign, at('10:10'))).toMatchObject({ status: 'paused' });
    expect(await desk.posts()).toEqual([]);
    await status('active');
    expect((await clocks(desk))[0]).toBe(`${day(1)}T10:10`);
  });

  it('does not begin again one that its person has ended', async () => {
    const desk = await campaignFixture(app, 'edit_ended');
    const campaign = await desk.create(few);
    const body = { status: 'completed' as const };
    await desk.user.call(setCampaignStatus, { params: { id: campaign.id }, body });
    expect(await edit(desk, campaign, at('10:10'))).toMatchObject({ status: 'completed' });
    await app.runJobs();
    expect(await desk.posts()).toEqual([]);
  });

  it('is refused with a placeholder that nothing fills in, and changes nothing', async () => {
    const desk = await campaignFixture(app, 'edit_wrong');
    const campaign = await desk.create(few);
    const before = await desk.posts();
    const content = { ...desk.body.content, templates: ['gm {price}'] };
    expect(await refused(desk, campaign, { content })).toMatchObject({
      status: 422,
      issues: [
        {
          path: 'content.templates.0',
          message: expect.stringMatching(
            /^\{price\} cannot be filled in\. Templates know \{topic\}, \{ticker\}, \{date\}/,
          ),
        },
      ],
    });
    expect(await desk.posts()).toEqual(before);
  });

  it('of another workspace is not found', async () => {
    const [mine, theirs] = [
      await campaignFixture(app, 'edit_mine'),
      await campaignFixture(app, 'edit_theirs'),
    ];
    const campaign = await theirs.create(few);
    expect(await refused(mine, campaign, at('10:10'))).toMatchObject({ status: 404 });
    expect((await clocks(theirs))[0]).toBe(`${day(1)}T09:00`);
  });
});

describe('posts that a person has approved or changed', () => {
  const isConflict = (posts: number) => ({
    status: 409,
    reason: 'rule.campaign-approved',
    params: { posts: String(posts) },
  });

  it('are asked for by their number, and changed only then', async () => {
    const desk = await campaignFixture(app, 'edit_asks', { postsByItself: false });
    const campaign = await desk.create(few);
    await desk.user.call(approvePosts, {
      body: { posts: (await desk.posts()).map(({ id, version }) => ({ id, version })) },
    });
    const before = await desk.posts();
    expect(await refused(desk, campaign, at('11:30'))).toMatchObject(isConflict(4));
    // One was deleted since the person was asked.
    await desk.user.call(deleteScheduledPost, { params: { id: before[3]?.id as string } });
    const outdated = { count: 4, change: true };
    expect(
      await refused(desk, campaign, { ...at('11:30'), approvedPosts: outdated }),
    ).toMatchObject(isConflict(3));
    expect(await desk.posts()).toEqual(before.slice(0, 3));
    await edit(desk, campaign, { ...at('11:30'), approvedPosts: { count: 3, change: true } });
    const after = await desk.posts();
    expect(after.map(({ wallClock }) => wallClock.slice(11))).toEqual(Array(3).fill('11:30'));
    // What is written anew needs approval anew, and a notification says so.
    for (const post of after)
      expect(post).toMatchObject({ status: 'held', holdReason: 'approval' });
    const unread = (await desk.user.call(listNotifications)).filter(({ isRead }) => !isRead);
    expect(unread).toHaveLength(1);
  });

  it('are kept where the person says so, and take the place of a new post that day', async () => {
    const desk = await campaignFixture(app, 'edit_keeps');
    const campaign = await desk.create(few);
    const [first, second] = await desk.posts();
    await desk.user.call(updateScheduledPost, {
      params: { id: first?.id as string },
      body: { content: 'in my own words', version: first?.version as number },
    });
    expect(await refused(desk, campaign, at('11:30'))).toMatchObject(isConflict(1));
    await edit(desk, campaign, { ...at('11:30'), approvedPosts: { count: 1, change: false } });
    const after = await desk.posts();
    expect(after[0]).toMatchObject({ id: first?.id, content: 'in my own words' });
    expect(after.map(({ id }) => id)).not.toContain(second?.id);
    expect(await clocks(desk)).toEqual([
      `${day(1)}T09:00`,
      ...[2, 3, 4].map((ahead) => `${day(ahead)}T11:30`),
    ]);
  });
});

describe('never twice, never lost', () => {
  it('what is posted, being published, or sent at once stays as it is', async () => {
    const desk = await campaignFixture(app, 'edit_out');
    const campaign = await desk.create(few);
    const [posted, publishing, atOnce] = await desk.posts();
    await desk.force(posted?.id as string, `status = 'posted', posted_at = now()`);
    await desk.force(
      publishing?.id as string,
      `status = 'publishing', lease_until = now() + interval '1 minute', worker = 'w'`,
    );
    await desk.connect('edit_out');
    await desk.user.call(actOnPost, {
      params: { id: atOnce?.id as string },
      body: { action: 'now', version: atOnce?.version as number },
    });
    const ids = [posted, publishing, atOnce].map((post) => post?.id);
    const rows = await Promise.all(ids.map((id) => desk.row(id as string)));
    await edit(desk, campaign, at('11:30'));
    expect(await Promise.all(ids.map((id) => desk.row(id as string)))).toEqual(rows);
    // Each of them counts as the post of its day.
    expect((await desk.posts()).map(({ id }) => id)).toEqual(
      expect.arrayContaining(ids as string[]),
    );
    expect((await clocks(desk)).filter((clock) => clock.endsWith('11:30'))).toEqual([
      `${day(4)}T11:30`,
    ]);
  });

  it('an edit waits for a claim that is under way, and leaves what that took', async () => {
    const desk = await campaignFixture(app, 'edit_claimed');
    const campaign = await desk.create(few);
    const [post] = await desk.posts();
    const id = post?.id as string;
    const worker = new pg.Client(app.running.ctx.pool.options);
    await worker.connect();
    await worker.query('begin');
    await worker.query(`update scheduled_posts set status = 'publishing', worker = 'w',
      lease_until = now() + interval '1 minute' where id = '${id}'`);
    const editing = edit(desk, campaign, at('11:30'));
    await expect.poll(waitingForLock).toHaveLength(1);
    await worker.query('commit');
    await worker.end();
    await editing;
    expect(await desk.row(id)).toMatchObject({ status: 'publishing', worker: 'w' });
  });

  it('a worker passes over what an edit is about to withdraw', async () => {
    const desk = await campaignFixture(app, 'edit_withdrawn');
    await desk.connect('edit_withdrawn');
    const campaign = await desk.create(few);
    const id = (await desk.posts())[0]?.id as string;
    const { ctx } = app.running;
    const claimed = async () => {
      const posts = await claimDue(ctx.across as never, {
        worker: 'w',
        most: 9,
        leaseMs: 60_000,
        doubtMs: 15_000,
        watchingSince: new Date().toISOString(),
      });
      return posts.filter((post) => post.id === id);
    };
    await withWorkspace(ctx.db, desk.workspaceId, async (tx) => {
      const soon = `clock_timestamp() + interval '1 second'`;
      await desk.force(id, `scheduled_time = ${soon}, not_before = ${soon}`);
      expect((await lockPlanned(tx, desk.workspaceId, campaign.id)).map((one) => one.id)).toContain(
        id,
      );
      const isDue = `select 1 from scheduled_posts where id = '${id}' and not_before < clock_timestamp()`;
      await expect.poll(() => app.asOwner(isDue)).toHaveLength(1);
      expect(await claimed()).toEqual([]);
      await withdrawPlanned(tx, desk.workspaceId, [id]);
    });
    expect(await claimed()).toEqual([]);
    expect(await desk.row(id)).toBeUndefined();
  });

  it('a plan that was under way while the campaign was changed adds nothing of before', async () => {
    const desk = await campaignFixture(app, 'edit_plan');
    const campaign = await desk.create(few);
    const plan = () =>
      planCampaign(app.running.ctx, { workspaceId: desk.workspaceId, campaignId: campaign.id });
    await app.asOwner(`delete from scheduled_posts where campaign_id = '${campaign.id}';
      update campaigns set planned_until = null where id = '${campaign.id}'`);
    await Promise.all([plan(), plan(), edit(desk, campaign, at('11:30')), plan()]);
    await app.runJobs();
    expect(await clocks(desk)).toEqual([1, 2, 3, 4].map((ahead) => `${day(ahead)}T11:30`));
  });
});

it('the details of a campaign tell its results and its pace, by the totals', async () => {
  const desk = await campaignFixture(app, 'edit_details');
  const campaign = await desk.create(few);
  const other = await desk.create({ ...few, name: 'Another', ...at('20:00') });
  const [first, second] = await desk.user.call(listScheduledPosts, {
    query: { campaignId: campaign.id },
  });
  await desk.force(
    first?.id as string,
    `status = 'posted', posted_at = now(), impressions = 900, engagement = 12`,
  );
  await app.asOwner(`insert into post_metrics (workspace_id, post_id, impressions, likes, reposts,
      replies, quotes, bookmarks, read_at)
    values ('${desk.workspaceId}', '${first?.id}', 900, 7, 2, 3, 0, 0, now())`);
  const read = (id: string) => desk.user.call(getCampaign, { params: { id } });
  expect(await read(campaign.id)).toMatchObject({
    id: campaign.id,
    results: { posts: 1, views: 900, engagement: 12, likes: 7, replies: 3 },
    pace: { planned: 3, posted: 1, nextAt: second?.scheduledTime },
  });
  expect(await read(other.id)).toMatchObject({ results: { posts: 0, views: 0, likes: 0 } });
});
