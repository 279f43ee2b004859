import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import {
  type CreateCampaignInput,
  createCampaign,
  listCampaigns,
  setCampaignStatus,
  weekdays,
} from '#shared/contracts/campaigns.ts';
import { cashtagsIn } from '#shared/lib/post-rules/cashtag-rule.ts';
import { shingles, similarity } from '#shared/lib/text/near-duplicate.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import { campaignFixture, day, templates } from './testing/campaign-fixture.ts';

const app = testApp();

describe('creating a campaign', () => {
  it('keeps what the dialog sends and plans its next 14 days at once', async () => {
    const desk = await campaignFixture(app, 'creator');
    const campaign = await desk.create({ endDate: null });
    const posts = await desk.posts();
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

  it('is told as it is where its posts cannot be planned at once: they are planned later', async () => {
    const desk = await campaignFixture(app, 'unplanned');
    await app.asOwner(`create function break_it() returns trigger language plpgsql as $$
        begin raise exception 'broken'; end $$`);
    const broken = async <T>(ask: () => Promise<T>) => {
      await app.asOwner(`create trigger break_it before insert on scheduled_posts for each row
        when (new.workspace_id = '${desk.workspaceId}') execute function break_it()`);
      return ask().finally(() => app.asOwner('drop trigger break_it on scheduled_posts'));
    };
    const campaign = await broken(() => desk.create({ endDate: null }));
    expect(campaign).toMatchObject({ name: 'Layer twos', performance: { postsCreated: 0 } });
    expect(await desk.user.call(listCampaigns)).toEqual([campaign]);
    await app.runJobs();
    expect(await desk.posts()).toHaveLength(14);

    const params = { id: campaign.id };
    const change = (status: 'active' | 'completed') =>
      desk.user.call(setCampaignStatus, { params, body: { status } });
    await change('completed');
    expect(await desk.posts()).toEqual([]);
    expect(await broken(() => change('active'))).toMatchObject({ status: 'active' });
    // The run that waits is the one of every six hours.
    await app.asOwner(`update pgboss.job set start_after = now() where name = 'plan-campaign'`);
    await app.runJobs();
    expect(await desk.posts()).toHaveLength(14);
  });

  it('lists the newest 500, and whatever runs', async () => {
    const desk = await campaignFixture(app, 'collector');
    const { id } = await desk.create({});
    await app.asOwner(`insert into campaigns (workspace_id, persona_id, name, description, platform,
        status, frequency, times, days, time_zone, templates, hashtags, tone, start_date, created_at)
      select workspace_id, persona_id, name, description, platform, 'completed', frequency, times,
        days, time_zone, templates, hashtags, tone, start_date, created_at + n * interval '1 second'
      from campaigns, generate_series(1, 501) n where id = '${id}'`);
    const listed = await desk.user.call(listCampaigns);
    expect(listed).toHaveLength(500);
    expect(listed.at(-1)?.id).toBe(id);
    const times = listed.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('fills its templates in as they stand, within X rules', async () => {
    const desk = await campaignFixture(app, 'writer');
    await desk.create();
    const posts = await desk.posts();
    expect(posts[0]?.content).toMatch(
      /^gm\. On [A-Z][a-z]+ \d+ we look at rollups, and at what it means for \$ARB\n\n#rollups #bridges$/,
    );
    const texts = posts.filter(({ status }) => status === 'pending').map(({ content }) => content);
    expect(texts.length).toBe(4);
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
    const desk = await campaignFixture(app, 'announcer');
    const invitation = 'Join us at 17:30 UTC in the usual room';
    const templates = [invitation, 'Write about staking yield'];
    await desk.create({ content: { templates, hashtags: ['staking'], tone: 'professional' } });
    const texts = (await desk.posts()).map((post) => post.content);
    expect(texts[0]).toBe(`${invitation}\n\n#staking`);
    expect(texts.filter((text) => text === `${invitation}\n\n#staking`)).toHaveLength(7);
    expect(texts.join()).not.toMatch(/write (?:about|a post)/i);
  });

  it('keeps link, name and numbers of an announcement that begins like an order', async () => {
    const desk = await campaignFixture(app, 'imperative');
    const launch = 'Create your first vault on @AcmeFi, 12% APY: https://example.com/vaults';
    const write = 'Write a post about our vaults: https://example.com/docs';
    const content = { templates: [launch, write], hashtags: ['vaults'] };
    await desk.create({ content: { ...content, tone: 'professional' } });
    const texts = (await desk.posts()).map((post) => post.content);
    expect(texts[0]).toBe(`${launch}\n\n#vaults`);
    const [launches, written] = [0, 1].map((odd) => texts.filter((_, at) => at % 2 === odd));
    expect(launches?.filter((text) => text === texts[0])).toHaveLength(7);
    expect(written?.filter((text) => text.includes('https://example.com/docs'))).toHaveLength(7);
    expect(written?.join()).not.toMatch(/write a post/i);
    const ordered = (await desk.posts()).filter(({ content }) => content.includes('/docs'));
    expect(ordered.every(({ status }) => status === 'held')).toBe(true);
    expect(ordered[0]?.detail).toContain('This template says what to write');
  });

  it('holds what would only repeat itself, and says so', async () => {
    const desk = await campaignFixture(app, 'repeater');
    const long = `Our weekly call is on. ${'Ask whatever you like about fees. '.repeat(7)}`.trim();
    await desk.create({ content: { templates: [long], hashtags: [], tone: 'professional' } });
    const [first, ...others] = await desk.posts();
    expect(first).toMatchObject({ status: 'pending', content: long });
    const held = others.filter(({ status }) => status === 'held');
    expect(held.length).toBeGreaterThan(5);
    for (const { detail, holdReason } of held) {
      expect(detail).toContain('Similar to another post');
      expect(holdReason).toBe('moderation');
    }
  });

  it('plans many a day in several runs, without a gap', async () => {
    const desk = await campaignFixture(app, 'busy_planner');
    const times = Array.from({ length: 6 }, (_, at) => `${String(at + 8).padStart(2, '0')}:00`);
    await desk.create({ schedule: { frequency: 'daily', times } });
    expect(await desk.posts()).toHaveLength(60);
    await app.runJobs();
    const planned = (await desk.posts()).map(({ scheduledTime }) => scheduledTime);
    expect(planned).toHaveLength(84);
    expect(new Set(planned).size).toBe(84);
  });

  it('follows frequency, days and the clock of its zone', async () => {
    const desk = await campaignFixture(app, 'weekly');
    // Far from both ends of the two weeks, whatever the hour is: each comes twice.
    const chosen = [3, 5].map((offset) => new Date(`${day(offset)}T00:00Z`).getUTCDay());
    const schedule = {
      frequency: 'weekly' as const,
      times: ['08:00', '20:00'],
      days: chosen.map((weekday) => weekdays[weekday] ?? 'monday'),
      timeZone: 'PST',
    };
    const campaign = await desk.create({ schedule });
    expect(campaign.schedule).toEqual({ ...schedule, timeZone: 'America/Los_Angeles' });
    const posts = await desk.posts();
    expect(posts).toHaveLength(8);
    for (const { wallClock, timeZone } of posts) {
      expect(timeZone).toBe('America/Los_Angeles');
      expect(chosen).toContain(new Date(`${wallClock.slice(0, 10)}T00:00Z`).getUTCDay());
    }
    const monthly = await campaignFixture(app, 'monthly');
    const start = day(3);
    await monthly.create({
      schedule: { frequency: 'monthly', times: ['12:00'] },
      startDate: start,
    });
    expect((await monthly.posts()).map(({ wallClock }) => wallClock)).toEqual([`${start}T12:00`]);
  });

  it.each<[string, (body: CreateCampaignInput) => object, string, string]>([
    ['name', () => ({ name: ' ' }), 'name', 'Name is required'],
    ['persona', () => ({ personaId: undefined }), 'personaId', 'Persona is required'],
    ['chosen persona', () => ({ personaId: '' }), 'personaId', 'Persona is required'],
    ['platform', () => ({ platform: 'myspace' }), 'platform', 'Platform is required'],
    ['absent platform', () => ({ platform: undefined }), 'platform', 'Platform is required'],
    ['empty platform', () => ({ platform: '' }), 'platform', 'Platform is required'],
    [
      'time',
      ({ schedule }) => ({ schedule: { ...schedule, times: [] } }),
      'schedule.times',
      'Posting time is required',
    ],
    [
      'number of times',
      ({ schedule }) => ({
        schedule: { ...schedule, times: [1, 2, 3, 4, 5, 6, 7].map((hour) => `0${hour}:00`) },
      }),
      'schedule.times',
      'At most 6 times a day',
    ],
    [
      'frequency',
      ({ schedule }) => ({ schedule: { ...schedule, frequency: 'hourly' } }),
      'schedule.frequency',
      'Frequency is required',
    ],
    [
      'zone',
      ({ schedule }) => ({ schedule: { ...schedule, timeZone: 'Mars' } }),
      'schedule.timeZone',
      'Time zone is not known',
    ],
    [
      'template',
      ({ content }) => ({ content: { ...content, templates: [''] } }),
      'content.templates.0',
      'Content template is required',
    ],
    [
      'tone',
      ({ content }) => ({ content: { ...content, tone: 'angry' } }),
      'content.tone',
      'Tone is required',
    ],
    [
      'absent tone',
      ({ content }) => ({ content: { ...content, tone: undefined } }),
      'content.tone',
      'Tone is required',
    ],
    [
      'empty tone',
      ({ content }) => ({ content: { ...content, tone: '' } }),
      'content.tone',
      'Tone is required',
    ],
    ['start', () => ({ startDate: undefined }), 'startDate', 'Start date is required'],
    ['calendar', () => ({ startDate: '2027-02-30' }), 'startDate', 'Start date is not a date'],
    [
      'end',
      () => ({ startDate: '2027-02-03', endDate: '2027-02-02' }),
      'endDate',
      'End date must not be before the start date',
    ],
    [
      'length',
      ({ content }) => ({ content: { ...content, templates: ['gm', 'a'.repeat(281)] } }),
      'content.templates.1',
      '1 character over the limit',
    ],
  ])('refuses a wrong %s', async (_, change, path, message) => {
    const desk = await campaignFixture(app, 'campaign_wrong');
    const body = { ...desk.body, ...change(desk.body) };
    expect(await desk.user.refused(createCampaign, { body })).toMatchObject({
      status: 422,
      issues: [{ path, message }],
    });
    expect(await desk.user.call(listCampaigns)).toEqual([]);
  });

  it('knows no persona of another workspace', async () => {
    const [mine, theirs] = [
      await campaignFixture(app, 'camp_mine'),
      await campaignFixture(app, 'camp_theirs'),
    ];
    const body = { ...mine.body, personaId: theirs.body.personaId };
    expect(await mine.user.refused(createCampaign, { body })).toMatchObject({ status: 404 });
  });
});

it('lists campaigns by an index', async () => {
  const { workspaceId, body } = await campaignFixture(app, 'explained');
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
