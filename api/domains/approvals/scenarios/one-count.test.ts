import { expect, it } from 'vitest';
import { campaignFixture, day } from '#api/domains/campaigns/testing/campaign-fixture.ts';
import type { Caller } from '#api/testing/app.ts';
import { testApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { countApprovals } from '#shared/contracts/approval-kinds.ts';
import {
  decidePosts,
  listApprovals,
  setApprovalPolicy,
  submitPost,
} from '#shared/contracts/approvals.ts';
import { listCampaigns } from '#shared/contracts/campaigns.ts';
import { getDashboardToday } from '#shared/contracts/dashboard-today.ts';
import { getScheduledPost } from '#shared/contracts/publishing.ts';
import { listPostRows } from '#shared/contracts/publishing-worklist.ts';

const app = testApp();
const required = { mode: 'required' as const, levels: [[{ role: 'owner' as const }]] };

/** Four posts that a campaign holds, and one of an account with a policy. */
async function mixedQueue(name: string) {
  const desk = await campaignFixture(app, name, { postsByItself: false });
  const free = await desk.connect(`${name}_free`);
  const brand = await desk.connect(`${name}_brand`);
  await desk.user.call(setApprovalPolicy, { body: { accountId: brand, ...required } });
  await desk.create({ endDate: day(3) });
  const { id, version } = await desk.schedule({ accountId: brand });
  await desk.user.call(submitPost, { params: { id }, body: { version } });
  return { ...desk, free, submitted: id };
}

/** The count of each screen, as this member reads it. */
async function countsOf(by: Caller) {
  const [{ waiting: dashboard }, { waiting }, queue, rows] = [
    await by.call(getDashboardToday),
    await by.call(countApprovals),
    await by.call(listApprovals),
    await by.call(listPostRows),
  ];
  const inReview = rows.filter(({ review }) => review === 'in_review').length;
  return [dashboard.approval, waiting, queue.waiting.length, inReview];
}

const decide = async (
  by: Caller,
  ids: string[],
  decision: 'approved' | 'changes_requested' = 'approved',
) => {
  const { waiting } = await by.call(listApprovals);
  const posts = waiting
    .filter(({ post }) => ids.includes(post.id))
    .map(({ review: { id, version, contentHash } }) => ({ id, version, contentHash }));
  return by.call(decidePosts, { body: { decision, reason: 'Name the source', posts } });
};

it('a campaign in review and a policy are one list with one count, and a decision changes all', async () => {
  const desk = await mixedQueue('one_count');
  const { waiting } = await desk.user.call(listApprovals);
  const held = waiting.filter(({ review }) => review.isHeld).map(({ post }) => post.id);
  expect(held.length).toBeGreaterThan(2);
  const all = held.length + 1;
  expect(await countsOf(desk.user)).toEqual([all, all, all, all]);
  expect((await desk.user.call(listCampaigns))[0]?.awaitingApproval).toBe(held.length);
  expect(waiting.map(({ review }) => review.review)).toEqual(waiting.map(() => 'in_review'));
  // Their writer approves what only the campaign holds, and not what a policy keeps from them.
  expect(waiting.find(({ post }) => post.id === desk.submitted)?.review.refusal?.code).toBe(
    'rule.own-approval',
  );
  const [first, second] = held as [string, string];
  const { decided, refused } = await decide(desk.user, [first, desk.submitted]);
  expect(decided).toEqual([first]);
  expect(refused).toMatchObject([{ path: desk.submitted, code: 'rule.own-approval' }]);
  expect(await desk.row(first)).toMatchObject({ status: 'pending', review: 'none' });
  await decide(desk.user, [second], 'changes_requested');
  expect(await countsOf(desk.user)).toEqual([all - 2, all - 2, all - 2, all - 2]);
  expect(await desk.row(second)).toMatchObject({ status: 'held', review: 'changes_requested' });
});

it('what was sent back to a campaign needs approval again once it is submitted, also by its writer', async () => {
  const desk = await mixedQueue('sent_back');
  const { waiting } = await desk.user.call(listApprovals);
  const id = waiting.find(({ review }) => review.isHeld)?.post.id ?? '';
  await decide(desk.user, [id], 'changes_requested');
  const { asked } = await desk.user.call(listApprovals);
  expect(asked.find(({ post }) => post.id === id)).toMatchObject({ reason: 'Name the source' });
  const { version } = await desk.user.call(getScheduledPost, { params: { id } });
  const again = await desk.user.call(submitPost, { params: { id }, body: { version } });
  expect(again).toMatchObject({ review: 'in_review', isHeld: true, refusal: null });
  expect(await countsOf(desk.user)).toEqual(Array(4).fill(waiting.length));
  expect((await decide(desk.user, [id])).decided).toEqual([id]);
});

it('who may not decide sees the same list, and decides nothing', async () => {
  const desk = await mixedQueue('may_not');
  const viewer = await memberOf(app, desk.workspaceId, 'viewer');
  const { waiting } = await viewer.call(listApprovals);
  expect(await countsOf(viewer)).toEqual(await countsOf(desk.user));
  expect(new Set(waiting.map(({ review }) => review.refusal?.code))).toEqual(
    new Set(['rule.may-not-approve']),
  );
  const { decided } = await decide(
    viewer,
    waiting.map(({ post }) => post.id),
  );
  expect(decided).toEqual([]);
  expect(await countsOf(desk.user)).toEqual(Array(4).fill(waiting.length));
});

it('a policy that comes later takes over what a campaign holds: none is lost, none is free', async () => {
  const desk = await mixedQueue('late_policy');
  const before = await countsOf(desk.user);
  const policy = { accountId: null, ...required };
  await desk.user.call(setApprovalPolicy, { body: policy });
  expect(await countsOf(desk.user)).toEqual(before);
  // Posts that a campaign writes under a policy need approval at once.
  await desk.create({ endDate: day(3) });
  const after = await countsOf(desk.user);
  expect(new Set(after).size).toBe(1);
  expect(after[0]).toBeGreaterThan(before[0] ?? 0);
  const { waiting } = await desk.user.call(listApprovals);
  expect(waiting.some(({ review }) => review.isHeld)).toBe(false);
  const { decided } = await decide(
    desk.user,
    waiting.map(({ post }) => post.id),
  );
  expect(decided).toEqual([]);
});
