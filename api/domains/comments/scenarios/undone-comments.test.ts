import { expect, it } from 'vitest';
import { commentTeam, threadsOf } from '#api/domains/comments/testing/comment-team.ts';
import { testApp } from '#api/testing/app.ts';
import { undoDeletedComment } from '#shared/contracts/bin.ts';
import { deleteComment } from '#shared/contracts/comments.ts';
import { deleteScheduledPost } from '#shared/contracts/publishing.ts';

const app = testApp();
const gone = { status: 404 };

async function team(name: string) {
  const made = await commentTeam(app, name);
  const remove = (id: string, by = made.owner) => by.caller.call(deleteComment, { params: { id } });
  const restore = (body: { undo: string }, by = made.owner) =>
    by.caller.call(undoDeletedComment, { body });
  const refused = (body: { undo: string }, by = made.owner) =>
    by.caller.refused(undoDeletedComment, { body });
  return {
    ...made,
    remove,
    restore,
    refused,
    threads: () => threadsOf(made.owner.caller, made.post),
  };
}

it('a deleted comment comes back as it was, however often it is asked for', async () => {
  const { owner, add, remove, restore, threads } = await team('undone_one');
  const ana = await add('viewer', 'ana_undone');
  await owner.say(`@${ana.username} look`);
  const before = await threads();
  const undo = await remove(before[0]?.id ?? '');
  expect(await threads()).toEqual([]);
  for (let times = 0; times < 2; times += 1) await restore(undo);
  expect(await threads()).toEqual(before);
});

it('one that stays for its replies has its text again, and a reply its thread', async () => {
  const { owner, remove, restore, threads } = await team('undone_thread');
  const first = await owner.say('First');
  const reply = await owner.say('Reply', { parentId: first.id });
  const before = await threads();
  const ofFirst = await remove(first.id);
  await restore(ofFirst);
  expect(await threads()).toEqual(before);
  await remove(first.id);
  const ofReply = await remove(reply.id);
  expect(await threads()).toEqual([]);
  await restore(ofReply);
  expect(await threads()).toMatchObject([{ isDeleted: true, replies: [{ body: 'Reply' }] }]);
});

it('only who deleted it, in that workspace and within a minute, brings it back', async () => {
  const { owner, add, remove, refused, threads } = await team('undone_whose');
  const admin = await add('admin', 'admin_undone');
  const said = await owner.say('Ours');
  const undo = await remove(said.id);
  expect(await refused(undo, admin)).toMatchObject(gone);
  expect(await refused({ undo: `${undo.undo}x` })).toMatchObject(gone);
  expect(await refused({ undo: 'v1' })).toMatchObject(gone);
  const there = await commentTeam(app, 'undone_there');
  expect(await there.owner.caller.refused(undoDeletedComment, { body: undo })).toMatchObject(gone);
  expect(await threads()).toEqual([]);
});

it('what somebody deletes again stays deleted, and goes with its post', async () => {
  const { owner, post, add, remove, restore, refused, threads } = await team('undone_again');
  const admin = await add('admin', 'admin_again');
  const said = await owner.say('An insult');
  const undo = await remove(said.id);
  await restore(undo);
  const last = await remove(said.id, admin);
  await restore(undo);
  expect(await threads()).toEqual([]);
  await owner.caller.call(deleteScheduledPost, { params: { id: post.subjectId } });
  expect(await refused(last, admin)).toMatchObject(gone);
});
