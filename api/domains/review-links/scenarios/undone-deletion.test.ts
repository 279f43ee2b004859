import { expect, it } from 'vitest';
import { commentTeam, threadsOf } from '#api/domains/comments/testing/comment-team.ts';
import { testApp } from '#api/testing/app.ts';
import { deleteComment } from '#shared/contracts/comments.ts';
import { changeMember, removeMember } from '#shared/contracts/members.ts';
import { getScheduledPost } from '#shared/contracts/publishing.ts';
import { changePosts, undoChange } from '#shared/contracts/publishing-worklist.ts';
import { listReviewLinks, revokeReviewLink } from '#shared/contracts/review-links.ts';
import { commenterBy, linkBy } from '../testing/shared-team.ts';

const app = testApp();

async function sharedPost(name: string) {
  const team = await commentTeam(app, name);
  const editor = await team.add('editor');
  const id = team.post.subjectId;
  const { token, id: linkId } = await linkBy(editor, { postId: id, may: 'comment' });
  const remove = async () => {
    const { version } = await team.user.call(getScheduledPost, { params: { id } });
    const change = { action: 'delete' as const };
    const body = { posts: [{ id, version }], change };
    return (await team.user.call(changePosts, { body })).undo ?? '';
  };
  const undo = (sealed: string) => team.user.call(undoChange, { body: { undo: sealed } });
  return { ...team, ...{ editor, linkId, token, remove, undo }, client: commenterBy(app, token) };
}

it('a post that comes back by undo has its review links and comments again', async () => {
  const { owner, post, client, remove, undo, linkId, user } = await sharedPost('undone_link');
  const said = await client.say(post.subjectId, 'Too long?');
  const before = await user.call(listReviewLinks);
  const sealed = await remove();
  expect(await client.refused(post.subjectId, 'Hm')).toMatchObject({ status: 404 });
  await undo(sealed);
  expect(await threadsOf(owner.caller, post)).toMatchObject([
    { id: said.id, reviewer: 'Jane (client)' },
  ]);
  expect(await user.call(listReviewLinks)).toEqual(before);
  expect(before).toMatchObject([{ id: linkId }]);
  expect(await client.threads(post.subjectId)).toMatchObject([{ body: 'Too long?' }]);
  await client.say(post.subjectId, 'Still good');
});

it('an undo brings back no link that was revoked since, nor one of a member who has left', async () => {
  const { user, editor, client, post, remove, undo, linkId } = await sharedPost('undone_revoked');
  const first = await remove();
  await undo(first);
  await user.call(revokeReviewLink, { params: { id: linkId } });
  await remove();
  await undo(first);
  expect(await client.refused(post.subjectId, 'Hm')).toMatchObject({ status: 404 });
  const other = await linkBy(editor, { postId: post.subjectId, may: 'comment' });
  const second = await remove();
  await user.call(removeMember, { params: { id: editor.id } });
  await undo(second);
  expect(await user.call(listReviewLinks)).toEqual([]);
  const refused = await commenterBy(app, other.token).refused(post.subjectId, 'Hm');
  expect(refused).toMatchObject({ status: 404 });
});

it('a link that came back can do no more than its maker may by now', async () => {
  const { user, editor, client, post, remove, undo } = await sharedPost('undone_demoted');
  const sealed = await remove();
  await user.call(changeMember, { params: { id: editor.id }, body: { role: 'viewer' } });
  await undo(sealed);
  expect(await client.refused(post.subjectId, 'Hm')).toMatchObject({
    status: 409,
    reason: 'rule.link-revoked',
  });
});

it('an undo brings back no comment that was deleted since', async () => {
  const { user, client, post, remove, undo, owner } = await sharedPost('undone_comment');
  const said = await client.say(post.subjectId, 'An insult');
  const first = await remove();
  await undo(first);
  await user.call(deleteComment, { params: { id: said.id } });
  await remove();
  await undo(first);
  expect(await threadsOf(owner.caller, post)).toEqual([]);
});
