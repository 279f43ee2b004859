import { expect, test } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { type Desk, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { getAnalytics } from '#shared/contracts/analytics.ts';
import { addRevenue, deleteRevenue, listRevenue } from '#shared/contracts/revenue.ts';
import { publish } from './testing/published.ts';

const app = testApp();
const date = '2026-11-10';

async function campaignOf({ workspaceId }: Desk): Promise<string> {
  const [campaign] = (await app.asOwner(`
    with persona as (insert into personas (workspace_id, name, description, personality, type,
        platform, tone, training_data)
      values ('${workspaceId}', 'Dana', 'd', 'p', 'shitposter', 'twitter', 'casual', '')
      returning id)
    insert into campaigns (workspace_id, persona_id, name, description, platform, status, frequency,
      times, days, time_zone, templates, hashtags, tone, start_date)
    select '${workspaceId}', id, 'Launch', '', 'twitter', 'paused', 'daily', '{}', '{}', 'UTC', '{}',
      '{}', 'casual', '${date}' from persona returning id`)) as { id: string }[];
  return campaign?.id ?? '';
}

test('money earned is noted to the cent, also what is given back, and summed', async () => {
  const desk = await scheduleFixture(app, 'earner');
  const campaignId = await campaignOf(desk);
  const [postId = '', ofCampaign = ''] = await publish(app, desk, [
    { at: `${date}T09:00:00Z`, text: 'the post that sold it' },
    { at: `${date}T10:00:00Z`, text: 'the campaign did it', campaignId },
  ]);
  const add = (amount: number, more: object = {}) =>
    desk.user.call(addRevenue, { body: { amount, date, ...more } });
  const first = await add(1_234.56, { postId, note: '  two seats  ' });
  expect(first).toMatchObject({
    amount: 1_234.56,
    date,
    note: 'two seats',
    postId,
    postExcerpt: 'the post that sold it',
    campaignId: null,
  });
  await add(-0.1, { postId });
  await add(0.2, { postId: ofCampaign });
  expect(await add(10, { campaignId })).toMatchObject({ campaignName: 'Launch' });
  await add(99, { date: '2026-11-09' });
  const { revenue } = await desk.user.call(getAnalytics, { query: { start: date, end: date } });
  expect(revenue).toEqual({
    total: 1_244.66,
    byPost: [
      { postId, excerpt: 'the post that sold it', amount: 1_234.46 },
      { postId: ofCampaign, excerpt: 'the campaign did it', amount: 0.2 },
    ],
    byCampaign: [{ campaignId, name: 'Launch', amount: 10.2 }],
  });
  const listed = await desk.user.call(listRevenue);
  expect(listed.map(({ amount }) => amount)).toEqual([10, 0.2, -0.1, 1_234.56, 99]);
});

test('an entry goes when it is deleted, and nobody else can delete it', async () => {
  const [desk, other] = [await scheduleFixture(app, 'keeper'), await scheduleFixture(app, 'thief')];
  const { id } = await desk.user.call(addRevenue, { body: { amount: 5, date } });
  expect(await other.user.refused(deleteRevenue, { params: { id } })).toMatchObject({
    status: 404,
  });
  expect(await other.user.call(listRevenue)).toEqual([]);
  await desk.user.call(deleteRevenue, { params: { id } });
  expect(await desk.user.call(listRevenue)).toEqual([]);
});

test('what is no amount, no day, or not there is refused', async () => {
  const [desk, other] = [
    await scheduleFixture(app, 'wrong'),
    await scheduleFixture(app, 'wrong_other'),
  ];
  const refused = async (body: object) => {
    const { status, message } = await desk.user.refused(addRevenue, { body });
    return [status, message];
  };
  expect(await refused({ date })).toEqual([422, 'Amount is required']);
  expect(await refused({ amount: 0, date })).toEqual([422, 'Amount must not be zero']);
  expect(await refused({ amount: 1e12, date })).toEqual([422, 'Amount is too large']);
  expect(await refused({ amount: 1.005, date })).toEqual([
    422,
    'Amount must have at most two decimals',
  ]);
  expect(await refused({ amount: 1, date: '2026-02-30' })).toEqual([422, 'Date is required']);
  const [postId] = await publish(app, other, [{ at: `${date}T09:00:00Z` }]);
  const campaignId = await campaignOf(other);
  expect(await refused({ amount: 1, date, postId })).toEqual([404, 'Post not found']);
  expect(await refused({ amount: 1, date, campaignId })).toEqual([404, 'Campaign not found']);
  for (const amount of [0.29, 1.1, 19.99, 4_503.37, 99_999_999.99]) {
    expect((await desk.user.call(addRevenue, { body: { amount, date } })).amount).toBe(amount);
  }
});
