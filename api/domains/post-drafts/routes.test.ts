import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { purgeExpiredJob } from '#api/queue/recurring-jobs.ts';
import { testApp } from '#api/testing/app.ts';
import { pngOf } from '#api/testing/png.ts';
import {
  createPostDraft,
  DRAFTS_PER_WORKSPACE,
  type DraftContent,
  deletePostDraft,
  emptyPost,
  getPostDraft,
  listPostDrafts,
  updatePostDraft,
} from '#shared/contracts/post-drafts.ts';
import { uploadMedia } from '#shared/contracts/publishing-media.ts';

const app = testApp();

const contentOf = (...texts: string[]): DraftContent => ({
  ...emptyPost,
  parts: texts.map((text, place) => ({ key: `part-${place}`, text, media: [] })),
  when: 'slot',
});

it('saves a draft, shows it in the list, opens it and deletes it', async () => {
  const user = await app.signIn('writer');
  const id = randomUUID();
  const content = contentOf('', 'blobs are cheap');
  const saved = await user.call(createPostDraft, { body: { id, content } });
  expect(saved).toMatchObject({ id, version: 1, content });
  expect(await user.call(listPostDrafts)).toEqual([
    {
      id,
      version: 1,
      text: 'blobs are cheap',
      parts: 2,
      media: 0,
      personaId: null,
      labels: [],
      assigneeId: null,
      dueOn: null,
      slot: null,
      updatedAt: saved.updatedAt,
    },
  ]);
  expect(await user.call(getPostDraft, { params: { id } })).toEqual(saved);
  await user.call(deletePostDraft, { params: { id } });
  expect(await user.call(listPostDrafts)).toEqual([]);
});

it('lists the labels of a draft', async () => {
  const user = await app.signIn('labels');
  const content = { ...contentOf('gm'), labels: ['launch', 'fees'] };
  await user.call(createPostDraft, { body: { id: randomUUID(), content } });
  expect(await user.call(listPostDrafts)).toMatchObject([{ labels: ['launch', 'fees'] }]);
});

it('of two tabs the second is told, and nothing is overwritten', async () => {
  const user = await app.signIn('two_tabs');
  const id = randomUUID();
  await user.call(createPostDraft, { body: { id, content: contentOf('one') } });
  const params = { id };
  const first = { version: 1, content: contentOf('one, and more') };
  expect(await user.call(updatePostDraft, { params, body: first })).toMatchObject({ version: 2 });
  const second = { version: 1, content: contentOf('two') };
  expect(await user.refused(updatePostDraft, { params, body: second })).toMatchObject({
    status: 409,
    message: 'This draft was changed in another tab or on another device.',
  });
  expect(await user.call(getPostDraft, { params })).toMatchObject({ content: first.content });
});

it('a save that is sent again after a lost answer is the same save', async () => {
  const user = await app.signIn('lost_answer');
  const id = randomUUID();
  const create = { body: { id, content: contentOf('one') } };
  await user.call(createPostDraft, create);
  expect(await user.call(createPostDraft, create)).toMatchObject({ version: 1 });
  const update = { params: { id }, body: { version: 1, content: contentOf('two') } };
  await user.call(updatePostDraft, update);
  expect(await user.call(updatePostDraft, update)).toMatchObject({ version: 2 });
});

it('refuses one draft too many', async () => {
  const user = await app.signIn('collector');
  await app.asOwner(`insert into post_drafts (workspace_id, id, content)
    select workspace_id, gen_random_uuid(), '{"parts": []}'
    from workspace_members join users on users.id = user_id,
      generate_series(1, ${DRAFTS_PER_WORKSPACE})
    where username = 'collector'`);
  const body = { id: randomUUID(), content: contentOf('one more') };
  expect(await user.refused(createPostDraft, { body })).toMatchObject({
    status: 409,
    message: `You have ${DRAFTS_PER_WORKSPACE} drafts. Delete some to save a new one.`,
  });
});

it('keeps the pictures of a draft for as long as there is the draft', async () => {
  const user = await app.signIn('pictures');
  const media = await user.call(uploadMedia, { body: { data: pngOf(200).dataUrl } });
  const content = contentOf('look');
  content.parts[0]?.media.push(media);
  const id = randomUUID();
  await user.call(createPostDraft, { body: { id, content } });
  await app.asOwner(`update media set created_at = now() - interval '60 days'`);
  const left = () => app.asOwner(`select id from media where id = '${media.id}'`);
  await app.recur(purgeExpiredJob);
  expect(await left()).toHaveLength(1);
  await user.call(deletePostDraft, { params: { id } });
  await app.recur(purgeExpiredJob);
  expect(await left()).toHaveLength(0);
});
