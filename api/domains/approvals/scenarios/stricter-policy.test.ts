import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { type Person, type Team, teamsOnStage } from '#api/testing/approvals/publishing-team.ts';
import type { ApprovalLevel } from '#shared/contracts/approval-kinds.ts';
import { decidePost, listApprovalPolicies, listPostReviews } from '#shared/contracts/approvals.ts';
import { removeMember } from '#shared/contracts/members.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';

/** Ways round a policy by an approval that was given under another one. */
const app = testApp();
const on = teamsOnStage(app);
const held = { status: 'held', hold_reason: 'approval' };
const editors: ApprovalLevel = [{ role: 'editor' }];
const owners: ApprovalLevel = [{ role: 'owner' }];

/** A post that an editor has approved under a policy. */
async function approved(name: string, ...policy: Parameters<Team['policy']>) {
  const team = await on.team(name);
  await team.policy(...policy);
  const [author, editor] = [await team.add('author'), await team.add('editor')];
  const { id } = await team.schedule(author);
  await team.submit(author, id);
  await team.approve(editor, id);
  return { team, author, editor, id };
}

const reviewOf = ({ caller }: Person, id: string) =>
  caller.call(listPostReviews, { params: { id } });

it('a level more has to be filled too: the post is in review again, and its approvers are told', async () => {
  const { team, id } = await approved('strict_level', 'required', [editors]);
  await team.policy('required', [editors, owners]);
  const review = await reviewOf(team.owner, id);
  expect(review).toMatchObject({
    ...{ review: 'in_review', isApproved: false, level: 2, levels: 2, refusal: null },
  });
  expect(review.reviews.map(({ decision }) => decision)).toEqual(['approved', 'submitted']);
  const notifications = await team.owner.caller.call(listNotifications);
  // The first level was not theirs to decide.
  expect(notifications.filter(({ link }) => link === `/approvals?post=${id}`)).toHaveLength(1);
  expect(await team.comeDue(id)).toMatchObject(held);
  await team.approve(team.owner, id);
  expect(await team.comeDue(id)).toMatchObject({ status: 'posted' });
});

it('an approval by whom the policy no longer names does not count, an earlier level neither', async () => {
  const { team, editor, id } = await approved('strict_named', 'required', [editors, owners]);
  await team.policy('required', [owners, editors]);
  expect(await reviewOf(team.owner, id)).toMatchObject({ level: 1, refusal: null });
  await team.approve(team.owner, id);
  await team.approve(editor, id);
  expect(await reviewOf(team.owner, id)).toMatchObject({ review: 'approved', isApproved: true });
  await team.policy('required', [[{ userId: team.owner.id }]]);
  expect(await reviewOf(team.owner, id)).toMatchObject({ isApproved: true });
  await team.policy('required', [[{ userId: editor.id }], [{ role: 'admin' }]]);
  expect(await reviewOf(team.owner, id)).toMatchObject({ review: 'in_review', level: 2 });
  expect(await team.comeDue(id)).toMatchObject(held);
});

it('an approval from before an approval was required counts only where it would now', async () => {
  const { team, id } = await approved('strict_mode', 'optional', []);
  const admin = await team.add('admin');
  await team.policy('required', [[{ role: 'admin' }]]);
  expect(await reviewOf(admin, id)).toMatchObject({ isApproved: false, level: 1, refusal: null });
  expect(await team.comeDue(id)).toMatchObject(held);
});

it('an own approval no longer counts once nobody may approve their own', async () => {
  const team = await on.team('strict_self');
  await team.policy('required', [editors], { allowSelf: true });
  const editor = await team.add('editor');
  const { id } = await team.schedule(editor);
  await team.submit(editor, id);
  await team.approve(editor, id);
  expect(await reviewOf(editor, id)).toMatchObject({ isApproved: true });
  await team.policy('required', [editors]);
  expect(await reviewOf(editor, id)).toMatchObject({
    ...{ review: 'in_review', isApproved: false, refusal: { code: 'rule.own-approval' } },
  });
  expect(await team.comeDue(id)).toMatchObject(held);
});

it('a weaker policy takes no approval away, and one that was raised by mistake brings it back', async () => {
  const { team, id } = await approved('strict_lower', 'required', [editors, owners]);
  await team.approve(team.owner, id);
  const before = await team.row(id);
  await team.policy('required', [editors]);
  expect(await reviewOf(team.owner, id)).toMatchObject({ isApproved: true, levels: 1 });
  await team.policy('required', [editors, owners, [{ role: 'admin' }]]);
  expect(await reviewOf(team.owner, id)).toMatchObject({ isApproved: false, level: 3 });
  await team.policy('required', [editors]);
  expect(await team.row(id)).toMatchObject({ review: 'approved', writers: before['writers'] });
  expect(await team.comeDue(id)).toMatchObject({ status: 'posted' });
});

it('without its own policy an account has that of the workspace, which counts from then on', async () => {
  const { team, id } = await approved('strict_back', 'required', [editors]);
  await team.policy('required', [owners], { accountId: null });
  expect(await reviewOf(team.owner, id)).toMatchObject({ isApproved: true });
  await team.policy(null, [], {});
  expect(await reviewOf(team.owner, id)).toMatchObject({ isApproved: false, refusal: null });
});

it('a policy that is raised past the calls holds at the claim, and while somebody decides', async () => {
  const { team, author, editor, id } = await approved('strict_claim', 'required', [editors]);
  const raise = `update approval_policies set levels = '[[{"role": "owner"}]]'
    where workspace_id = '${team.workspaceId}'`;
  await app.asOwner(raise);
  expect(await team.comeDue(id)).toMatchObject(held);
  await team.policy('required', [editors]);
  const { id: other } = await team.schedule(author);
  await team.submit(author, other);
  const seen = await team.seen(editor, other);
  await Promise.all([
    team.policy('required', [owners]),
    editor.caller.fetch(decidePost.path.replace('{id}', other), {
      method: 'POST',
      body: JSON.stringify({ decision: 'approved', ...seen }),
      headers: { 'content-type': 'application/json' },
    }),
  ]);
  expect(await reviewOf(team.owner, other)).toMatchObject({
    ...{ review: 'in_review', isApproved: false, level: 1 },
  });
  expect(await team.comeDue(other)).toMatchObject(held);
});

it('a level that names nobody but members who have left is the owners', async () => {
  const team = await on.team('strict_left');
  const [author, admin] = [await team.add('author'), await team.add('admin')];
  await team.policy('required', [[{ userId: admin.id }], editors]);
  const [early, late] = [await team.schedule(author), await team.schedule(author)];
  for (const { id } of [early, late]) await team.submit(author, id);
  await team.approve(admin, early.id);
  await team.owner.caller.call(removeMember, { params: { id: admin.id } });
  const [policy] = await team.owner.caller.call(listApprovalPolicies);
  expect(policy?.levels).toEqual([owners, editors]);
  expect(await reviewOf(team.owner, early.id)).toMatchObject({ level: 2 });
  expect(await reviewOf(team.owner, late.id)).toMatchObject({ level: 1, refusal: null });
  await team.approve(team.owner, late.id);
  const editor = await team.add('editor');
  for (const { id } of [early, late]) {
    await team.approve(editor, id);
    expect(await team.comeDue(id)).toMatchObject({ status: 'posted' });
  }
});

it('what is posted by hand elsewhere is handed out for that only once it is approved', async () => {
  const team = await on.team('strict_by_hand');
  await team.policy('required', [owners], { accountId: null });
  const author = await team.add('author');
  const { id } = await team.schedule(author, { platform: 'linkedin', accountId: null });
  await team.submit(author, id);
  expect(await team.comeDue(id)).toMatchObject(held);
  const titles = async () =>
    (await author.caller.call(listNotifications)).map(({ title }) => title);
  expect(await titles()).not.toContain('Post ready to copy');
  await app.asOwner(`update scheduled_posts set scheduled_time = now() where id = '${id}'`);
  await team.approve(team.owner, id);
  await expect.poll(titles, { timeout: 15_000 }).toContain('Post ready to copy');
});
