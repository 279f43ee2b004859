import { describe, expect, it } from 'vitest';
import { commentTeam, threadsOf } from '#api/domains/comments/testing/comment-team.ts';
import { testApp } from '#api/testing/app.ts';
import { inFuture } from '#api/testing/fixtures/schedule-fixture.ts';
import { tablePrints } from '#api/testing/table-prints.ts';
import { listAuditEvents } from '#shared/contracts/audit.ts';
import {
  createComment,
  deleteComment,
  editComment,
  MOST_COMMENT,
  resolveComment,
} from '#shared/contracts/comments.ts';
import { createScheduledPost, getScheduledPost } from '#shared/contracts/publishing.ts';
import { changePosts, undoChange } from '#shared/contracts/publishing-worklist.ts';
import { LINK_COMMENTS_A_DAY, revokeReviewLink } from '#shared/contracts/review-links.ts';
import { commenterBy, linkBy } from '../testing/shared-team.ts';

const app = testApp();

async function commentedDesk(name: string) {
  const team = await commentTeam(app, name);
  const editor = await team.add('editor');
  const postId = team.post.subjectId;
  const made = await linkBy(editor, { postId, may: 'comment', reviewer: 'Jane' });
  return { ...team, editor, postId, linkId: made.id, client: commenterBy(app, made.token) };
}

const missing = { status: 404, reason: 'rule.not-found' };

describe('a comment by a review link', () => {
  it('is for the client, of nobody, in its name; a reply of a member is shown with their name', async () => {
    const { owner, post, postId, workspaceId, client } = await commentedDesk('link_comments');
    await app.asOwner(`update users set first_name = 'Ana', last_name = 'Ruiz'
        where id = '${owner.id}';
      update workspaces set name = 'Desk' where id = '${workspaceId}'`);
    const said = await client.say(postId, '  Too long? ');
    expect(said).toMatchObject({ name: 'Jane', isClient: true, body: 'Too long?' });
    const [thread] = await threadsOf(owner.caller, post);
    expect(thread).toMatchObject({
      ...{ id: said.id, body: 'Too long?', visibility: 'client' },
      ...{ author: null, reviewer: 'Jane', isOwn: false },
    });
    await owner.say('Shorter now', { parentId: said.id });
    await client.say(postId, 'Thanks', said.id);
    const { username } = owner;
    expect(await client.threads(postId)).toMatchObject([
      {
        ...{ name: 'Jane', isClient: true, isResolved: false },
        replies: [
          { name: 'Ana Ruiz', isClient: false, body: 'Shorter now' },
          { name: 'Jane', body: 'Thanks' },
        ],
      },
    ]);
    expect(JSON.stringify(await client.read())).not.toContain(username);
  });

  it('shows nothing that is for the members alone, and replies to no such thread', async () => {
    const { owner, persona, post, postId, client } = await commentedDesk('link_internal');
    const inside = await owner.say('A secret of the desk');
    await owner.say('Another secret', { parentId: inside.id });
    const outside = await owner.say('For Jane', { visibility: 'client' });
    const elsewhere = await owner.say('Drier', { on: persona });
    expect(await client.threads(postId)).toMatchObject([{ id: outside.id, name: null }]);
    expect(JSON.stringify(await client.read())).not.toMatch(/secret|Drier/);
    expect(await client.page()).not.toMatch(/secret|Drier/);
    for (const parentId of [inside.id, elsewhere.id, crypto.randomUUID()]) {
      expect(await client.refused(postId, 'Hm', parentId)).toMatchObject(missing);
    }
    const reply = await client.say(postId, 'Fine', outside.id);
    expect(await client.refused(postId, 'Hm', reply.id)).toMatchObject(missing);
    expect(await threadsOf(owner.caller, post)).toHaveLength(2);
  });

  it('is none on a post that the link does not show', async () => {
    const { owner, user, client } = await commentedDesk('link_foreign_post');
    const stranger = await app.signIn('link_stranger');
    const body = { content: 'gm', scheduledTime: inFuture(24) };
    for (const by of [user, stranger]) {
      const { id } = await by.call(createScheduledPost, { body });
      expect(await client.refused(id, 'Hm')).toMatchObject(missing);
    }
    expect(await owner.told()).toEqual([]);
  });

  it('is none by a link that may view only, and one by a link that may decide', async () => {
    const { editor, postId } = await commentedDesk('link_rights');
    const viewing = await linkBy(editor, { postId, may: 'view' });
    expect(await commenterBy(app, viewing.token).refused(postId, 'Hm')).toMatchObject({
      status: 403,
      reason: 'rule.link-may-not-comment',
    });
    expect(await commenterBy(app, viewing.token).page()).not.toContain('<textarea');
    const deciding = commenterBy(app, (await linkBy(editor, { postId })).token);
    expect(await deciding.say(postId, 'Fine')).toMatchObject({ name: 'Jane (client)' });
  });

  it('is none once the link is revoked, has expired, or its maker was demoted or left', async () => {
    const { editor, postId, workspaceId, linkId, client } = await commentedDesk('link_closed_c');
    const member = `user_id = '${editor.id}' and workspace_id = '${workspaceId}'`;
    const expired = { status: 409, reason: 'rule.link-expired' };
    const closed = { status: 409, reason: 'rule.link-revoked' };
    await app.asOwner(`update workspace_members set role = 'viewer' where ${member}`);
    expect(await client.refused(postId, 'Hm')).toMatchObject(closed);
    await app.asOwner(`update workspace_members set role = 'editor' where ${member};
      update review_links set expires_at = now() where id = '${linkId}'`);
    expect(await client.refused(postId, 'Hm')).toMatchObject(expired);
    await app.asOwner(`update review_links set expires_at = now() + interval '1 day'
      where id = '${linkId}'`);
    await client.say(postId, 'Still good');
    await editor.caller.call(revokeReviewLink, { params: { id: linkId } });
    expect(await client.refused(postId, 'Hm')).toMatchObject(closed);
    const second = await linkBy(editor, { postId, may: 'comment' });
    await app.asOwner(`delete from workspace_members where ${member}`);
    expect(await commenterBy(app, second.token).refused(postId, 'Hm')).toMatchObject(closed);
  });

  it('is as long and as many as others, and of a link so many a day', async () => {
    const { postId, workspaceId, linkId, client } = await commentedDesk('link_limits_c');
    for (const body of [' ', 'x'.repeat(MOST_COMMENT + 1)]) {
      expect(await client.refused(postId, body)).toMatchObject({ status: 422 });
    }
    const fill = (many: number, link: string, age: string) =>
      app.asOwner(`insert into comments (workspace_id, post_id, author_id, body, visibility,
          review_link_id, reviewer, created_at)
        select '${workspaceId}', '${postId}', null, 'n', 'client', '${link}', 'Jane',
          now() - interval '${age}' from generate_series(1, ${many})`);
    await fill(LINK_COMMENTS_A_DAY, linkId, '25 hours');
    await fill(LINK_COMMENTS_A_DAY - 1, linkId, '23 hours');
    await client.say(postId, 'The last one');
    expect(await client.refused(postId, 'Hm')).toMatchObject({
      status: 409,
      reason: 'rule.most-link-comments',
    });
    await app.asOwner(`delete from comments where review_link_id = '${linkId}'`);
    // Fifty of a thousand are each member's or link's, even where the others have taken all.
    await fill(50, linkId, '25 hours');
    await fill(950, crypto.randomUUID(), '1 hour');
    expect(await client.refused(postId, 'Hm')).toMatchObject({
      status: 409,
      reason: 'rule.most-comments',
    });
    await fill(1, crypto.randomUUID(), '2 hours');
    const { review } = await client.read();
    expect(review?.hasAllComments).toBe(false);
    expect(review?.posts[0]?.threads).toHaveLength(1_000);
  });
});

it('the workspace is told once, with a link to the comment; the log names link and reviewer', async () => {
  const { owner, editor, postId, client } = await commentedDesk('link_told');
  const { id } = await client.say(postId, 'See @link_told');
  const notification = {
    type: 'client_comment',
    title: 'Jane commented by review link',
    message: 'See @link_told',
    link: `/schedule?post=${postId}&comments=${id}`,
  };
  expect([await owner.told(), await editor.told()]).toEqual([[notification], [notification]]);
  const { events } = await owner.caller.call(listAuditEvents, { query: { target: id } });
  expect(events).toMatchObject([
    { actorId: editor.id, via: 'link', changes: { reviewer: { after: 'Jane' } } },
  ]);
  await owner.caller.call(deleteComment, { params: { id } });
  expect([await owner.told(), await client.threads(postId)]).toEqual([[], []]);
});

it('members resolve it and reply; nobody edits it, and only an admin deletes it', async () => {
  const { owner, editor, post, postId, client } = await commentedDesk('link_moderated');
  const { id } = await client.say(postId, 'Too long?');
  const at = { params: { id } };
  for (const { caller } of [owner, editor]) {
    const edit = { ...at, body: { body: 'Perfect' } };
    expect(await caller.refused(editComment, edit)).toMatchObject({ status: 403 });
  }
  expect(await editor.caller.refused(deleteComment, at)).toMatchObject({ status: 403 });
  await editor.caller.call(resolveComment, { ...at, body: { isResolved: true } });
  expect(await client.threads(postId)).toMatchObject([{ isResolved: true }]);
  await client.say(postId, 'Not yet', id);
  expect(await threadsOf(owner.caller, post)).toMatchObject([{ id, resolvedAt: null }]);
  await owner.caller.call(deleteComment, at);
  expect(await client.threads(postId)).toMatchObject([
    { isDeleted: true, body: '', replies: [{ body: 'Not yet' }] },
  ]);
});

it('it outlives its link, and comes back with its post', async () => {
  const { owner, user, post, postId, linkId, client } = await commentedDesk('link_outlived');
  await client.say(postId, 'Too long?');
  const { version } = await user.call(getScheduledPost, { params: { id: postId } });
  const { undo } = await user.call(changePosts, {
    body: { posts: [{ id: postId, version }], change: { action: 'delete' } },
  });
  expect(await app.asOwner(`select 1 from review_links where id = '${linkId}'`)).toEqual([]);
  await user.call(undoChange, { body: { undo: undo ?? '' } });
  expect(await threadsOf(owner.caller, post)).toMatchObject([{ reviewer: 'Jane' }]);
});

it('texts and names in comments are shown as text, and opening the page writes nothing', async () => {
  const { owner, editor, postId, client } = await commentedDesk('link_hostile');
  const hostile = `"'></p><script>alert(1)</script><img src=x onerror=alert(2)>`;
  await app.asOwner(`update users set first_name = $$${hostile}$$ where id = '${owner.id}'`);
  const { id } = await client.say(postId, hostile);
  await owner.caller.call(createComment, {
    body: { kind: 'post', subjectId: postId, parentId: id, body: hostile },
  } as never);
  const reviewer = hostile.slice(0, 80);
  const other = commenterBy(app, (await linkBy(editor, { postId, reviewer })).token);
  await other.say(postId, 'Hm');
  const before = await tablePrints(app);
  const page = await other.page();
  expect(await tablePrints(app)).toEqual(before);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&lt;img');
  expect(page.match(/<(?:script|img)[^>]*>/g)).toEqual(['<script src="/review-page.js" defer>']);
});
