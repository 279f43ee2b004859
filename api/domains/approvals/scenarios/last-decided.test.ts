import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { type Person, type Team, teamsOnStage } from '#api/testing/approvals/publishing-team.ts';
import { PICTURE } from '#api/testing/fixtures/full-workspace.ts';
import { freshText, inFuture } from '#api/testing/fixtures/schedule-fixture.ts';
import { decidePost, listApprovals, listPostReviews } from '#shared/contracts/approvals.ts';
import { deleteScheduledPost, updateScheduledPost } from '#shared/contracts/publishing.ts';
import { describeMedia, uploadMedia } from '#shared/contracts/publishing-media.ts';

const app = testApp();
const on = teamsOnStage(app);

async function reviewedTeam(name: string) {
  const team = await on.team(name);
  await team.policy('required');
  return { team, author: await team.add('author'), editor: await team.add('editor') };
}

const sendBack = async (team: Team, by: Person, id: string) =>
  by.caller.call(decidePost, {
    params: { id },
    body: { decision: 'changes_requested', reason: 'no', ...(await team.seen(by, id)) },
  });
const edit = async (team: Team, by: Person, id: string, changes: object) =>
  by.caller.call(updateScheduledPost, {
    params: { id },
    body: { version: (await team.read(id)).version, ...changes },
  });
const lastOf = async (by: Person, id: string) =>
  (await by.caller.call(listPostReviews, { params: { id } })).lastDecided;

it('is told with what it was about, once the post is submitted again', async () => {
  const { team, author, editor } = await reviewedTeam('last_changes');
  const before = freshText();
  const scheduledTime = inFuture(30);
  const { id } = await team.schedule(author, { content: before, scheduledTime });
  await team.submit(author, id);
  expect(await lastOf(editor, id)).toBeNull();
  await sendBack(team, editor, id);
  await edit(team, author, id, {
    content: freshText(),
    scheduledTime: inFuture(40),
    madeWithAi: true,
  });
  await team.submit(author, id);
  const { waiting } = await editor.caller.call(listApprovals);
  expect(waiting[0]?.review.lastDecided).toMatchObject({
    decision: 'changes_requested',
    content: {
      parts: [{ text: before, media: [] }],
      accountId: team.accountId,
      scheduledTime: new Date(scheduledTime).toISOString(),
      madeWithAi: false,
      paidPartnership: false,
    },
  });
});

it('keeps which media were there, and how they were described', async () => {
  const { team, author, editor } = await reviewedTeam('last_media');
  const { id: mediaId } = await author.caller.call(uploadMedia, {
    body: { data: PICTURE, altText: 'a red dot' },
  });
  const content = freshText();
  const { id } = await team.schedule(author, {
    content,
    parts: [{ text: content, mediaIds: [mediaId] }],
  });
  await team.submit(author, id);
  await team.approve(editor, id);
  expect(await lastOf(editor, id)).toBeNull();
  await author.caller.call(describeMedia, {
    params: { id: mediaId },
    body: { altText: 'a blue dot' },
  });
  expect(await lastOf(editor, id)).toMatchObject({
    decision: 'approved',
    content: { parts: [{ media: [{ id: mediaId, altText: 'a red dot' }] }] },
  });
});

it('is the one that an earlier level has not settled, and none for what is approved', async () => {
  const team = await on.team('last_levels');
  const [author, first, second] = [
    await team.add('author'),
    await team.add('editor'),
    await team.add('editor'),
  ];
  await team.policy('required', [[{ role: 'editor' }], [{ role: 'editor' }]]);
  const before = freshText();
  const { id } = await team.schedule(author, { content: before });
  await team.submit(author, id);
  await sendBack(team, first, id);
  const after = freshText();
  await edit(team, author, id, { content: after });
  await team.submit(author, id);
  await team.approve(first, id);
  expect(await lastOf(second, id)).toMatchObject({
    decision: 'changes_requested',
    content: { parts: [{ text: before }] },
  });
  await team.approve(second, id);
  expect(await lastOf(second, id)).toBeNull();
  await edit(team, author, id, { content: freshText() });
  expect(await lastOf(second, id)).toMatchObject({
    decision: 'approved',
    content: { parts: [{ text: after }] },
  });
});

it('says nothing where an older server decided, and nothing to another workspace', async () => {
  const { team, author, editor } = await reviewedTeam('last_older');
  const { id } = await team.schedule(author);
  await team.submit(author, id);
  await sendBack(team, editor, id);
  await app.asOwner(`update post_reviews set snapshot = null where post_id = '${id}'`);
  await edit(team, author, id, { content: freshText() });
  await team.submit(author, id);
  expect(await lastOf(editor, id)).toBeNull();
  const stranger = await app.signIn('last_stranger');
  expect(await stranger.refused(listPostReviews, { params: { id } })).toMatchObject({
    status: 404,
  });
});

it('forgets the texts with the post, and keeps what was decided', async () => {
  const { team, author, editor } = await reviewedTeam('last_deleted');
  const [gone, kept] = [await team.schedule(author), await team.schedule(author)];
  for (const { id } of [gone, kept]) {
    await team.submit(author, id);
    await team.approve(editor, id);
  }
  await author.caller.call(deleteScheduledPost, { params: { id: gone.id } });
  const rows = await app.asOwner(
    `select post_id, decision, snapshot is null as forgotten from post_reviews
     where workspace_id = '${team.workspaceId}' order by created_at`,
  );
  const of = (id: string, forgotten: boolean) =>
    ['submitted', 'approved'].map((decision) => ({ post_id: id, decision, forgotten }));
  expect(rows).toEqual([...of(gone.id, true), ...of(kept.id, false)]);
});
