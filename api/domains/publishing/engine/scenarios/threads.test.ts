import { expect, it } from 'vitest';
import { pngOf } from '#api/testing/png.ts';
import { publishingHarness } from '../testing/publishing-harness.ts';

const on = publishingHarness();

const postsOf = (username: string) =>
  on.stage.sandbox.control.truth().posts.filter((post) => post.username === username);

it('sends the parts in order, each as the answer to the one before', async () => {
  const { stage } = on;
  const actor = await stage.actor('in_order');
  stage.work();
  const [row] = await stage.settled([
    await stage.schedule(actor, { parts: ['1/3', '2/3', '3/3'] }),
  ]);
  const live = postsOf('in_order');
  expect(live.map(({ text }) => text)).toEqual(['1/3', '2/3', '3/3']);
  expect(live.map(({ replyTo }) => replyTo)).toEqual([null, live[0]?.id, live[1]?.id]);
  expect(row).toMatchObject({ status: 'posted', external_ids: live.map(({ id }) => id) });
});

it('resumes at the part that was lost, with nothing sent twice', async () => {
  const { stage } = on;
  const actor = await stage.actor('resumed');
  stage.sandbox.control.fault({ kind: 'duplicate_guard', on: false });
  stage.sandbox.control.fault({ kind: 'slow', endpoint: 'create', delayMs: 1 });
  stage.sandbox.control.fault({ kind: 'reset_after', endpoint: 'create' });
  stage.sandbox.control.fault({ kind: 'reset_before', endpoint: 'create' });
  stage.work();
  const [row] = await stage.settled([await stage.schedule(actor, { parts: ['a', 'b', 'c', 'd'] })]);
  const live = postsOf('resumed');
  expect(live.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd']);
  expect(live.map(({ replyTo }) => replyTo)).toEqual([
    null,
    ...live.slice(0, 3).map(({ id }) => id),
  ]);
  expect(row).toMatchObject({ status: 'posted', external_ids: live.map(({ id }) => id) });
});

it('keeps parts with the same words apart', async () => {
  const { stage } = on;
  const actor = await stage.actor('same_words');
  stage.sandbox.control.fault({ kind: 'slow', endpoint: 'create', delayMs: 1 });
  stage.sandbox.control.fault({ kind: 'reset_after', endpoint: 'create' });
  stage.sandbox.control.fault({ kind: 'reset_after', endpoint: 'create' });
  stage.work();
  const [row] = await stage.settled([await stage.schedule(actor, { parts: ['gm', 'gm', 'gm'] })]);
  expect(postsOf('same_words')).toHaveLength(3);
  expect(row).toMatchObject({
    status: 'posted',
    external_ids: postsOf('same_words').map(({ id }) => id),
  });
});

it('a refused part never takes the live root back: it is posted, and what is missing is said', async () => {
  const { stage } = on;
  const actor = await stage.actor('half_live');
  stage.work();
  const parts = ['fine', '$BTC and $ETH', 'never reached'];
  const [row] = await stage.settled([await stage.schedule(actor, { parts })]);
  expect(row?.status).toBe('posted');
  expect(row?.detail).toMatch(/^1 of 3 parts is on X\. X takes only one cashtag/);
  expect(row?.external_ids).toEqual([postsOf('half_live')[0]?.id, null, null]);
});

it('uploads the media of a part with its description, and finds such a post again', async () => {
  const { stage } = on;
  const actor = await stage.actor('pictured');
  const { bytes } = pngOf(2_000);
  const [{ id: mediaId }] = (await stage.asOwner(`
    insert into media (workspace_id, kind, content_type, bytes, alt_text)
    values ('${actor.workspaceId}', 'image', 'image/png', '\\x${bytes.toString('hex')}', 'a chart')
    returning id`)) as [{ id: string }];
  stage.sandbox.control.fault({ kind: 'reset_after', endpoint: 'create' });
  stage.work();
  const wanted = { parts: ['look at this', 'and more'], mediaIds: [mediaId] };
  const [row] = await stage.settled([await stage.schedule(actor, wanted)]);
  const live = postsOf('pictured');
  expect(row).toMatchObject({ status: 'posted', external_ids: live.map(({ id }) => id) });
  expect(live.map(({ mediaIds }) => mediaIds.length)).toEqual([1, 0]);
  expect(stage.sandbox.control.truth().calls.media_metadata).toBe(1);
});
