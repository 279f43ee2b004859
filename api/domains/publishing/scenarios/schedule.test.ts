import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { freshText, inFuture, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { createPersona, deletePersona } from '#shared/contracts/persona-changes.ts';
import {
  checkPost,
  createScheduledPost,
  listScheduledPosts,
} from '#shared/contracts/publishing.ts';
import { defaultSettings, saveSettings } from '#shared/contracts/settings.ts';

const app = testApp();
const persona = { name: 'Dana', description: 'Trades', personality: 'Dry' };

describe('scheduling a post', () => {
  it('takes what the form sends, and keeps instant, zone and wall clock', async () => {
    const { user } = await scheduleFixture(app, 'planner');
    const { id: personaId } = await user.call(createPersona, { body: persona });
    const body = {
      content: 'gm 👋 <b>\n\nsecond paragraph',
      platform: 'twitter' as const,
      scheduledTime: '2031-07-01T09:30:00.000Z',
      personaId,
    };
    const post = await user.call(createScheduledPost, { body });
    expect(post).toMatchObject({
      ...body,
      personaName: 'Dana',
      status: 'pending',
      holdReason: null,
      detail: '',
      timeZone: 'UTC',
      wallClock: '2031-07-01T09:30',
      accountId: null,
      campaignId: null,
      graceMinutes: 60,
      version: 1,
      postedAt: null,
      parts: [{ text: body.content, media: [], externalId: null, url: null }],
    });
    expect(await user.call(listScheduledPosts)).toEqual([post]);
  });

  it('reads a time without an offset on the clock of its zone, and takes the settings zone', async () => {
    const { user, schedule } = await scheduleFixture(app, 'zoned');
    const profile = { ...defaultSettings.profile, timezone: 'CET' as const };
    await user.call(saveSettings, { body: { ...defaultSettings, profile } });
    expect(await schedule({ scheduledTime: '2031-07-01T09:30' })).toMatchObject({
      scheduledTime: '2031-07-01T07:30:00.000Z',
      timeZone: 'Europe/Berlin',
      wallClock: '2031-07-01T09:30',
    });
    expect(
      await schedule({ scheduledTime: '2031-01-01T12:00:00+09:00', timeZone: 'JST' }),
    ).toMatchObject({
      scheduledTime: '2031-01-01T03:00:00.000Z',
      timeZone: 'Asia/Tokyo',
      wallClock: '2031-01-01T12:00',
    });
    // Skipped by the clock change, so it moves forward.
    expect(await schedule({ scheduledTime: '2031-03-09T02:30', timeZone: 'EST' })).toMatchObject({
      scheduledTime: '2031-03-09T07:30:00.000Z',
      wallClock: '2031-03-09T03:30',
    });
  });

  it.each<[object, string, string]>([
    [{ content: '' }, 'Please fill in all required fields', 'content'],
    [{ content: ' \n ' }, 'Please fill in all required fields', 'content'],
    [{ content: undefined }, 'Please fill in all required fields', 'content'],
    [{ scheduledTime: undefined }, 'Please fill in all required fields', 'scheduledTime'],
    [{ scheduledTime: '' }, 'Please fill in all required fields', 'scheduledTime'],
    [{ scheduledTime: 'tomorrow' }, 'Scheduled time is not a date and time', 'scheduledTime'],
    [
      { scheduledTime: '2020-01-01T00:00:00Z' },
      'Please select a future date and time',
      'scheduledTime',
    ],
    [{ scheduledTime: '0000-01-01T00:00:00Z' }, 'Please select a future', 'scheduledTime'],
    ...['2100-01-01T00:00', '9999-12-31T23:59:00-10:00'].map(
      (scheduledTime): [object, string, string] => [
        { scheduledTime },
        'Please select a date before the year 2100',
        'scheduledTime',
      ],
    ),
    [{ content: 'a'.repeat(25_001) }, 'Content must be at most 25000 characters', 'content'],
    [{ timeZone: 'Mars/Base' }, 'Time zone is not known', 'timeZone'],
    [{ platform: 'myspace' }, 'Platform is not one of the known platforms', 'platform'],
    [{ content: '$BTC and $ETH' }, 'X takes only one cashtag ($SYMBOL)', 'content'],
    [{ content: 'a'.repeat(281) }, '1 character over the limit', 'content'],
    [{ parts: [{ text: ' ' }] }, 'Please fill in all required fields', 'parts.0.text'],
    [{ graceMinutes: -1 }, 'Grace must not be negative', 'graceMinutes'],
  ])('refuses %j', async (changes, message, path) => {
    const { user } = await scheduleFixture(app, 'refused');
    const body = { content: freshText(), scheduledTime: inFuture(1), ...changes };
    const refused = await user.refused(createScheduledPost, { body });
    expect(refused).toMatchObject({
      status: 422,
      message: expect.stringContaining(message),
      issues: [{ path, message: expect.stringContaining(message) }],
    });
    expect(await user.call(listScheduledPosts)).toEqual([]);
  });

  it('knows no persona, account or media of another workspace', async () => {
    const theirs = await scheduleFixture(app, 'theirs');
    const { id: personaId } = await theirs.user.call(createPersona, { body: persona });
    const accountId = await theirs.connect('their_account');
    const { user } = await scheduleFixture(app, 'mine');
    const mediaIds = [crypto.randomUUID()];
    for (const changes of [{ personaId }, { accountId }, { parts: [{ text: 'gm', mediaIds }] }]) {
      const body = { content: freshText(), scheduledTime: inFuture(1), ...changes };
      expect(await user.refused(createScheduledPost, { body })).toMatchObject({ status: 404 });
    }
    expect(await user.call(listScheduledPosts)).toEqual([]);
    expect(await theirs.user.call(listScheduledPosts)).toEqual([]);
  });

  it('takes the connected X account, and its length limit', async () => {
    const desk = await scheduleFixture(app, 'premium');
    const accountId = await desk.connect('premium_account', 'Premium');
    const long = Array.from({ length: 100 }, () => freshText()).join(' ');
    expect(await desk.schedule({ content: long })).toMatchObject({ accountId, content: long });
    expect(await desk.schedule({ platform: 'instagram' })).toMatchObject({ accountId: null });
  });

  it('keeps a thread part by part', async () => {
    const { schedule } = await scheduleFixture(app, 'threader');
    const texts = [freshText(), freshText(), freshText()];
    const post = await schedule({ parts: texts.map((text) => ({ text })) });
    expect(post.parts.map(({ text }) => text)).toEqual(texts);
    expect(post.content).toBe(texts.join('\n\n'));
  });

  it('outlives its persona', async () => {
    const { user, schedule } = await scheduleFixture(app, 'orphaned');
    const { id } = await user.call(createPersona, { body: persona });
    await schedule({ personaId: id });
    await user.call(deletePersona, { params: { id } });
    const [post] = await user.call(listScheduledPosts);
    expect(post).toMatchObject({ personaId: null, personaName: null, status: 'pending' });
  });
});

describe('the same text', () => {
  it('is refused for another account, also when both come at once', async () => {
    const desk = await scheduleFixture(app, 'two_accounts');
    const accounts = [await desk.connect('acc_one'), await desk.connect('acc_two')];
    for (let round = 0; round < 6; round += 1) {
      const content = freshText();
      const answers = await Promise.all(
        accounts.map((accountId) =>
          desk.user.fetch('/api/scheduled-posts', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ content, accountId, scheduledTime: inFuture(2) }),
          }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
      const refused = answers.find(({ status }) => status === 422) as Response;
      expect(JSON.stringify(await refused.json())).toContain('which X forbids');
    }
  });

  it('is only pointed out for the same account, until that is accepted', async () => {
    const desk = await scheduleFixture(app, 'one_account');
    await desk.connect('only_one');
    const content = 'Everybody is a long-term investor until the first red weekly candle';
    expect(await desk.schedule({ content })).toMatchObject({ detail: '' });
    const again = await desk.schedule({ content: content.toUpperCase() });
    expect(again).toMatchObject({
      status: 'pending',
      detail: expect.stringContaining('Similar to another scheduled post'),
    });
    const accepted = await desk.schedule({ content, acceptedFindings: ['same-text'] });
    expect(accepted.detail).toBe('');
  });

  it('a month ago is another matter', async () => {
    const desk = await scheduleFixture(app, 'long_ago');
    const [one, two] = [await desk.connect('ago_one'), await desk.connect('ago_two')];
    const content = 'Gas is cheap when nobody wants it, which tells you what it is worth';
    await desk.schedule({ content, accountId: one, scheduledTime: inFuture(24 * 40) });
    await desk.schedule({ content, accountId: two, scheduledTime: inFuture(1) });
  });
});

describe('checking a text', () => {
  it('names findings, lengths, limit and cost, and compares a post not with itself', async () => {
    const desk = await scheduleFixture(app, 'checker');
    const first = await desk.schedule();
    const parts = [{ text: first.content }, { text: 'look: pump.fun 日本' }];
    const checked = await desk.user.call(checkPost, { body: { parts } });
    expect(checked).toMatchObject({
      lengths: [first.content.length, 34],
      limit: 280,
      costUsd: 0.215,
    });
    expect(checked.findings.map(({ id, level, part }) => [id, level, part])).toEqual([
      ['same-text', 'warning', 0],
      ['link-cost', 'note', 1],
    ]);
    const own = await desk.user.call(checkPost, { body: { parts, postId: first.id } });
    expect(own.findings.map(({ id }) => id)).toEqual(['link-cost']);
  });

  it('keeps hateful words back only while moderation is on', async () => {
    const { user } = await scheduleFixture(app, 'moderated');
    const body = { parts: [{ text: 'kys' }] };
    expect((await user.call(checkPost, { body })).findings[0]?.level).toBe('error');
    const automation = { ...defaultSettings.automation, contentModeration: false };
    await user.call(saveSettings, { body: { ...defaultSettings, automation } });
    expect((await user.call(checkPost, { body })).findings[0]?.level).toBe('note');
  });
});

describe('the list', () => {
  it('shows what is to come, the next first, then the past, the latest first', async () => {
    const desk = await scheduleFixture(app, 'lister');
    const posts = [];
    for (const hours of [30, 10, 20, 40]) {
      posts.push(await desk.schedule({ scheduledTime: inFuture(hours) }));
    }
    const [a, b, c, d] = posts.map(({ id }) => id) as [string, string, string, string];
    await desk.force(a, `scheduled_time = now() - interval '2 days', status = 'posted'`);
    await desk.force(d, `scheduled_time = now() - interval '1 day', status = 'failed'`);
    const ids = async (query = {}) =>
      (await desk.user.call(listScheduledPosts, { query })).map(({ id }) => id);
    expect(await ids()).toEqual([b, c, d, a]);
    expect(await ids({ status: 'posted' })).toEqual([a]);
    const always = { from: '0000-01-01T00:00:00+23:59', to: '9999-12-31T23:59:59-23:59' };
    expect(await ids(always)).toHaveLength(4);
    expect(await ids({ from: inFuture(15), to: inFuture(25) })).toEqual([c]);
    const { user } = await scheduleFixture(app, 'list_stranger');
    expect(await user.call(listScheduledPosts)).toEqual([]);
  });

  it('is read by the time index at 10,000 posts', async () => {
    const { workspaceId } = await scheduleFixture(app, 'many');
    await app.asOwner(`
      with posts as (
        insert into scheduled_posts (workspace_id, platform, scheduled_time, time_zone, wall_clock,
          not_before, grace_minutes)
        select '${workspaceId}', 'twitter', now() + (n - 5000) * interval '1 hour', 'UTC', '',
          now(), 60 from generate_series(1, 10000) n
        returning workspace_id, id)
      insert into post_parts (workspace_id, post_id, position, text)
      select workspace_id, id, 0, id::text from posts`);
    await app.asOwner('analyze scheduled_posts, post_parts');
    const half = (where: string, order: string) =>
      app.asOwner(`explain (analyze) select post.id, (select jsonb_agg(part.text) from post_parts part
        where part.workspace_id = post.workspace_id and part.post_id = post.id)
        from scheduled_posts post where post.workspace_id = '${workspaceId}'
        and post.scheduled_time ${where} order by post.scheduled_time ${order}, post.id ${order}
        limit 500`);
    for (const plan of [await half('>= now()', 'asc'), await half('< now()', 'desc')]) {
      const text = JSON.stringify(plan);
      expect(text).toContain('scheduled_posts_time_idx');
      expect(text).toContain('post_parts_pkey');
      expect(text).not.toMatch(/Seq Scan|Sort Key/);
    }
  });
});
