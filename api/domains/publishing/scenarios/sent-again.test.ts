import { expect, it } from 'vitest';
import { campaignFixture } from '#api/domains/campaigns/testing/campaign-fixture.ts';
import { testApp } from '#api/testing/app.ts';
import { freshText, inFuture, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { createCampaign, listCampaigns } from '#shared/contracts/campaigns.ts';
import {
  createScheduledPost,
  deleteScheduledPost,
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
  const made = await Promise.all([1, 2, 3].map(() => user.call(importPosts, { body })));
  made.push(await user.call(importPosts, { body }));
  expect(made[0]).toMatchObject({ imported: 2, posts: [{ id: idempotencyKey }, {}] });
  for (const again of made) expect(again).toEqual(made[0]);
  expect(await user.call(listScheduledPosts)).toHaveLength(2);
});

it('a key that comes with another body is refused, and changes nothing', async () => {
  const { user } = await scheduleFixture(app, 'other_body');
  const taken = { status: 409, reason: 'rule.key-used' };
  const post = aPost();
  const made = await user.call(createScheduledPost, { body: post });
  const other = { ...post, content: freshText() };
  expect(await user.refused(createScheduledPost, { body: other })).toMatchObject(taken);
  const { idempotencyKey, ...row } = aPost();
  await user.call(importPosts, { body: { posts: [row], idempotencyKey } });
  const rows = { posts: [row, { ...row, content: freshText() }], idempotencyKey };
  expect(await user.refused(importPosts, { body: rows })).toMatchObject(taken);
  // The fields of an object have no order.
  const turned = Object.fromEntries(Object.entries(post).reverse()) as typeof post;
  expect(await user.call(createScheduledPost, { body: turned })).toEqual(made);
  expect(await user.call(listScheduledPosts)).toHaveLength(2);
  const desk = await campaignFixture(app, 'other_campaign');
  const key = { idempotencyKey: crypto.randomUUID() };
  const planned = await desk.create(key);
  expect(await desk.create(key)).toEqual(planned);
  const renamed = { ...desk.body, ...key, name: 'Another one' };
  expect(await desk.user.refused(createCampaign, { body: renamed })).toMatchObject(taken);
});

it('a post that was deleted since is not made again', async () => {
  const { user } = await scheduleFixture(app, 'deleted_since');
  const body = aPost();
  const made = await user.call(createScheduledPost, { body });
  await user.call(deleteScheduledPost, { params: { id: made.id } });
  expect(await user.call(createScheduledPost, { body })).toEqual(made);
  expect(await user.call(listScheduledPosts)).toEqual([]);
});

it('what was refused leaves its key free', async () => {
  const { user } = await scheduleFixture(app, 'refused_key');
  const body = aPost();
  const past = { ...body, scheduledTime: '2020-01-01T00:00:00Z' };
  expect(await user.refused(createScheduledPost, { body: past })).toMatchObject({ status: 422 });
  expect(await user.call(createScheduledPost, { body })).toMatchObject({ content: body.content });
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
