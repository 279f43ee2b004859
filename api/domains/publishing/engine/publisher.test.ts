import { expect, it } from 'vitest';
import { message } from '#shared/contracts/messages/message.ts';
import { calmLimits } from './testing/publisher-harness.ts';
import { publishingHarness } from './testing/publishing-harness.ts';

const on = publishingHarness();

it('publishes a post at its time, not before, and says so', async () => {
  const { stage } = on;
  const actor = await stage.actor('plain');
  stage.work(calmLimits);
  const id = await stage.schedule(actor, { parts: ['hello there'], inMs: 300, madeWithAi: true });
  const [row] = await stage.settled([id]);
  const [live] = stage.sandbox.control.truth().posts;
  expect(row).toMatchObject({
    status: 'posted',
    detail: '',
    external_ids: [live?.id],
    outcomes: ['posted'],
  });
  expect(live).toMatchObject({ text: 'hello there', username: 'plain', madeWithAi: true });
  const [{ early }] = (await stage.asOwner(
    `select scheduled_time > '${live?.createdAt}' as early from scheduled_posts where id = '${id}'`,
  )) as [{ early: boolean }];
  expect(early).toBe(false);
  expect(
    await stage.asOwner(`select type, title, description from activities
    where workspace_id = '${actor.workspaceId}' and type like 'post%'`),
  ).toEqual([{ type: 'post_published', title: 'Post published', description: 'hello there' }]);
});

it('turns a post for another platform into a reminder at its time', async () => {
  const { stage } = on;
  const actor = await stage.actor('elsewhere');
  const [due, later] = await stage.scheduleMany(actor, [
    { parts: ['for linkedin'], platform: 'linkedin', accountId: null },
    { parts: ['for telegram'], platform: 'telegram', accountId: null, inMs: 3_600_000 },
  ]);
  const first = await stage.schedule(actor, 'on x');
  stage.work(calmLimits);
  await stage.settled([first, due as string]);
  expect(await stage.row(due as string)).toMatchObject({ status: 'reminded', attempt: 0 });
  expect(await stage.row(later as string)).toMatchObject({ status: 'pending' });
  expect(stage.liveTexts('elsewhere')).toEqual(['on x']);
  const told = await stage.asOwner(`select title, description from activities
    where workspace_id = '${actor.workspaceId}' and type = 'post_reminder'`);
  expect(told).toEqual([{ title: 'Post ready to copy', description: 'for linkedin' }]);
});

it('holds and tells what an outage made too late, and sends what is within its grace', async () => {
  const { stage } = on;
  const actor = await stage.actor('outage');
  const ids = await stage.scheduleMany(actor, [
    { parts: ['two hours late'], inMs: -7_200_000 },
    { parts: ['half an hour late'], inMs: -1_800_000 },
  ]);
  stage.work(calmLimits);
  const rows = await stage.settled(ids);
  expect(rows.find(({ id }) => id === ids[0])).toMatchObject({
    status: 'held',
    hold_reason: 'too_late',
  });
  expect(rows.find(({ id }) => id === ids[1])).toMatchObject({ status: 'posted' });
  expect(stage.liveTexts('outage')).toEqual(['half an hour late']);
  const told = await stage.asOwner(`select title, description from activities
    where workspace_id = '${actor.workspaceId}' and type = 'post_held'`);
  expect(told).toEqual([
    {
      title: 'Post on hold',
      description: expect.stringMatching(/^two hours late: It was due 2 hours ago/),
    },
  ]);
});

it('asks once more before sending, and holds what is objected to', async () => {
  const { stage } = on;
  const actor = await stage.actor('objected');
  stage.work(
    {},
    {
      check: async ({ parts }) =>
        parts[0]?.text.includes('bad')
          ? { reason: 'moderation', detail: message('text.as-it-is', { text: 'No.' }) }
          : null,
    },
  );
  const ids = await stage.scheduleMany(actor, ['bad words', 'good words']);
  const rows = await stage.settled(ids);
  expect(rows.map(({ status, detail }) => [status, detail])).toEqual(
    expect.arrayContaining([
      ['held', 'No.'],
      ['posted', ''],
    ]),
  );
  expect(stage.liveTexts('objected')).toEqual(['good words']);
});

it('a fault of our own costs a post five tries, its account nothing, and is told', async () => {
  const { stage } = on;
  const actor = await stage.actor('our_fault');
  const logged: string[] = [];
  stage.work(
    {},
    {
      check: async ({ parts }) => {
        if (parts[0]?.text === 'breaks') throw new Error('a fault of ours');
        return null;
      },
      log: (line) => logged.push(line),
    },
  );
  const ids = await stage.scheduleMany(actor, ['breaks', 'does not']);
  const rows = await stage.settled(ids);
  const broken = rows.find(({ id }) => id === ids[0]);
  expect(broken).toMatchObject({ status: 'failed', tries: 5, outcomes: [] });
  expect(stage.liveTexts('our_fault')).toEqual(['does not']);
  expect(logged.filter((line) => line.includes('a fault of ours'))).toHaveLength(5);
});

it('one X account in two workspaces still does one thing at a time', async () => {
  const { stage } = on;
  const [one, two] = [await stage.actor('shared_acc'), await stage.actor('shared_acc')];
  stage.sandbox.control.fault({ kind: 'slow', endpoint: 'create', delayMs: 40, times: 'always' });
  const ids = [
    ...(await stage.scheduleMany(one, ['one a', 'one b', 'one c'])),
    ...(await stage.scheduleMany(two, ['two a', 'two b', 'two c'])),
  ];
  stage.work(calmLimits);
  stage.work(calmLimits);
  const rows = await stage.settled(ids);
  expect(rows.every(({ status }) => status === 'posted')).toBe(true);
  const [{ overlaps }] = (await stage.asOwner(`
    select count(*)::int as overlaps from publish_attempts a join publish_attempts b on a.id < b.id
      and a.started_at < b.finished_at and b.started_at < a.finished_at
    where a.workspace_id in ('${one.workspaceId}', '${two.workspaceId}')
      and b.workspace_id in ('${one.workspaceId}', '${two.workspaceId}')`)) as [
    { overlaps: number },
  ];
  expect(overlaps).toBe(0);
});

it.each([
  ['paused', `update campaigns set status = 'paused'`],
  ['ended', `update campaigns set status = 'completed', planned_until = null`],
  ['deleted', 'delete from campaigns'],
])('a post whose campaign is %s while it is under way stays off X', async (how, stop) => {
  const { stage } = on;
  const actor = await stage.actor(`stop_${how}`);
  const id = await stage.schedule(actor, { parts: [`of a campaign ${how}`], inMs: 3_600_000 });
  await stage.asOwner(`
    with persona as (
      insert into personas (workspace_id, name, description, personality, type, platform, tone)
      values ('${actor.workspaceId}', 'p', '', '', 'content_creator', 'twitter', 'casual')
      returning id
    ), campaign as (
      insert into campaigns (workspace_id, persona_id, name, description, platform, status, frequency,
        times, days, time_zone, templates, hashtags, tone, start_date, planned_until)
      select '${actor.workspaceId}', id, 'c', '', 'twitter', 'active', 'daily',
        '{}', '{}', 'UTC', '{}', '{}', 'casual', now(), now()
      from persona returning id
    )
    update scheduled_posts p set occurrence = 'today', campaign_id = campaign.id,
      scheduled_time = now(), not_before = now()
    from campaign where p.id = '${id}'`);
  const check = async () => {
    await stage.asOwner(`${stop} where workspace_id = '${actor.workspaceId}'`);
    return null;
  };
  stage.work(calmLimits, { check });
  const [held] = await stage.settled([id]);
  expect(held).toMatchObject({ status: 'held', hold_reason: 'campaign_paused', outcomes: [] });
  expect(stage.liveTexts(actor.username)).toEqual([]);
  await stage.asOwner(`update scheduled_posts set status = 'pending', hold_reason = null,
    released_from = now() where id = '${id}'`);
  expect((await stage.settled([id], ['posted']))[0]?.outcomes).toEqual(['posted']);
});
