import { expect, it } from 'vitest';
import { commentTeam, threadsOf } from '#api/domains/comments/testing/comment-team.ts';
import { testApp } from '#api/testing/app.ts';
import { commentByReviewLink, LINK_COMMENTS_A_DAY } from '#shared/contracts/review-links.ts';
import { linkBy } from '../testing/shared-team.ts';

const app = testApp();

async function sharedPost(name: string) {
  const team = await commentTeam(app, name);
  const editor = await team.add('editor');
  const postId = team.post.subjectId;
  const made = await linkBy(editor, { postId, may: 'comment', reviewer: 'Jane' });
  const input = (token: string, body: object) => ({ params: { token }, body: { postId, ...body } });
  return {
    ...{ ...team, editor, postId, linkId: made.id },
    say: (body: { body: string; parentId?: string; idempotencyKey?: string }, token = made.token) =>
      app.stranger.call(commentByReviewLink, input(token, body) as never),
    refused: (body: object, token = made.token) =>
      app.stranger.refused(commentByReviewLink, input(token, body)),
  };
}

it('a comment by a review link that is sent again with its key is one comment, told once', async () => {
  const { owner, post, say, workspaceId } = await sharedPost('link_again');
  const idempotencyKey = crypto.randomUUID();
  const sent = { body: 'Too long?', idempotencyKey };
  const both = await Promise.all([say(sent), say(sent)]);
  expect(both[1]).toEqual(both[0]);
  expect(await say(sent)).toEqual(both[0]);
  const reply = { body: 'And late', parentId: both[0].id, idempotencyKey: crypto.randomUUID() };
  await say(reply);
  await say(reply);
  const threads = await threadsOf(owner.caller, post);
  expect(threads).toMatchObject([{ id: idempotencyKey, replies: [{ body: 'And late' }] }]);
  expect(await owner.told()).toHaveLength(2);
  expect(
    await app.asOwner(`select from audit_events where workspace_id = '${workspaceId}'
      and target_kind = 'comment'`),
  ).toHaveLength(2);
});

it('without a key each is one, and the last of a day can be sent again', async () => {
  const { owner, post, postId, linkId, say, refused, workspaceId } =
    await sharedPost('link_keyless');
  await say({ body: 'Hm' });
  await say({ body: 'Hm' });
  expect(await threadsOf(owner.caller, post)).toHaveLength(2);
  await app.asOwner(`insert into comments (workspace_id, post_id, author_id, body, visibility,
      review_link_id, reviewer)
    select '${workspaceId}', '${postId}', null, 'n', 'client', '${linkId}', 'Jane'
    from generate_series(1, ${LINK_COMMENTS_A_DAY - 3})`);
  const last = { body: 'The last one', idempotencyKey: crypto.randomUUID() };
  const said = await say(last);
  expect(await say(last)).toEqual(said);
  const more = { body: 'One more', idempotencyKey: crypto.randomUUID() };
  expect(await refused(more)).toMatchObject({ status: 409, reason: 'rule.most-link-comments' });
  expect(await threadsOf(owner.caller, post)).toHaveLength(50);
});

it('a key tells nothing of comments of members, of other links and of other posts', async () => {
  const { owner, editor, postId, say, refused, user, schedule } = await sharedPost('link_keys');
  const { token } = await linkBy(editor, { postId, may: 'comment', reviewer: 'Joe' });
  const inside = await owner.say('A secret of the desk');
  const shown = await owner.say('For Jane', { visibility: 'client' });
  const mine = await say({ body: 'Mine', idempotencyKey: crypto.randomUUID() });
  const missing = { status: 404, reason: 'rule.not-found' };
  for (const { id } of [inside, shown]) {
    expect(await refused({ body: 'Hm', idempotencyKey: id })).toMatchObject(missing);
  }
  expect(await refused({ body: 'Hm', idempotencyKey: mine.id }, token)).toMatchObject(missing);
  const elsewhere = await schedule();
  const other = await linkBy({ caller: user }, { postId: elsewhere.id, may: 'comment' });
  const onOther = { postId: elsewhere.id, body: 'Hm', idempotencyKey: mine.id };
  expect(await refused(onOther, other.token)).toMatchObject(missing);
});
