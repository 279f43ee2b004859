import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { type Person, teamsOnStage } from '#api/testing/approvals/publishing-team.ts';
import { freshText } from '#api/testing/fixtures/schedule-fixture.ts';
import { decidePost, listApprovals, submitPosts } from '#shared/contracts/approvals.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { updateScheduledPost } from '#shared/contracts/publishing.ts';

const app = testApp();
const on = teamsOnStage(app);

const told = async (by: Person) =>
  (await by.caller.call(listNotifications)).filter(({ type }) => type === 'posts_await_approval');

it('asks for the approval of each as it was seen, and tells why others are left as they are', async () => {
  const team = await on.team('bulk');
  await team.policy('required');
  const [author, editor] = [await team.add('author'), await team.add('editor')];
  const [good, stale, waits, others] = [
    await team.schedule(author),
    await team.schedule(author),
    await team.schedule(author),
    await team.schedule(editor),
  ];
  await team.submit(author, waits.id);
  const foreign = await on.team('bulk_foreign');
  const elsewhere = await foreign.schedule(foreign.owner);
  await author.caller.call(updateScheduledPost, {
    params: { id: stale.id },
    body: { version: stale.version, content: freshText() },
  });
  const posts = [good, stale, waits, others, elsewhere].map(({ id, version }) => ({ id, version }));
  const { submitted, refused } = await author.caller.call(submitPosts, { body: { posts } });
  expect(submitted).toEqual([good.id]);
  expect(refused.map(({ path, code }) => [path, code])).toEqual([
    [stale.id, 'rule.post-changed'],
    [waits.id, 'rule.in-review'],
    [others.id, 'rule.posts-of-others'],
    [elsewhere.id, 'rule.not-found'],
  ]);
  expect((await team.read(good.id)).review).toBe('in_review');
  expect((await team.read(stale.id)).review).not.toBe('in_review');
  expect((await foreign.read(elsewhere.id)).review).toBe('none');
});

it('is refused to who may only look', async () => {
  const team = await on.team('bulk_viewer');
  const viewer = await team.add('viewer');
  const { id, version } = await team.schedule(team.owner);
  expect(
    await viewer.caller.refused(submitPosts, { body: { posts: [{ id, version }] } }),
  ).toMatchObject({ status: 403 });
});

it('lets nobody approve what they have submitted', async () => {
  const team = await on.team('bulk_self');
  await team.policy('required');
  const [author, editor, other] = [
    await team.add('author'),
    await team.add('editor'),
    await team.add('editor'),
  ];
  const post = await team.schedule(author);
  const { id, version } = post;
  await editor.caller.call(submitPosts, { body: { posts: [{ id, version }] } });
  const seen = await team.seen(editor, id);
  expect(
    await editor.caller.refused(decidePost, {
      params: { id },
      body: { decision: 'approved', ...seen },
    }),
  ).toMatchObject({ status: 403, reason: 'rule.own-approval' });
  expect(await team.approve(other, id)).toMatchObject({ review: 'approved' });
});

it('is told of once, for as long as one of them waits', async () => {
  const team = await on.team('bulk_told');
  await team.policy('required');
  const [author, editor] = [await team.add('author'), await team.add('editor')];
  const posts = [await team.schedule(author), await team.schedule(author)];
  await author.caller.call(submitPosts, {
    body: { posts: posts.map(({ id, version }) => ({ id, version })) },
  });
  expect(await told(editor)).toMatchObject([
    { title: 'Posts need approval', link: '/approvals', isRead: false },
  ]);
  const { waiting } = await editor.caller.call(listApprovals);
  expect(waiting).toHaveLength(2);
  const asked = async () => (await told(editor)).find(({ link }) => link === '/approvals');
  await team.approve(editor, posts[0]?.id ?? '');
  expect((await asked())?.isRead).toBe(false);
  await team.approve(editor, posts[1]?.id ?? '');
  expect((await asked())?.isRead).toBe(true);
});
