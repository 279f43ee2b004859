import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { type Desk, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { getSocialStats } from '#shared/contracts/accounts.ts';

const app = testApp();

const measured = async (
  { workspaceId }: Desk,
  posts: [daysAgo: number, seen: number, engagement: number][],
) => {
  for (const [daysAgo, seen, engagement] of posts) {
    await app.asOwner(`
      insert into scheduled_posts (workspace_id, platform, scheduled_time, time_zone, wall_clock,
        not_before, grace_minutes, status, posted_at, impressions, engagement)
      values ('${workspaceId}', 'twitter', now(), 'UTC', '', now(), 60, 'posted',
        now() - interval '${daysAgo} days', ${seen}, ${engagement})`);
  }
};
const followers = async ({ workspaceId }: Desk, id: string, now: number, then: object) => {
  await app.asOwner(`update social_accounts set followers = ${now} where id = '${id}'`);
  for (const [daysAgo, count] of Object.entries(then)) {
    await app.asOwner(`insert into follower_snapshots (workspace_id, account_id, day, followers)
      values ('${workspaceId}', '${id}', current_date - ${daysAgo}, ${count})`);
  }
};

it('are the rate, posts and growth of the last 30 days', async () => {
  const desk = await scheduleFixture(app, 'social');
  await measured(desk, [
    [1, 1_000, 50],
    [29, 3_000, 30],
    [31, 5, 5_000],
  ]);
  // Of the first the count of 30 days ago, of the second the oldest there is.
  await followers(desk, await desk.connect('first'), 1_200, { 45: 5, 31: 1_000, 3: 9_999 });
  await followers(desk, await desk.connect('second'), 150, { 9: 100, 2: 140 });
  await measured(await scheduleFixture(app, 'other_social'), [[1, 1, 900]]);
  expect(await desk.user.call(getSocialStats)).toEqual({
    avgEngagementRate: 2,
    totalPosts: 3,
    growthRate: 22.7,
  });
});

it('leave out an account that is disconnected, and are 0 where nothing was measured', async () => {
  const desk = await scheduleFixture(app, 'unsocial');
  const id = await desk.connect('left');
  await followers(desk, id, 900, { 30: 100 });
  await app.asOwner(`update social_accounts set access_token = '' where id = '${id}'`);
  const zero = { avgEngagementRate: 0, totalPosts: 0, growthRate: 0 };
  expect(await desk.user.call(getSocialStats)).toEqual(zero);
});
