import { describe, expect, it } from 'vitest';
import { type Desk, deskOf } from '#api/domains/publishing/testing/schedule-desk.ts';
import { testApp } from '#api/testing/app.ts';
import {
  type Campaign,
  type CreateCampaignInput,
  createCampaign,
  deleteCampaign,
  listCampaigns,
  setCampaignStatus,
} from '#shared/contracts/campaigns.ts';
import { createPersona } from '#shared/contracts/personas.ts';
import { deleteScheduledPost, listScheduledPosts } from '#shared/contracts/publishing.ts';
import { shingles, similarity } from '#shared/lib/near-duplicate.ts';
import { cashtagsIn } from '#shared/lib/post-rules/cashtag-rule.ts';
import { weightedLength } from '#shared/lib/weighted-length.ts';
import { planCampaign } from './plan-campaign.ts';

const app = testApp();
const DAY = 86_400_000;
const day = (offset: number) => new Date(Date.now() + offset * DAY).toISOString().slice(0, 10);

const templates = [
  'gm. On {date} we look at {topic}, and at what it means for {ticker}',
  'Why rollups need cheaper data, and who pays for it today',
  'Write about staking and where its yield comes from',
  'Stablecoins on bridges: what could go wrong',
];

async function person(name: string): Promise<Desk & { body: CreateCampaignInput }> {
  const desk = await deskOf(app, name);
  const { id: personaId } = await desk.user.call(createPersona, {
    body: { name: 'Mira', description: 'Markets', personality: 'calm, dry' },
  });
  const body: CreateCampaignInput = {
    name: 'Layer twos',
    description: 'All about $ARB',
    personaId,
    platform: 'twitter',
    schedule: { frequency: 'daily', times: ['09:00'] },
    content: { templates, hashtags: ['#rollups', 'bridges'], tone: 'educational' },
    startDate: day(0),
  };
  return { ...desk, body };
}

const create = ({ user }: Desk, body: CreateCampaignInput) => user.call(createCampaign, { body });
const postsOf = ({ user }: Desk) => user.call(listScheduledPosts);
const setStatus = ({ user }: Desk, { id }: Campaign, status: Campaign['status']) =>
  user.call(setCampaignStatus, { params: { id }, body: { status } });
const plan = ({ workspaceId }: Desk, { id }: Campaign) =>
  planCampaign(app.running.ctx, { workspaceId, campaignId: id });

describe('creating a campaign', () => {
  it('keeps what the dialog sends and plans its next 14 days at once', async () => {
    const desk = await person('creator');
    const campaign = await create(desk, { ...desk.body, endDate: null });
    const posts = await postsOf(desk);
    expect(campaign).toMatchObject({
      name: 'Layer twos',
      personaName: 'Mira',
      status: 'active',
      schedule: { frequency: 'daily', times: ['09:00'], timeZone: 'UTC' },
      content: { templates, hashtags: ['#rollups', 'bridges'], tone: 'educational' },
      startDate: day(0),
      endDate: null,
      performance: { postsCreated: 14, totalReach: 0, engagement: 0 },
    });
    expect(await desk.user.call(listCampaigns)).toEqual([campaign]);
    expect(posts).toHaveLength(14);
    expect(posts.map(({ wallClock }) => wallClock.slice(11))).toEqual(Array(14).fill('09:00'));
    expect(new Set(posts.map(({ scheduledTime }) => scheduledTime)).size).toBe(14);
    for (const post of posts) {
      expect(post).toMatchObject({ campaignId: campaign.id, personaId: campaign.personaId });
    }
  });

  it('fills its templates in, each time in other words, within X rules', async () => {
    const desk = await person('writer');
    await create(desk, desk.body);
    const posts = await postsOf(desk);
    expect(posts[0]?.content).toMatch(
      /^gm\. On [A-Z][a-z]+ \d+ we look at rollups, and at what it means for \$ARB\n\n#rollups #bridges$/,
    );
    const texts = posts.filter(({ status }) => status === 'pending').map(({ content }) => content);
    expect(texts.length).toBeGreaterThan(10);
    for (const [at, text] of texts.entries()) {
      expect(text).not.toMatch(/\{(topic|ticker|date)\}/);
      expect(weightedLength(text)).toBeLessThanOrEqual(280);
      expect(cashtagsIn(text).length).toBeLessThanOrEqual(1);
      for (const other of texts.slice(0, at)) {
        expect(similarity(shingles(text), shingles(other))).toBeLessThan(0.6);
      }
    }
  });

  it('keeps the words of an announcement each time, and does not post an order to write', async () => {
    const desk = await person('announcer');
    const invitation = 'Join us at 17:30 UTC in the usual room';
    const content = { templates: [invitation, 'Write about staking yield'], hashtags: ['staking'] };
    await create(desk, { ...desk.body, content });
    const texts = (await postsOf(desk)).map((post) => post.content);
    expect(texts[0]).toBe(`${invitation}\n\n#staking`);
    expect(texts.filter((text) => text.startsWith(invitation))).toHaveLength(7);
    expect(texts.join()).not.toMatch(/write (?:about|a post)/i);
  });

  it('holds what would only repeat itself, and says so', async () => {
    const desk = await person('repeater');
    const long = `Our weekly call is on. ${'Ask whatever you like about fees. '.repeat(7)}`.trim();
    await create(desk, { ...desk.body, content: { templates: [long], hashtags: [] } });
    const [first, ...others] = await postsOf(desk);
    expect(first).toMatchObject({ status: 'pending', content: long });
    const held = others.filter(({ status }) => status === 'held');
    expect(held.length).toBeGreaterThan(5);
    for (const { detail, holdReason } of held) {
      expect(detail).toContain('Almost the same as');
      expect(holdReason).toBe('moderation');
    }
  });

  it('plans many a day in several runs, without a gap', async () => {
    const desk = await person('busy_planner');
    const times = Array.from({ length: 8 }, (_, at) => `${String(at + 8).padStart(2, '0')}:00`);
    await create(desk, { ...desk.body, schedule: { frequency: 'daily', times } });
    expect(await postsOf(desk)).toHaveLength(60);
    await app.runJobs();
    const planned = (await postsOf(desk)).map(({ scheduledTime }) => scheduledTime);
    expect(planned).toHaveLength(112);
    expect(new Set(planned).size).toBe(112);
  });

  it('follows frequency, days and the clock of its zone', async () => {
    const desk = await person('weekly');
    const schedule = {
      frequency: 'weekly' as const,
      times: ['08:00', '20:00'],
      days: ['monday' as const, 'thursday' as const],
      timeZone: 'PST',
    };
    const campaign = await create(desk, { ...desk.body, schedule });
    expect(campaign.schedule).toEqual({ ...schedule, timeZone: 'America/Los_Angeles' });
    const posts = await postsOf(desk);
    expect(posts).toHaveLength(8);
    for (const { wallClock, timeZone } of posts) {
      expect(timeZone).toBe('America/Los_Angeles');
      expect([1, 4]).toContain(new Date(`${wallClock.slice(0, 10)}T00:00Z`).getUTCDay());
    }
    const monthly = await person('monthly');
    const start = day(3);
    await create(monthly, {
      ...monthly.body,
      schedule: { frequency: 'monthly', times: ['12:00'] },
      startDate: start,
    });
    expect((await postsOf(monthly)).map(({ wallClock }) => wallClock)).toEqual([`${start}T12:00`]);
  });

  it.each<[string, (body: CreateCampaignInput) => object, string, string]>([
    ['name', () => ({ name: ' ' }), 'name', 'Name is required'],
    ['persona', () => ({ personaId: undefined }), 'personaId', 'Persona is required'],
    ['platform', () => ({ platform: 'myspace' }), 'platform', 'Platform is required'],
    ['time', ({ schedule }) => ({ schedule: { ...schedule, times: [] } }), 'schedule.times', 'Posting time is required'],
    ['frequency', ({ schedule }) => ({ schedule: { ...schedule, frequency: 'hourly' } }), 'schedule.frequency', 'Frequency is required'],
    ['zone', ({ schedule }) => ({ schedule: { ...schedule, timeZone: 'Mars' } }), 'schedule.timeZone', 'Time zone is not known'],
    ['template', ({ content }) => ({ content: { ...content, templates: [''] } }), 'content.templates.0', 'Content template is required'],
    ['tone', ({ content }) => ({ content: { ...content, tone: 'angry' } }), 'content.tone', 'Tone is required'],
    ['start', () => ({ startDate: undefined }), 'startDate', 'Start date is required'],
    ['calendar', () => ({ startDate: '2027-02-30' }), 'startDate', 'Start date is not a date'],
    ['end', () => ({ startDate: '2027-02-03', endDate: '2027-02-02' }), 'endDate', 'End date must not be before the start date'],
    ['length', ({ content }) => ({ content: { ...content, templates: ['gm', 'a'.repeat(281)] } }), 'content.templates.1', '281 characters as X counts them, 1 more than the 280 that fit.'],
  ])('refuses a wrong %s', async (_, change, path, message) => {
    const desk = await person('campaign_wrong');
    const body = { ...desk.body, ...change(desk.body) };
    expect(await desk.user.refused(createCampaign, { body })).toMatchObject({
      status: 422,
      issues: [{ path, message }],
    });
    expect(await desk.user.call(listCampaigns)).toEqual([]);
  });

  it('knows no persona of another workspace', async () => {
    const [mine, theirs] = [await person('camp_mine'), await person('camp_theirs')];
    const body = { ...mine.body, personaId: theirs.body.personaId };
    expect(await mine.user.refused(createCampaign, { body })).toMatchObject({ status: 404 });
  });
});

describe('planning', () => {
  it('extends the horizon, and plans each occurrence once whoever plans', async () => {
    const desk = await person('planner');
    const campaign = await create(desk, desk.body);
    await app.asOwner(`
      update campaigns set planned_until = planned_until - interval '5 days'
      where id = '${campaign.id}';
      delete from scheduled_posts where campaign_id = '${campaign.id}'
        and scheduled_time > now() + interval '9 days'`);
    await Promise.all([plan(desk, campaign), plan(desk, campaign), plan(desk, campaign)]);
    await plan(desk, campaign);
    const times = (await postsOf(desk)).map(({ scheduledTime }) => scheduledTime);
    expect(times).toHaveLength(14);
    expect(new Set(times).size).toBe(14);
  });

  it('brings nothing back that a person deleted', async () => {
    const desk = await person('deleter');
    const campaign = await create(desk, desk.body);
    const [first] = await postsOf(desk);
    await desk.user.call(deleteScheduledPost, { params: { id: first?.id ?? '' } });
    await plan(desk, campaign);
    expect(await postsOf(desk)).toHaveLength(13);
  });

  it('is queued with the campaign and goes on by itself', async () => {
    const desk = await person('queued');
    const { id } = await create(desk, desk.body);
    const jobs = () =>
      app.asOwner(`select state, start_after > now() + interval '5 hours' as later from pgboss.job
        where name = 'plan-campaign' and data->>'campaignId' = '${id}' and state = 'created'`);
    expect(await jobs()).toHaveLength(1);
    await app.runJobs();
    expect(await jobs()).toEqual([{ state: 'created', later: true }]);
  });

  it('ends with its last day', async () => {
    const desk = await person('ending');
    const campaign = await create(desk, { ...desk.body, endDate: day(3) });
    const planned = (await postsOf(desk)).length;
    expect([3, 4]).toContain(planned);
    await app.asOwner(`update campaigns set start_date = '2026-01-01', end_date = '2026-01-02'
      where id = '${campaign.id}'`);
    await plan(desk, campaign);
    expect(await desk.user.call(listCampaigns)).toMatchObject([{ status: 'completed' }]);
    expect(await postsOf(desk)).toHaveLength(planned);
  });
});

describe('the status of a campaign', () => {
  it('paused holds its posts, active lets them go on, but not those that were due meanwhile', async () => {
    const desk = await person('pauser');
    const campaign = await create(desk, { ...desk.body, content: { templates, hashtags: [] } });
    const before = await postsOf(desk);
    expect(await setStatus(desk, campaign, 'paused')).toMatchObject({ status: 'paused' });
    const paused = await postsOf(desk);
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
    for (const post of await postsOf(desk)) {
      if (post.id === missed) {
        expect(post).toMatchObject({
          status: 'held',
          holdReason: 'too_late',
          detail: 'Skipped: its campaign was paused when it was due.',
        });
      } else expect(post.status).toBe(wasPending.has(post.id) ? 'pending' : 'held');
    }
    expect(await postsOf(desk)).toHaveLength(before.length);
  });

  it('leaves alone what a worker has, and what is sent', async () => {
    const desk = await person('busy');
    const campaign = await create(desk, desk.body);
    const [sent, taken, waiting] = (await postsOf(desk))
      .filter(({ status }) => status === 'pending')
      .map(({ id }) => id) as [string, string, string];
    await desk.force(sent, `status = 'posted', posted_at = now()`);
    await desk.force(taken, `lease_until = now() + interval '1 minute'`);
    await setStatus(desk, campaign, 'paused');
    expect(await desk.row(sent)).toMatchObject({ status: 'posted' });
    expect(await desk.row(taken)).toMatchObject({ status: 'pending' });
    expect(await desk.row(waiting)).toMatchObject({ status: 'held' });
    await desk.user.call(deleteCampaign, { params: { id: campaign.id } });
    const left = (await postsOf(desk)).map(({ id }) => id);
    expect(left.sort()).toEqual([sent, taken].sort());
    expect(await desk.user.call(listCampaigns)).toEqual([]);
  });

  it('completed withdraws what is not sent, and begun again plans anew', async () => {
    const desk = await person('completer');
    const campaign = await create(desk, desk.body);
    expect(await setStatus(desk, campaign, 'completed')).toMatchObject({ status: 'completed' });
    expect(await postsOf(desk)).toEqual([]);
    expect(await setStatus(desk, campaign, 'active')).toMatchObject({
      status: 'active',
      performance: { postsCreated: 14 },
    });
  });

  it('belongs to its workspace', async () => {
    const desk = await person('camp_owner');
    const { id } = await create(desk, desk.body);
    const { user: thief } = await deskOf(app, 'camp_thief');
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

it('lists campaigns by an index', async () => {
  const { workspaceId, body } = await person('explained');
  await app.asOwner(`
    insert into campaigns (workspace_id, persona_id, name, description, platform, status, frequency,
      times, days, time_zone, templates, hashtags, tone, start_date)
    select '${workspaceId}', '${body.personaId}', 'n', '', 'twitter', 'paused', 'daily', '{}', '{}',
      'UTC', '{}', '{}', 'casual', now() from generate_series(1, 3000)`);
  await app.asOwner('analyze campaigns');
  const planned = JSON.stringify(
    await app.asOwner(`
      explain select * from campaigns where workspace_id = '${workspaceId}'
      order by created_at desc, id limit 100`),
  );
  expect(planned).toContain('campaigns_newest_idx');
});
