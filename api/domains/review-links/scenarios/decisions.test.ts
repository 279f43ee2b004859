import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { teamsOnStage } from '#api/testing/approvals/publishing-team.ts';
import { freshText } from '#api/testing/fixtures/schedule-fixture.ts';
import { listPostReviews } from '#shared/contracts/approvals.ts';
import { listAuditEvents } from '#shared/contracts/audit.ts';
import { changeMember, removeMember } from '#shared/contracts/members.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { updateScheduledPost } from '#shared/contracts/publishing.ts';
import { createReviewLink, listReviewLinks } from '#shared/contracts/review-links.ts';
import { holderOf, linkBy, postInReview } from '../testing/shared-team.ts';

const app = testApp();
const on = teamsOnStage(app);

async function sharedDesk(name: string) {
  const team = await on.team(name);
  await team.policy('required');
  const [editor, author] = [await team.add('editor'), await team.add('author')];
  const postId = await postInReview(team, author);
  return { team, editor, author, postId };
}

const closed = { status: 409, reason: 'rule.link-revoked' };

describe('a decision by a review link', () => {
  it('publishes the post; the history, the log and one notification say whose it was', async () => {
    const { team, editor, author, postId } = await sharedDesk('link_approves');
    const { id: linkId, token } = await linkBy(editor, { postId });
    const client = holderOf(app, token);
    expect(await client.decide(postId)).toEqual({ review: 'approved', isApproved: true });
    const { reviews } = await editor.caller.call(listPostReviews, { params: { id: postId } });
    const { username } = await app
      .asOwner(`select username from users where id = '${editor.id}'`)
      .then((rows) => rows[0] as { username: string });
    expect(reviews[0]).toMatchObject({
      decision: 'approved',
      username,
      reviewer: 'Jane (client)',
      reason: '',
    });
    const { events } = await team.owner.caller.call(listAuditEvents, {
      query: { target: postId },
    });
    expect(events[0]).toMatchObject({
      actorId: editor.id,
      actorRole: 'editor',
      via: 'link',
      changes: { decision: { after: 'approved' }, reviewer: { after: 'Jane (client)' } },
    });
    const notifications = await author.caller.call(listNotifications);
    const told = notifications.filter(({ title }) => title.startsWith('Jane (client) approved'));
    expect(told).toHaveLength(1);
    const [link] = await editor.caller.call(listReviewLinks);
    expect(link).toMatchObject({ id: linkId, lastUsedAt: expect.any(String) });
    expect(await team.comeDue(postId)).toMatchObject({ status: 'posted' });
  });

  it('needs a reason to send a post back, and goes for the post as it was seen only', async () => {
    const { team, editor, author, postId } = await sharedDesk('link_sends_back');
    const client = holderOf(app, (await linkBy(editor)).token);
    const seen = await client.seen(postId);
    expect(await client.refused({ ...seen, decision: 'rejected' })).toMatchObject({ status: 422 });
    expect(await client.refused({ ...seen, contentHash: 'f'.repeat(64) })).toMatchObject({
      status: 409,
      reason: 'rule.post-changed',
    });
    await author.caller.call(updateScheduledPost, {
      params: { id: postId },
      body: { version: (await team.read(postId)).version, content: freshText() },
    });
    expect(await client.refused(seen)).toMatchObject({
      status: 409,
      reason: 'rule.post-changed',
    });
    const verdict = { decision: 'changes_requested', reason: 'Too long' } as const;
    expect(await client.decide(postId, verdict)).toEqual({
      review: 'changes_requested',
      isApproved: false,
    });
    expect(await team.comeDue(postId)).toMatchObject({ status: 'held' });
  });

  it('is judged as that of who made the link: not of what they wrote or may not approve', async () => {
    const { team, editor, author, postId } = await sharedDesk('link_authority');
    const { token } = await linkBy(editor);
    const client = holderOf(app, token);
    const own = await postInReview(team, editor);
    const none = { status: 403, reason: 'rule.link-may-not' };
    expect((await client.read()).review?.posts.find(({ id }) => id === own)).toMatchObject({
      mayApprove: false,
      maySendBack: true,
    });
    expect(await client.refused(await client.seen(own))).toMatchObject(none);
    const ownLink = { body: { postId: own, may: 'decide', reviewer: 'Jane' } };
    expect(await editor.caller.refused(createReviewLink, ownLink)).toMatchObject({
      status: 409,
      reason: 'rule.link-own-post',
    });
    await team.owner.caller.call(changeMember, {
      params: { id: editor.id },
      body: { accounts: [{ accountId: team.accountId, level: 'publish' }] },
    });
    expect(await client.refused(await client.seen(postId))).toMatchObject(none);
    expect(await team.row(postId)).toMatchObject({ review: 'in_review' });
    const body = { postId, may: 'decide', reviewer: 'Jane' };
    expect(await author.caller.refused(createReviewLink, { body })).toMatchObject({ status: 403 });
  });

  it('goes for one level of several, and for no two of them', async () => {
    const { team, editor, author } = await sharedDesk('link_levels');
    await team.policy('required', [[{ role: 'editor' }], [{ role: 'editor' }, { role: 'owner' }]]);
    const postId = await postInReview(team, author);
    const client = holderOf(app, (await linkBy(editor)).token);
    expect(await client.decide(postId)).toEqual({ review: 'in_review', isApproved: false });
    expect(await client.refused(await client.seen(postId))).toMatchObject({
      status: 403,
      reason: 'rule.link-may-not',
    });
    expect(await team.approve(team.owner, postId)).toMatchObject({ isApproved: true });
  });

  it.each([
    ['demoted', `update workspace_members set role = 'author'`],
    ['gone', 'delete from workspace_members'],
  ])('is none once who made the link is %s', async (what, statement) => {
    const { editor, postId, team } = await sharedDesk(`link_of_${what}`);
    const { token } = await linkBy(editor);
    const client = holderOf(app, token);
    const seen = await client.seen(postId);
    await app.asOwner(
      `${statement} where user_id = '${editor.id}' and workspace_id = '${team.workspaceId}'`,
    );
    expect(await client.read()).toEqual({ state: 'revoked', review: null });
    expect(await client.refused(seen)).toMatchObject(closed);
    expect(await team.row(postId)).toMatchObject({ review: 'in_review' });
  });

  it('is made or refused as a whole where its maker leaves meanwhile', async () => {
    const { team, editor, postId } = await sharedDesk('link_race');
    const { token } = await linkBy(editor);
    const seen = await holderOf(app, token).seen(postId);
    const [, answer] = await Promise.all([
      team.owner.caller.call(removeMember, { params: { id: editor.id } }),
      app.stranger.fetch(`/api/review/${token}/decide`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...seen, decision: 'approved' }),
      }),
    ]);
    expect([200, 409]).toContain(answer.status);
    const review = answer.status === 200 ? 'approved' : 'in_review';
    expect(await team.row(postId)).toMatchObject({ review });
  });

  it('is none by a link that may view only, nor of a post that it does not show', async () => {
    const { team, editor, author, postId } = await sharedDesk('link_view');
    const other = await postInReview(team, author);
    const viewing = holderOf(app, (await linkBy(editor, { postId, may: 'view' })).token);
    expect((await viewing.read()).review?.posts[0]).toMatchObject({
      mayApprove: false,
      maySendBack: false,
    });
    const none = { status: 403, reason: 'rule.link-may-not' };
    expect(await viewing.refused(await viewing.seen(postId))).toMatchObject(none);
    const deciding = holderOf(app, (await linkBy(editor, { postId })).token);
    const seen = { postId: other, ...(await team.seen(editor, other)) };
    expect(await deciding.refused(seen)).toMatchObject({ status: 404 });
  });
});
