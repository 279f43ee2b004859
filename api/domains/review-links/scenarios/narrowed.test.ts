import { expect, it } from 'vitest';
import {
  type CampaignFixture,
  campaignBody,
  campaignFixture,
  day,
} from '#api/domains/campaigns/testing/campaign-fixture.ts';
import { testApp } from '#api/testing/app.ts';
import { countApprovals } from '#shared/contracts/approval-kinds.ts';
import { submitPost } from '#shared/contracts/approvals.ts';
import { updateScheduledPost } from '#shared/contracts/publishing.ts';
import { createReviewLink, previewReviewLink } from '#shared/contracts/review-links.ts';
import { holderOf, linkBy } from '../testing/shared-team.ts';

const app = testApp();

/** Posts that a campaign holds, and one that needs no approval. */
async function shared(name: string) {
  const desk = await campaignFixture(app, name, { postsByItself: false });
  const campaign = await desk.create({ endDate: day(3) });
  const free = await desk.schedule();
  const held = (await desk.posts()).filter(({ campaignId }) => campaignId === campaign.id);
  return { desk, campaign, free, held };
}
const preview = (desk: CampaignFixture, body: object) =>
  desk.user.call(previewReviewLink, { body });
const open = async (desk: CampaignFixture, wanted: Parameters<typeof linkBy>[1] = {}) =>
  holderOf(app, (await linkBy({ caller: desk.user }, wanted)).token);

it('a client decides on what a campaign holds, asks for changes, and approves the next version', async () => {
  const { desk, campaign, free, held } = await shared('client_campaign');
  expect(await preview(desk, {})).toEqual({ posts: held.length + 1, decidable: held.length });
  const client = await open(desk);
  const seen = async (id: string) =>
    (await client.read()).review?.posts.find((one) => one.id === id);
  expect(await seen(free.id)).toMatchObject({ review: 'none', mayApprove: false });
  const [first, second] = held.map(({ id }) => id) as [string, string];
  expect(await seen(first)).toMatchObject({ review: 'in_review', mayApprove: true });
  expect(await client.decide(first)).toMatchObject({ isApproved: true });
  expect(await seen(first)).toMatchObject({ review: 'approved', isApproved: true });
  expect(await desk.row(first)).toMatchObject({ status: 'pending' });
  await client.decide(second, { decision: 'changes_requested', reason: 'Name the source' });
  expect(await seen(second)).toMatchObject({ review: 'changes_requested', mayApprove: false });
  const { version } = (await desk.row(second)) as { version: number };
  const params = { id: second };
  const body = { version, content: 'Rollups need cheaper data, says their own report' };
  const edited = await desk.user.call(updateScheduledPost, { params, body });
  expect(await seen(second)).toMatchObject({ review: 'changes_requested' });
  await desk.user.call(submitPost, { params, body: { version: edited.version } });
  expect(await desk.row(second)).toMatchObject({ status: 'held', hold_reason: 'approval' });
  expect(await client.decide(second)).toMatchObject({ isApproved: true });
  expect(await preview(desk, { campaignId: campaign.id })).toEqual({
    posts: held.length,
    decidable: held.length - 2,
  });
  expect(await desk.user.call(countApprovals)).toEqual({ waiting: held.length - 2 });
});

it('shows the posts of its days, its persona and its campaign alone, and decides on no other', async () => {
  const { desk, campaign, free, held } = await shared('narrowed_link');
  const of = (at: number) => ({ from: day(at), to: day(at) });
  const onDay = held.filter(({ scheduledTime }) => scheduledTime.startsWith(day(1)));
  expect(onDay.length).toBeGreaterThan(0);
  const personaId = desk.body.personaId;
  const wanted = { ...of(1), personaId, campaignId: campaign.id };
  expect(await preview(desk, wanted)).toEqual({ posts: onDay.length, decidable: onDay.length });
  const client = await open(desk, wanted);
  const posts = (await client.read()).review?.posts ?? [];
  expect(posts.map(({ id }) => id)).toEqual(onDay.map(({ id }) => id));
  const { version } = (await desk.row(free.id)) as { version: number };
  const other = { postId: free.id, version, contentHash: '0'.repeat(64) };
  expect(await client.refused(other)).toMatchObject({ status: 404 });
  const { personaId: another } = await campaignBody(desk.user);
  expect(await preview(desk, { personaId: another })).toEqual({ posts: 0, decidable: 0 });
  expect(await preview(desk, of(30))).toEqual({ posts: 0, decidable: 0 });
});

it('refuses days that are no range, and what narrows one post', async () => {
  const { desk, free } = await shared('no_range');
  const refused = (target: object) =>
    desk.user.refused(createReviewLink, { body: { may: 'view', reviewer: 'Jane', ...target } });
  expect(await refused({ from: day(2), to: day(1) })).toMatchObject({ status: 422 });
  expect(await refused({ from: day(2) })).toMatchObject({ status: 422 });
  // Postgres has no year 0.
  expect(await refused({ from: '0000-01-01', to: day(1) })).toMatchObject({ status: 422 });
  expect(await refused({ postId: free.id, from: day(1), to: day(2) })).toMatchObject({
    status: 422,
  });
  expect(await refused({ personaId: crypto.randomUUID() })).toMatchObject({ status: 404 });
});
