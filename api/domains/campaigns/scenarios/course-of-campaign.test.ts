import { describe, expect, it } from 'vitest';
import { queuePlanningJob } from '#api/queue/recurring-jobs.ts';
import { testApp } from '#api/testing/app.ts';
import { scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { watchFromNow } from '#api/testing/watch-from-now.ts';
import {
  type Campaign,
  deleteCampaign,
  listCampaigns,
  setCampaignStatus,
} from '#shared/contracts/campaigns.ts';
import { deleteScheduledPost } from '#shared/contracts/publishing.ts';
import { planCampaign } from '../plan-campaign.ts';
import {
  type CampaignFixture,
  campaignFixture,
  day,
  templates,
} from '../testing/campaign-fixture.ts';

const app = testApp();
const setStatus = ({ user }: CampaignFixture, { id }: Campaign, status: Campaign['status']) =>
  user.call(setCampaignStatus, { params: { id }, body: { status } });
const plan = ({ workspaceId }: CampaignFixture, { id }: Campaign) =>
  planCampaign(app.running.ctx, { workspaceId, campaignId: id });

describe('planning', () => {
  it('extends the horizon, and plans each occurrence once whoever plans', async () => {
    const desk = await campaignFixture(app, 'planner');
    const campaign = await desk.create();
    await app.asOwner(`
      update campaigns set planned_until = planned_until - interval '5 days'
      where id = '${campaign.id}';
      delete from scheduled_posts where campaign_id = '${campaign.id}'
        and scheduled_time > now() + interval '9 days'`);
    await Promise.all([plan(desk, campaign), plan(desk, campaign), plan(desk, campaign)]);
    await plan(desk, campaign);
    const times = (await desk.posts()).map(({ scheduledTime }) => scheduledTime);
    expect(times).toHaveLength(14);
    expect(new Set(times).size).toBe(14);
  });

  it('brings nothing back that a person deleted', async () => {
    const desk = await campaignFixture(app, 'deleter');
    const campaign = await desk.create();
    const [first] = await desk.posts();
    await desk.user.call(deleteScheduledPost, { params: { id: first?.id ?? '' } });
    await plan(desk, campaign);
    expect(await desk.posts()).toHaveLength(13);
  });

  it('is queued with the campaign and goes on by itself', async () => {
    const desk = await campaignFixture(app, 'queued');
    const { id } = await desk.create();
    const jobs = () =>
      app.asOwner(`select state, start_after > now() + interval '5 hours' as later from pgboss.job
        where name = 'plan-campaign' and data->>'campaignId' = '${id}' and state = 'created'`);
    expect(await jobs()).toHaveLength(1);
    await app.runJobs();
    expect(await jobs()).toEqual([{ state: 'created', later: true }]);
  });

  it('goes on when the queue has forgotten it, and is not asked for twice', async () => {
    const desk = await campaignFixture(app, 'forgotten');
    const { id } = await desk.create();
    const jobs = () =>
      app.asOwner(`select id from pgboss.job
        where name = 'plan-campaign' and data->>'campaignId' = '${id}' and state <= 'active'`);
    // As after a stop of three weeks: what was planned is over, and the run that was waiting is gone.
    await app.asOwner(`
      delete from scheduled_posts where campaign_id = '${id}';
      update campaigns set planned_until = now() - interval '7 days' where id = '${id}'`);
    const waiting = await jobs();
    await app.recur(queuePlanningJob);
    expect(await jobs()).toEqual(waiting);
    await app.asOwner(`delete from pgboss.job where data->>'campaignId' = '${id}'`);
    await app.recur(queuePlanningJob);
    await app.recur(queuePlanningJob);
    expect(await jobs()).toHaveLength(1);
    await app.runJobs();
    expect(await desk.posts()).toHaveLength(14);
    await app.asOwner(`delete from pgboss.job where data->>'campaignId' = '${id}'`);
    await app.recur(queuePlanningJob);
    expect(await jobs()).toEqual([]);
  });

  it('ends with its last day', async () => {
    const desk = await campaignFixture(app, 'ending');
    const campaign = await desk.create({ endDate: day(3) });
    const planned = (await desk.posts()).length;
    expect([3, 4]).toContain(planned);
    await app.asOwner(`update campaigns set start_date = '2026-01-01', end_date = '2026-01-02'
      where id = '${campaign.id}'`);
    const watching = new AbortController();
    const watched = await watchFromNow(app.running.ctx, desk.workspaceId, watching.signal);
    await plan(desk, campaign);
    for await (const { topic } of watched) if (topic === 'posts') break;
    watching.abort();
    expect(await desk.user.call(listCampaigns)).toMatchObject([{ status: 'completed' }]);
    expect(await desk.posts()).toHaveLength(planned);
  });
});

describe('the status of a campaign', () => {
  it('paused holds its posts, active lets them go on, but not those that were due meanwhile', async () => {
    const desk = await campaignFixture(app, 'pauser');
    const campaign = await desk.create({ content: { templates, hashtags: [], tone: 'casual' } });
    const before = await desk.posts();
    expect(await setStatus(desk, campaign, 'paused')).toMatchObject({ status: 'paused' });
    const paused = await desk.posts();
    const wasPending = new Set(
      before.filter(({ status }) => status === 'pending').map(({ id }) => id),
    );
    for (const { id, status, holdReason } of paused) {
      expect(status).toBe('held');
      expect(holdReason).toBe(wasPending.has(id) ? 'campaign_paused' : 'moderation');
    }
    const [missed = ''] = wasPending;
    await desk.force(missed, `scheduled_time = now() - interval '1 hour'`);
    await setStatus(desk, campaign, 'active');
    for (const post of await desk.posts()) {
      if (post.id === missed) {
        expect(post).toMatchObject({
          status: 'held',
          holdReason: 'too_late',
          detail: 'Skipped: its campaign was paused when it was due.',
        });
      } else expect(post.status).toBe(wasPending.has(post.id) ? 'pending' : 'held');
    }
    expect(await desk.posts()).toHaveLength(before.length);
  });

  it('leaves alone what a worker has, and what is sent', async () => {
    const desk = await campaignFixture(app, 'busy');
    const campaign = await desk.create();
    const [sent, taken, waiting] = (await desk.posts())
      .filter(({ status }) => status === 'pending')
      .map(({ id }) => id) as [string, string, string];
    await desk.force(sent, `status = 'posted', posted_at = now()`);
    await desk.force(taken, `lease_until = now() + interval '1 minute'`);
    await setStatus(desk, campaign, 'paused');
    expect(await desk.row(sent)).toMatchObject({ status: 'posted' });
    expect(await desk.row(taken)).toMatchObject({ status: 'pending' });
    expect(await desk.row(waiting)).toMatchObject({ status: 'held' });
    await desk.user.call(deleteCampaign, { params: { id: campaign.id } });
    const left = (await desk.posts()).map(({ id }) => id);
    expect(left.sort()).toEqual([sent, taken].sort());
    expect(await desk.user.call(listCampaigns)).toEqual([]);
  });

  it('completed withdraws what is not sent, and begun again plans anew', async () => {
    const desk = await campaignFixture(app, 'completer');
    const campaign = await desk.create();
    expect(await setStatus(desk, campaign, 'completed')).toMatchObject({ status: 'completed' });
    expect(await desk.posts()).toEqual([]);
    expect(await setStatus(desk, campaign, 'active')).toMatchObject({
      status: 'active',
      performance: { postsCreated: 14 },
    });
  });

  it('belongs to its workspace', async () => {
    const desk = await campaignFixture(app, 'camp_owner');
    const { id } = await desk.create();
    const { user: thief } = await scheduleFixture(app, 'camp_thief');
    const params = { id };
    for (const refused of [
      await thief.refused(setCampaignStatus, { params, body: { status: 'paused' } }),
      await thief.refused(deleteCampaign, { params }),
    ]) {
      expect(refused).toMatchObject({ status: 404, message: 'Campaign not found' });
    }
    expect(await thief.call(listCampaigns)).toEqual([]);
    expect(await desk.user.call(listCampaigns)).toMatchObject([{ status: 'active' }]);
  });
});
