import { expect, it } from 'vitest';
import { campaignFixture } from '#api/domains/campaigns/testing/campaign-fixture.ts';
import { testApp } from '#api/testing/app.ts';
import { freshText, inFuture, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { listCampaigns } from '#shared/contracts/campaigns.ts';
import {
  createScheduledPost,
  importPosts,
  listScheduledPosts,
} from '#shared/contracts/publishing.ts';

const app = testApp();

const aPost = () => ({
  idempotencyKey: crypto.randomUUID(),
  content: freshText(),
  scheduledTime: inFuture(24),
});

it('a post whose answer was lost is the same one when it is sent again, also at once', async () => {
  const { user } = await scheduleFixture(app, 'post_again');
  const body = aPost();
  const made = await Promise.all([1, 2, 3].map(() => user.call(createScheduledPost, { body })));
  made.push(await user.call(createScheduledPost, { body }));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await user.call(listScheduledPosts)).toEqual([made[0]]);
});

it('a key of another workspace says nothing of it', async () => {
  const [mine, theirs] = [
    await scheduleFixture(app, 'key_mine'),
    await scheduleFixture(app, 'key_theirs'),
  ];
  const secret = aPost();
  await theirs.user.call(createScheduledPost, { body: secret });
  const body = { ...aPost(), idempotencyKey: secret.idempotencyKey };
  expect(await mine.user.call(createScheduledPost, { body })).toMatchObject({
    content: body.content,
  });
  expect(await theirs.user.call(listScheduledPosts)).toMatchObject([{ content: secret.content }]);
});

it('an import that is sent again makes no second posts', async () => {
  const { user } = await scheduleFixture(app, 'import_again');
  const { idempotencyKey, ...first } = aPost();
  const { idempotencyKey: _, ...second } = aPost();
  const body = { posts: [first, second], idempotencyKey };
  for (const _try of [1, 2]) {
    expect(await user.call(importPosts, { body })).toMatchObject({ imported: 2 });
  }
  expect(await user.call(listScheduledPosts)).toHaveLength(2);
});

it('a campaign that is sent again plans nothing twice', async () => {
  const desk = await campaignFixture(app, 'campaign_again');
  const again = { idempotencyKey: crypto.randomUUID() };
  const made = await Promise.all([desk.create(again), desk.create(again)]);
  made.push(await desk.create(again));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await desk.user.call(listCampaigns)).toHaveLength(1);
  expect(await desk.posts()).toHaveLength(14);
});
