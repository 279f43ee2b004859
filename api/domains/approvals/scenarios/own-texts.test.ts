import { expect, it } from 'vitest';
import { planCampaign } from '#api/domains/campaigns/plan-campaign.ts';
import { campaignBody } from '#api/domains/campaigns/testing/campaign-fixture.ts';
import { testApp } from '#api/testing/app.ts';
import { type Person, type Team, teamsOnStage } from '#api/testing/approvals/publishing-team.ts';
import { pngOf } from '#api/testing/png.ts';
import { listPostReviews } from '#shared/contracts/approvals.ts';
import { createCampaign, updateCampaign } from '#shared/contracts/campaigns.ts';
import { changeMember } from '#shared/contracts/members.ts';
import {
  createPostDraft,
  emptyPost,
  getPostDraft,
  updatePostDraft,
} from '#shared/contracts/post-drafts.ts';
import { describeMedia, uploadMedia } from '#shared/contracts/publishing-media.ts';

/** Words of a member that come into a post by another way than an edit of it. */
const app = testApp();
const on = teamsOnStage(app);
const ownApproval = { refusal: { code: 'rule.own-approval' } };

const reviewOf = ({ caller }: Person, id: string) =>
  caller.call(listPostReviews, { params: { id } });

async function picture(by: Person) {
  return by.caller.call(uploadMedia, { body: { data: pngOf(200).dataUrl, altText: 'a chart' } });
}

const withPicture = (team: Team, by: Person, mediaId: string) =>
  team.schedule(by, { parts: [{ text: `With ${mediaId}`, mediaIds: [mediaId] }] });

it('nobody approves what a campaign plans by itself of their words, the first writer neither', async () => {
  const team = await on.team('words_campaign');
  await team.policy('required');
  const [first, last, other] = [
    await team.add('editor'),
    await team.add('editor'),
    await team.add('editor'),
  ];
  const body = await campaignBody(team.owner.caller);
  const { id: campaignId } = await first.caller.call(createCampaign, { body });
  const changed = { ...body, content: { ...body.content, hashtags: ['#else'] } };
  await last.caller.call(updateCampaign, { params: { id: campaignId }, body: changed });
  await app.asOwner(`update campaigns set planned_until = planned_until - interval '5 days';
    delete from scheduled_posts where workspace_id = '${team.workspaceId}'
      and scheduled_time > now() + interval '9 days'`);
  await planCampaign(app.running.ctx, { workspaceId: team.workspaceId, campaignId });
  const planned = (await app.asOwner(`select id, created_by from scheduled_posts
    where workspace_id = '${team.workspaceId}' order by scheduled_time desc limit 1`)) as {
    id: string;
    created_by: string | null;
  }[];
  const [{ id, created_by: maker }] = planned as [{ id: string; created_by: string | null }];
  expect(maker).toBeNull();
  for (const writer of [first, last]) expect(await reviewOf(writer, id)).toMatchObject(ownApproval);
  expect(await reviewOf(other, id)).toMatchObject({ review: 'in_review', refusal: null });
});

it('nobody approves a post with a picture that they have described, whenever that was', async () => {
  const team = await on.team('words_picture');
  await team.policy('required');
  const [author, editor] = [await team.add('author'), await team.add('editor')];
  const { id: mediaId } = await picture(author);
  const { id } = await withPicture(team, author, mediaId);
  const input = { params: { id: mediaId }, body: { altText: 'What the editor says' } };
  await editor.caller.call(describeMedia, input);
  await team.submit(author, id);
  expect(await reviewOf(editor, id)).toMatchObject(ownApproval);
});

it('whoever may only propose describes no picture that goes out without an approval', async () => {
  const team = await on.team('words_proposed');
  const editor = await team.add('editor');
  const accounts = [{ accountId: team.accountId, level: 'draft' as const }];
  await team.owner.caller.call(changeMember, { params: { id: editor.id }, body: { accounts } });
  const { id: mediaId } = await picture(team.owner);
  const { id } = await withPicture(team, team.owner, mediaId);
  const input = { params: { id: mediaId }, body: { altText: 'What the editor says' } };
  await editor.caller.call(describeMedia, input);
  expect(await team.comeDue(id)).toMatchObject({ status: 'held', hold_reason: 'approval' });
});

it('nobody approves a post that was made of a draft which they have written in', async () => {
  const team = await on.team('words_draft');
  await team.policy('required');
  const [author, editor, reader] = [
    await team.add('author'),
    await team.add('editor'),
    await team.add('editor'),
  ];
  const id = crypto.randomUUID();
  const content = {
    ...emptyPost,
    parts: [{ key: 'first', text: 'Words of the editor', media: [] }],
  };
  await editor.caller.call(createPostDraft, { body: { id, content } });
  const other = { ...content, isNumbered: true };
  await author.caller.call(updatePostDraft, {
    params: { id },
    body: { version: 1, content: other },
  });
  await reader.caller.call(getPostDraft, { params: { id } });
  const post = await team.schedule(author, { content: 'Words of the editor', postDraftId: id });
  await team.submit(author, post.id);
  expect(await reviewOf(editor, post.id)).toMatchObject(ownApproval);
  expect(await reviewOf(reader, post.id)).toMatchObject({ refusal: null });
});
