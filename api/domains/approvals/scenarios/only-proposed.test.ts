import { expect, it } from 'vitest';
import { planCampaign } from '#api/domains/campaigns/plan-campaign.ts';
import { campaignBody, freshTemplates } from '#api/domains/campaigns/testing/campaign-fixture.ts';
import { testApp } from '#api/testing/app.ts';
import { type Person, type Team, teamsOnStage } from '#api/testing/approvals/publishing-team.ts';
import { freshText, inFuture } from '#api/testing/fixtures/schedule-fixture.ts';
import { disconnectAccount } from '#shared/contracts/accounts.ts';
import { createCampaign, setCampaignStatus, updateCampaign } from '#shared/contracts/campaigns.ts';
import { changeMember } from '#shared/contracts/members.ts';
import { createScheduledPost } from '#shared/contracts/publishing.ts';
import { approvePosts, changePosts } from '#shared/contracts/publishing-worklist.ts';
import { defaultSettings, saveSettings } from '#shared/contracts/settings.ts';

/** Ways round the level `draft`: whoever has it on an account proposes, and publishes nothing there. */
const app = testApp();
const on = teamsOnStage(app);
const held = { status: 'held', hold_reason: 'approval' };

async function proposing(name: string, role: 'author' | 'editor') {
  const team = await on.team(name);
  const member = await team.add(role);
  const accounts = [{ accountId: team.accountId, level: 'draft' as const }];
  await team.owner.caller.call(changeMember, { params: { id: member.id }, body: { accounts } });
  return { team, member };
}

async function campaignBy({ caller }: Person, owner: Person, autoPostEnabled: boolean) {
  const settings = structuredClone(defaultSettings);
  settings.automation.autoPostEnabled = autoPostEnabled;
  await owner.caller.call(saveSettings, { body: settings });
  const made = await campaignBody(owner.caller);
  const body = { ...made, content: { ...made.content, templates: freshTemplates() } };
  return { ...(await caller.call(createCampaign, { body })), body };
}

const reviewsOf = async ({ workspaceId }: Team) =>
  (
    (await app.asOwner(`select distinct review, status, coalesce(hold_reason, '') as why
      from scheduled_posts where workspace_id = '${workspaceId}' and campaign_id is not null`)) as {
      review: string;
      status: string;
      why: string;
    }[]
  ).map(({ review, status, why }) => `${review} ${status} ${why}`.trim());

it('a post without an account is proposed for the one that is connected later', async () => {
  const { team, member } = await proposing('prop_adopted', 'author');
  const other = await team.add('author');
  await team.owner.caller.call(disconnectAccount, { params: { id: team.accountId } });
  const [mine, theirs, changed, mixed] = await Promise.all(
    [member, other, other, other].map(({ caller }) =>
      caller.call(createScheduledPost, {
        body: { content: freshText(), scheduledTime: inFuture(24) },
      }),
    ),
  );
  expect(await team.row(mine?.id ?? '')).toMatchObject({ account_id: null, review: 'none' });
  await app.asOwner(`update scheduled_posts set changed_by = '${member.id}'
    where id = '${changed?.id}'`);
  for (const { id } of [member, other]) {
    await app.asOwner(`update scheduled_posts set changed_by = '${id}' where id = '${mixed?.id}'`);
  }
  await on.stage.signIn(team.workspaceId, 'prop_adopted');
  expect(await team.row(mine?.id ?? '')).toMatchObject({
    ...{ account_id: team.accountId, review: 'draft' },
  });
  for (const post of [mine, changed, mixed]) {
    expect(await team.comeDue(post?.id ?? '')).toMatchObject(held);
  }
  expect(await team.comeDue(theirs?.id ?? '')).toMatchObject({ status: 'posted' });
  await app.asOwner(`delete from pgboss.job where name = 'revoke-tokens'`);
});

it('a campaign proposes all that it plans, also later and by itself', async () => {
  const { team, member } = await proposing('prop_campaign', 'editor');
  const { id: campaignId, body } = await campaignBy(member, team.owner, true);
  expect(await reviewsOf(team)).toEqual(['draft pending']);
  // What they wrote stands in it still.
  const edited = { ...body, content: { ...body.content, hashtags: ['#else'] } };
  await team.owner.caller.call(updateCampaign, { params: { id: campaignId }, body: edited });
  expect(await reviewsOf(team)).toEqual(['draft pending']);
  await app.asOwner(`update campaigns set planned_until = planned_until - interval '5 days';
    delete from scheduled_posts where workspace_id = '${team.workspaceId}'
      and scheduled_time > now() + interval '9 days'`);
  await planCampaign(app.running.ctx, { workspaceId: team.workspaceId, campaignId });
  expect(await reviewsOf(team)).toEqual(['draft pending']);
});

it('a campaign of somebody who may publish goes out as before', async () => {
  const { team } = await proposing('prop_free', 'editor');
  const { id: campaignId } = await campaignBy(team.owner, team.owner, true);
  await planCampaign(app.running.ctx, { workspaceId: team.workspaceId, campaignId });
  expect(await reviewsOf(team)).toEqual(['none pending']);
});

it('who may only propose resumes their own campaign, which proposes, and none that publishes', async () => {
  const { team, member } = await proposing('prop_resumed', 'editor');
  const status = (caller: Person['caller'], id: string, to: 'active' | 'paused' | 'completed') =>
    caller.call(setCampaignStatus, { params: { id }, body: { status: to } });
  const { id: own } = await campaignBy(member, team.owner, true);
  await status(member.caller, own, 'paused');
  await status(member.caller, own, 'active');
  expect(await reviewsOf(team)).toEqual(['draft pending']);
  await status(member.caller, own, 'completed');
  const { id: free } = await campaignBy(team.owner, team.owner, true);
  for (const to of ['paused', 'completed'] as const) {
    await status(team.owner.caller, free, to);
    const before = await reviewsOf(team);
    expect(
      await member.caller.refused(setCampaignStatus, {
        params: { id: free },
        body: { status: 'active' },
      }),
    ).toMatchObject({ status: 403, reason: 'rule.may-only-propose' });
    expect(await reviewsOf(team)).toEqual(before);
  }
  await status(team.owner.caller, free, 'active');
  expect(await reviewsOf(team)).toEqual(['none pending']);
});

it('what a campaign holds is approved in bulk by nobody who may only propose', async () => {
  const { team, member } = await proposing('prop_bulk', 'editor');
  await campaignBy(team.owner, team.owner, false);
  expect(await reviewsOf(team)).toEqual(['none held approval']);
  const posts = (await app.asOwner(`select id, version from scheduled_posts
    where workspace_id = '${team.workspaceId}'`)) as { id: string; version: number }[];
  const approved = await member.caller.call(approvePosts, { body: { posts } });
  expect(approved).toMatchObject({ approved: 0 });
  expect(approved.refused).toHaveLength(posts.length);
  const change = { action: 'approve' as const };
  const changed = await member.caller.call(changePosts, { body: { posts, change } });
  expect(changed.changed).toEqual([]);
  expect(await reviewsOf(team)).toEqual(['none held approval']);
  const editor = await team.add('editor');
  const done = await editor.caller.call(approvePosts, { body: { posts } });
  expect(done.approved).toBe(posts.length);
});
