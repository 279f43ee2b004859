import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { type Person, type Team, teamsOnStage } from '#api/testing/approvals/publishing-team.ts';
import { decidePost } from '#shared/contracts/approvals.ts';
import { type AccountLevel, changeMember } from '#shared/contracts/members.ts';
import { actOnPost } from '#shared/contracts/publishing.ts';
import { approvePosts } from '#shared/contracts/publishing-worklist.ts';

/** A refusal says what stands against it, one sentence for each cause. */
const app = testApp();
const on = teamsOnStage(app);

async function limit(team: Team, { id }: Person, level: AccountLevel) {
  const accounts = [{ accountId: team.accountId, level }];
  await team.owner.caller.call(changeMember, { params: { id }, body: { accounts } });
}

it('to release, retry or approve a post outside of a review', async () => {
  const team = await on.team('why_act');
  const [author, limited] = [await team.add('author'), await team.add('editor')];
  await limit(team, limited, 'draft');
  const { id } = await team.schedule(author);
  const proposal = await team.schedule(limited);
  const reasonOf = async (by: Person, action: string, columns: string, post = id) => {
    await app.asOwner(`update scheduled_posts set ${columns} where id = '${post}'`);
    const body = { action, version: (await team.read(post)).version };
    const { status, reason } = await by.caller.refused(actOnPost, { params: { id: post }, body });
    return [status, reason];
  };
  const scheduled = `status = 'pending', hold_reason = null`;
  const held = `status = 'held', hold_reason = null`;
  expect(await reasonOf(author, 'approve', scheduled)).toEqual([409, 'rule.post-scheduled']);
  expect(await reasonOf(author, 'release', scheduled)).toEqual([409, 'rule.post-scheduled']);
  expect(await reasonOf(author, 'retry', scheduled)).toEqual([409, 'rule.post-scheduled']);
  expect(await reasonOf(author, 'approve', held)).toEqual([409, 'rule.held-otherwise']);
  expect(await reasonOf(author, 'release', `status = 'posted'`)).toEqual([409, 'rule.post-posted']);
  expect(await reasonOf(author, 'release', held, proposal.id)).toEqual([
    403,
    'rule.posts-of-others',
  ]);
  expect(await reasonOf(limited, 'release', held)).toEqual([409, 'rule.may-only-propose']);
  for (const [review, reason] of [
    ['draft', 'rule.submit-first'],
    ['changes_requested', 'rule.changes-first'],
    ['rejected', 'rule.was-rejected'],
    ['in_review', 'rule.needs-approval'],
  ]) {
    const state = `${held}, review = '${review}'`;
    expect(await reasonOf(team.owner, 'release', state, proposal.id)).toEqual([409, reason]);
  }
  expect(await reasonOf(team.owner, 'approve', scheduled, proposal.id)).toEqual([
    ...[409, 'rule.decide-in-review'],
  ]);
  const { version } = await team.read(proposal.id);
  const posts = [{ id: proposal.id, version }];
  const { refused } = await team.owner.caller.call(approvePosts, { body: { posts } });
  expect(refused.map(({ code }) => code)).toEqual(['rule.decide-in-review']);
});

it('to decide about a post in review', async () => {
  const team = await on.team('why_decide');
  await team.policy('required', [[{ role: 'editor' }]]);
  const [author, editor, limited, admin] = [
    await team.add('author'),
    await team.add('editor'),
    await team.add('editor'),
    await team.add('admin'),
  ];
  await limit(team, limited, 'publish');
  const { id } = await team.schedule(editor);
  const refusalOf = async ({ caller }: Person) => {
    const body = { decision: 'approved', ...(await team.seen(team.owner, id)) };
    const { status, reason } = await caller.refused(decidePost, { params: { id }, body });
    return [status, reason];
  };
  expect(await refusalOf(admin)).toEqual([409, 'rule.not-in-review']);
  await team.submit(editor, id);
  expect(await refusalOf(editor)).toEqual([403, 'rule.own-approval']);
  for (const one of [author, limited]) {
    expect(await refusalOf(one)).toEqual([403, 'rule.may-not-approve']);
  }
  expect(await refusalOf(admin)).toEqual([403, 'rule.not-in-level']);
  await team.approve(await team.add('editor'), id);
  expect(await refusalOf(admin)).toEqual([409, 'rule.is-approved']);
});
