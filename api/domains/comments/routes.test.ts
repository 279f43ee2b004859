import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { watchFromNow } from '#api/testing/watch-from-now.ts';
import {
  createComment,
  deleteComment,
  editComment,
  listComments,
  MOST_COMMENT,
  resolveComment,
  THREADS_PER_PAGE,
} from '#shared/contracts/comments.ts';
import { changeMember } from '#shared/contracts/members.ts';
import { deletePersona } from '#shared/contracts/persona-changes.ts';
import { deleteScheduledPost, getScheduledPost } from '#shared/contracts/publishing.ts';
import { changePosts, undoChange } from '#shared/contracts/publishing-worklist.ts';
import { commentTeam, threadsOf } from './testing/comment-team.ts';

const app = testApp();

describe('threads', () => {
  it('stand latest first with their replies in order, each subject by itself', async () => {
    const { owner, post, persona, add } = await commentTeam(app, 'threads');
    const viewer = await add('viewer', 'ana_threads');
    const first = await owner.say('  Too long?\r\n');
    await owner.say('And the picture?');
    await viewer.say('Yes', { parentId: first.id });
    await owner.say('Cut it', { parentId: first.id });
    await owner.say('Drier', { on: persona });
    const threads = await threadsOf(owner.caller, post);
    expect(threads.map(({ body }) => body)).toEqual(['And the picture?', 'Too long?']);
    expect(threads[1]?.replies).toMatchObject([
      {
        body: 'Yes',
        parentId: first.id,
        isOwn: false,
        author: { id: viewer.id, username: 'ana_threads' },
      },
      { body: 'Cut it', isOwn: true, editedAt: null, isDeleted: false },
    ]);
    expect(await threadsOf(viewer.caller, persona)).toMatchObject([{ body: 'Drier', replies: [] }]);
  });

  it('have one level: a reply cannot be replied to, nor a thread of another subject', async () => {
    const { owner, persona, post } = await commentTeam(app, 'levels');
    const first = await owner.say('One');
    const reply = await owner.say('Two', { parentId: first.id });
    const refused = (parentId: string, on = post) =>
      owner.caller.refused(createComment, { body: { ...on, parentId, body: 'Three' } });
    const notFound = { status: 404, reason: 'rule.not-found' };
    expect(await refused(reply.id)).toMatchObject(notFound);
    expect(await refused(first.id, persona)).toMatchObject(notFound);
    expect(await refused(crypto.randomUUID())).toMatchObject(notFound);
  });

  it('are resolved and opened again; a reply opens one too', async () => {
    const { owner, post, add } = await commentTeam(app, 'resolves');
    const viewer = await add('viewer');
    const { id } = await owner.say('Done?');
    const reply = await viewer.say('Done', { parentId: id });
    const resolve = (isResolved: boolean) =>
      viewer.caller.call(resolveComment, { params: { id }, body: { isResolved } });
    expect(await resolve(true)).toMatchObject({
      resolvedAt: expect.any(String),
      resolvedBy: viewer.username,
    });
    expect(await resolve(false)).toMatchObject({ resolvedAt: null, resolvedBy: null });
    await resolve(true);
    await owner.say('Not yet', { parentId: id });
    expect(await threadsOf(owner.caller, post)).toMatchObject([{ resolvedAt: null }]);
    const body = { isResolved: true };
    expect(
      await owner.caller.refused(resolveComment, { params: { id: reply.id }, body }),
    ).toMatchObject({ status: 404 });
  });

  it('are for the members unless they say otherwise; a reply is as its thread', async () => {
    const { owner } = await commentTeam(app, 'visible');
    expect(await owner.say('Ours')).toMatchObject({ visibility: 'internal' });
    const shared = await owner.say('Dear client', { visibility: 'client' });
    const reply = await owner.say('And more', { parentId: shared.id, visibility: 'internal' });
    expect(reply).toMatchObject({ visibility: 'client' });
  });

  it('of viewers are internal: nothing of theirs reaches a client, by no call', async () => {
    const { owner, add, post } = await commentTeam(app, 'inside');
    const viewer = await add('author');
    const shared = await owner.say('Dear client', { visibility: 'client' });
    const own = await viewer.say('From an author', { parentId: shared.id });
    const params = { id: viewer.id };
    await owner.caller.call(changeMember, { params, body: { role: 'viewer' } });
    const internal = { status: 403, reason: 'rule.internal-comments' };
    const say = (more: object) =>
      viewer.caller.refused(createComment, { body: { ...post, body: 'Hello', ...more } });
    expect(await say({ visibility: 'client' })).toMatchObject(internal);
    expect(await say({ parentId: shared.id })).toMatchObject(internal);
    const input = { params: { id: own.id }, body: { body: 'Changed' } };
    expect(await viewer.caller.refused(editComment, input)).toMatchObject(internal);
    const resolving = { params: { id: shared.id }, body: { isResolved: true } };
    expect(await viewer.caller.refused(resolveComment, resolving)).toMatchObject(internal);
    expect(await viewer.say('Among us')).toMatchObject({ visibility: 'internal' });
  });

  it('come a page at a time', async () => {
    const { owner, post, workspaceId } = await commentTeam(app, 'pages');
    await app.asOwner(`insert into comments (workspace_id, post_id, body, created_at)
      select '${workspaceId}', '${post.subjectId}', 'Note ' || n, now() - n * interval '1 minute'
      from generate_series(1, ${THREADS_PER_PAGE + 3}) n`);
    const query = { ...post };
    const page = await owner.caller.call(listComments, { query });
    expect(page).toMatchObject({ isLast: false });
    expect(page.threads).toHaveLength(THREADS_PER_PAGE);
    const after = page.threads.at(-1)?.id ?? '';
    const rest = await owner.caller.call(listComments, { query: { ...query, after } });
    expect(rest.isLast).toBe(true);
    expect(rest.threads.map(({ body }) => body)).toEqual(['Note 51', 'Note 52', 'Note 53']);
    expect(rest.threads[0]).toMatchObject({ author: null, isOwn: false });
  });

  it('are written once, however often the answer is lost', async () => {
    const { owner, post, add } = await commentTeam(app, 'once');
    const other = await add('viewer');
    const body = { ...post, body: 'Once', idempotencyKey: crypto.randomUUID() };
    const first = await owner.caller.call(createComment, { body });
    expect(await owner.caller.call(createComment, { body })).toEqual(first);
    expect(await threadsOf(owner.caller, post)).toHaveLength(1);
    expect(await other.caller.refused(createComment, { body })).toMatchObject({ status: 404 });
  });
});

describe('a comment', () => {
  it('holds something, up to 2,000 characters', async () => {
    const { owner, post } = await commentTeam(app, 'lengths');
    const refused = (body: string) =>
      owner.caller.refused(createComment, { body: { ...post, body } });
    expect(await refused(' \u200b ')).toMatchObject({ status: 422, issues: [{ path: 'body' }] });
    expect(await refused('a'.repeat(MOST_COMMENT + 1))).toMatchObject({
      status: 422,
      issues: [{ path: 'body', code: 'field.too-long' }],
    });
    // As the database counts them it is shorter.
    const most = '😀'.repeat(MOST_COMMENT / 2);
    expect(await owner.say(most)).toMatchObject({ body: most });
  });

  it('is changed by its author alone, and deleted by an admin too', async () => {
    const { owner, post, add } = await commentTeam(app, 'own');
    const [author, editor, admin] = [await add('viewer'), await add('editor'), await add('admin')];
    const { id } = await author.say('Mine');
    const params = { id };
    const edit = { params, body: { body: 'Ours' } };
    const forbidden = { status: 403, reason: 'rule.comments-of-others' };
    for (const by of [editor, admin, owner]) {
      expect(await by.caller.refused(editComment, edit)).toMatchObject(forbidden);
    }
    expect(await author.caller.call(editComment, edit)).toMatchObject({
      body: 'Ours',
      editedAt: expect.any(String),
    });
    expect(await editor.caller.refused(deleteComment, { params })).toMatchObject(forbidden);
    await admin.caller.call(deleteComment, { params });
    expect(await threadsOf(owner.caller, post)).toEqual([]);
    const own = await author.say('Again');
    await author.caller.call(deleteComment, { params: { id: own.id } });
    expect(await author.caller.refused(editComment, edit)).toMatchObject({ status: 404 });
  });

  it('stays without its text while it has replies, and goes with the last of them', async () => {
    const { owner, post, add } = await commentTeam(app, 'stays');
    const other = await add('author');
    const first = await owner.say(`@${other.username} secret`);
    const reply = await other.say('Answer', { parentId: first.id });
    await owner.caller.call(deleteComment, { params: { id: first.id } });
    expect(await threadsOf(other.caller, post)).toMatchObject([
      { id: first.id, body: '', mentions: [], isDeleted: true, replies: [{ body: 'Answer' }] },
    ]);
    const again = { params: { id: first.id } };
    expect(await owner.caller.refused(deleteComment, again)).toMatchObject({ status: 404 });
    const next = await owner.say('And so', { parentId: first.id });
    for (const [by, { id }] of [
      [other, reply],
      [owner, next],
    ] as const) {
      await by.caller.call(deleteComment, { params: { id } });
    }
    expect(await threadsOf(owner.caller, post)).toEqual([]);
    expect(await app.asOwner(`select 1 from comments where id = '${first.id}'`)).toEqual([]);
  });

  it('is of no use to another workspace, and goes with its subject', async () => {
    const here = await commentTeam(app, 'here');
    const there = await commentTeam(app, 'there');
    const { id } = await here.owner.say('Ours');
    await here.owner.say('Drier', { on: here.persona });
    const { caller } = there.owner;
    const params = { id };
    for (const refusal of [
      await caller.refused(listComments, { query: { ...here.post } }),
      await caller.refused(createComment, { body: { ...here.post, body: 'Hi' } }),
      await caller.refused(createComment, { body: { ...there.post, parentId: id, body: 'Hi' } }),
      await caller.refused(editComment, { params, body: { body: 'Hi' } }),
      await caller.refused(resolveComment, { params, body: { isResolved: true } }),
      await caller.refused(deleteComment, { params }),
    ]) {
      expect(refusal).toMatchObject({ status: 404, reason: 'rule.not-found' });
    }
    const left = () =>
      app.asOwner(`select body from comments where workspace_id = '${here.workspaceId}'`);
    await here.user.call(deleteScheduledPost, { params: { id: here.post.subjectId } });
    expect(await left()).toEqual([{ body: 'Drier' }]);
    await here.user.call(deletePersona, { params: { id: here.persona.subjectId } });
    expect(await left()).toEqual([]);
  });

  it('comes back with its post by undo', async () => {
    const { owner, post, add, user } = await commentTeam(app, 'undone');
    const other = await add('viewer');
    const first = await owner.say(`@${other.username} look`);
    await other.say('Yes', { parentId: first.id });
    const before = await threadsOf(user, post);
    const { version } = await user.call(getScheduledPost, { params: { id: post.subjectId } });
    const posts = [{ id: post.subjectId, version }];
    const { undo } = await user.call(changePosts, {
      body: { posts, change: { action: 'delete' } },
    });
    expect(await app.asOwner(`select 1 from comments where id = '${first.id}'`)).toEqual([]);
    await user.call(undoChange, { body: { undo: undo ?? '' } });
    expect(await threadsOf(user, post)).toEqual(before);
  });

  it('is announced to every open screen with its subject', async () => {
    const { owner, workspaceId, post } = await commentTeam(app, 'announces');
    const over = new AbortController();
    const events = await watchFromNow(app.running.ctx, workspaceId, over.signal);
    const { id } = await owner.say('Now');
    const told = { value: { topic: 'comments', id: post.subjectId } };
    expect(await events.next()).toMatchObject(told);
    await owner.caller.call(editComment, { params: { id }, body: { body: 'Then' } });
    expect(await events.next()).toMatchObject(told);
    await owner.caller.call(deleteComment, { params: { id } });
    expect(await events.next()).toMatchObject(told);
    over.abort();
  });
});
