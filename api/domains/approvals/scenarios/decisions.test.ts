import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { type Person, type Team, teamsOnStage } from '#api/testing/approvals/publishing-team.ts';
import { freshText, inFuture } from '#api/testing/fixtures/schedule-fixture.ts';
import {
  decidePost,
  decidePosts,
  listApprovals,
  listPostReviews,
  setApprovalPolicy,
  submitPost,
} from '#shared/contracts/approvals.ts';
import { changeMember } from '#shared/contracts/members.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import {
  actOnPost,
  deleteScheduledPost,
  duplicateScheduledPost,
  updateScheduledPost,
} from '#shared/contracts/publishing.ts';
import { changePosts } from '#shared/contracts/publishing-worklist.ts';
import { remindReviewers } from '../remind-reviewers.ts';

const app = testApp();
const on = teamsOnStage(app);

const tryToApprove = async (team: Team, by: Person, id: string) =>
  by.caller.refused(decidePost, {
    params: { id },
    body: { decision: 'approved', ...(await team.seen(by, id)) },
  });
const forbidden = (reason: string) => ({ status: 403, reason });

describe('who may approve', () => {
  it('nobody approves what they made, changed or submitted, unless the policy says so', async () => {
    const team = await on.team('self');
    await team.policy('required');
    const [maker, earlier, changer, submitter, other] = [
      await team.add('editor'),
      await team.add('editor'),
      await team.add('editor'),
      await team.add('editor'),
      await team.add('editor'),
    ];
    const { id } = await team.schedule(maker);
    // What somebody wrote before may stand there still.
    for (const by of [earlier, changer]) {
      await by.caller.call(updateScheduledPost, {
        params: { id },
        body: { version: (await team.read(id)).version, content: freshText() },
      });
    }
    // A pause says nothing of who wrote it.
    await maker.caller.call(changePosts, {
      body: {
        posts: [{ id, version: (await team.read(id)).version }],
        change: { action: 'hold' },
      },
    });
    await team.submit(submitter, id);
    for (const by of [maker, earlier, changer, submitter]) {
      expect(await tryToApprove(team, by, id)).toMatchObject(forbidden('rule.own-approval'));
    }
    expect(await team.approve(other, id)).toMatchObject({ review: 'approved', isApproved: true });
    await team.policy('required', [[{ role: 'editor' }]], { allowSelf: true });
    const own = await team.schedule(maker);
    await team.submit(maker, own.id);
    expect(await team.approve(maker, own.id)).toMatchObject({ review: 'approved' });
  });

  it('an owner who is not named has no say, and the levels are different people', async () => {
    const team = await on.team('levels');
    const [first, second, author] = [
      await team.add('editor'),
      await team.add('editor'),
      await team.add('author'),
    ];
    await team.policy('required', [
      [{ role: 'editor' }],
      [{ role: 'editor' }, { userId: team.owner.id }],
    ]);
    const { id } = await team.schedule(author);
    await team.submit(author, id);
    expect(await tryToApprove(team, team.owner, id)).toMatchObject(forbidden('rule.not-in-level'));
    expect(await tryToApprove(team, author, id)).toMatchObject(forbidden('rule.may-not-approve'));
    expect(await team.approve(first, id)).toMatchObject({
      review: 'in_review',
      level: 2,
      levels: 2,
      isApproved: false,
    });
    expect(await team.comeDue(id)).toMatchObject({ status: 'held', hold_reason: 'approval' });
    expect(await tryToApprove(team, first, id)).toMatchObject(forbidden('rule.approved-already'));
    // Another content begins at the first level again.
    await author.caller.call(updateScheduledPost, {
      params: { id },
      body: { version: (await team.read(id)).version, content: freshText() },
    });
    expect(await tryToApprove(team, team.owner, id)).toMatchObject(forbidden('rule.not-in-level'));
    await team.approve(second, id);
    expect(await team.approve(team.owner, id)).toMatchObject({ review: 'approved' });
  });

  it('the level of an account goes before the role, up and down, for the next decision', async () => {
    const team = await on.team('account_levels');
    await team.policy('optional', []);
    const [editor, viewer, author] = [
      await team.add('editor'),
      await team.add('viewer'),
      await team.add('author'),
    ];
    const give = (to: Person, level: 'publish' | 'approve') =>
      team.owner.caller.call(changeMember, {
        params: { id: to.id },
        body: { accounts: [{ accountId: team.accountId, level }] },
      });
    const { id } = await team.schedule(author);
    await team.submit(author, id);
    await give(editor, 'publish');
    expect(await tryToApprove(team, editor, id)).toMatchObject(forbidden('rule.may-not-approve'));
    expect(await tryToApprove(team, viewer, id)).toMatchObject(forbidden('rule.may-not-approve'));
    await give(viewer, 'approve');
    expect(await team.approve(viewer, id)).toMatchObject({ review: 'approved' });
  });
});

describe('a decision', () => {
  it('names what was seen, and a reason where it is no approval', async () => {
    const team = await on.team('seen');
    await team.policy('required');
    const [author, editor] = [await team.add('author'), await team.add('editor')];
    const { id } = await team.schedule(author);
    await team.submit(author, id);
    const seen = await team.seen(editor, id);
    const decide = (body: object) =>
      editor.caller.refused(decidePost, { params: { id }, body: { ...seen, ...body } });
    const outdated = { status: 409, reason: 'rule.post-changed' };
    expect(await decide({ decision: 'approved', version: seen.version + 1 })).toMatchObject(
      outdated,
    );
    expect(await decide({ decision: 'approved', contentHash: 'a'.repeat(64) })).toMatchObject(
      outdated,
    );
    expect(await decide({ decision: 'rejected', reason: ' ' })).toMatchObject({ status: 422 });
    await editor.caller.call(decidePost, {
      params: { id },
      body: { ...seen, decision: 'changes_requested', reason: 'shorter' },
    });
    expect(await decide({ decision: 'approved' })).toMatchObject({
      status: 409,
      reason: 'rule.not-in-review',
    });
    await team.submit(author, id);
    expect(
      await author.caller.refused(submitPost, { params: { id }, body: { version: seen.version } }),
    ).toMatchObject({ status: 409, reason: 'rule.in-review' });
    await team.approve(editor, id);
    const { reviews } = await author.caller.call(listPostReviews, { params: { id } });
    expect(reviews.map(({ decision, reason }) => [decision, reason])).toEqual([
      ['approved', ''],
      ['submitted', ''],
      ['changes_requested', 'shorter'],
      ['submitted', ''],
    ]);
  });

  it('for many is answered for each by itself, and the queue shows what waits for whom', async () => {
    const team = await on.team('many');
    await team.policy('required');
    const [author, editor] = [await team.add('author'), await team.add('editor')];
    const posts = [];
    for (let at = 0; at < 3; at += 1) posts.push(await team.schedule(author));
    for (const { id } of posts.slice(0, 2)) await team.submit(author, id);
    const ids = posts.map(({ id }) => id);
    const waiting = await editor.caller.call(listApprovals);
    expect(waiting.waiting.map(({ post }) => post.id).sort()).toEqual(ids.slice(0, 2).sort());
    expect(waiting.asked).toEqual([]);
    const asked = await author.caller.call(listApprovals);
    const refusals = (queue: typeof asked) =>
      queue.waiting.map(({ review }) => review.refusal?.code ?? null);
    expect(refusals(waiting)).toEqual([null, null]);
    expect(refusals(asked)).toEqual(['rule.may-not-approve', 'rule.may-not-approve']);
    expect(asked.asked.map(({ post }) => post.id).sort()).toEqual([...ids].sort());
    const seen = await Promise.all(
      ids.map(async (id) => ({ id, ...(await team.seen(editor, id)) })),
    );
    await app.asOwner(`update scheduled_posts set version = version + 1 where id = '${ids[1]}'`);
    expect(
      await editor.caller.call(decidePosts, { body: { decision: 'approved', posts: seen } }),
    ).toMatchObject({
      decided: [ids[0]],
      refused: [
        { path: ids[1], code: 'rule.post-changed' },
        { path: ids[2], code: 'rule.not-in-review' },
      ],
    });
  });

  it('is a policy first: it names members of the workspace, and a required one somebody', async () => {
    const team = await on.team('policy');
    const set = (levels: unknown) =>
      team.owner.caller.refused(setApprovalPolicy, {
        body: { accountId: team.accountId, mode: 'required', levels },
      });
    expect(await set([])).toMatchObject({ status: 422 });
    expect(await set([[{ userId: crypto.randomUUID() }]])).toMatchObject({ status: 404 });
    const four = Array(4).fill([{ role: 'editor' }]);
    expect(await set(four)).toMatchObject({ status: 422 });
  });
});

it('an author changes, sends, copies and deletes only what they made', async () => {
  const team = await on.team('own_posts');
  const [author, editor] = [await team.add('author'), await team.add('editor')];
  const [own, other] = [await team.schedule(author), await team.schedule(editor)];
  const old = await team.schedule(editor);
  await app.asOwner(`update scheduled_posts set created_by = null where id = '${old.id}'`);
  const refusal = forbidden('rule.posts-of-others');
  for (const { id, version } of [other, old]) {
    const params = { id };
    const body = { version, scheduledTime: inFuture(50) };
    const tries = [
      author.caller.refused(updateScheduledPost, { params, body }),
      author.caller.refused(deleteScheduledPost, { params }),
      author.caller.refused(duplicateScheduledPost, { params }),
      author.caller.refused(actOnPost, { params, body: { action: 'now', version } }),
      author.caller.refused(submitPost, { params, body: { version } }),
    ];
    for (const answer of await Promise.all(tries)) expect(answer).toMatchObject(refusal);
  }
  const posts = [own, other, old].map(({ id, version }) => ({ id, version }));
  const change = { action: 'hold' as const };
  expect(await author.caller.call(changePosts, { body: { posts, change } })).toMatchObject({
    changed: [own.id],
    refused: [
      { path: other.id, code: 'rule.posts-of-others' },
      { path: old.id, code: 'rule.posts-of-others' },
    ],
  });
});

it('reviewers are reminded twice, a day apart, then the owners are told, each with a link to the post', async () => {
  const team = await on.team('reminded');
  await team.policy('required');
  const [author, editor] = [await team.add('author'), await team.add('editor')];
  const { id } = await team.schedule(author);
  await team.submit(author, id);
  const toldAfter = async (hours: number, by = editor) => {
    const at = new Date(Date.now() + hours * 3_600_000).toISOString();
    for (let run = 0; run < 2; run += 1) await remindReviewers(app.running.ctx, at);
    const notifications = await by.caller.call(listNotifications);
    return notifications.filter(({ type }) => type === 'posts_await_approval');
  };
  expect(await toldAfter(23)).toHaveLength(1);
  expect(await toldAfter(25)).toHaveLength(2);
  expect(await toldAfter(49)).toHaveLength(3);
  expect(await toldAfter(49, team.owner)).toEqual([]);
  const [last, ...before] = await toldAfter(73);
  expect(last?.title).toBe('Nobody has decided about a post');
  expect(before).toHaveLength(3);
  expect(await toldAfter(73, team.owner)).toMatchObject([
    { title: 'Nobody has decided about a post' },
  ]);
  expect(await toldAfter(73, author)).toEqual([]);
  const all = await toldAfter(121);
  expect(all.map(({ link }) => link)).toEqual(Array(4).fill(`/approvals?post=${id}`));
  // Once it is decided nobody is asked any more.
  await team.approve(editor, id);
  expect((await toldAfter(200)).filter(({ isRead }) => !isRead)).toEqual([]);
  expect(await toldAfter(200, author)).toMatchObject([
    { title: 'A post was approved', link: `/schedule?post=${id}`, isRead: false },
  ]);
});
