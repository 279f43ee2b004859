import { CompiledQuery } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withWorkspace } from '#api/db/tenant.ts';
import { testApp } from '#api/testing/app.ts';
import { type Person, type Team, teamsOnStage } from '#api/testing/approvals/publishing-team.ts';
import { freshText, inFuture } from '#api/testing/fixtures/schedule-fixture.ts';
import { pngOf } from '#api/testing/png.ts';
import { decidePost } from '#shared/contracts/approvals.ts';
import { createExtensionKey } from '#shared/contracts/extension-keys.ts';
import { changeMember } from '#shared/contracts/members.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import {
  actOnPost,
  duplicateScheduledPost,
  importPosts,
  updateScheduledPost,
} from '#shared/contracts/publishing.ts';
import { describeMedia, uploadMedia } from '#shared/contracts/publishing-media.ts';
import { changePosts, undoChange } from '#shared/contracts/publishing-worklist.ts';

const app = testApp();
const on = teamsOnStage(app);
const held = { status: 'held', hold_reason: 'approval' };

/** A team whose account needs an editor's approval, and a post of its author. */
async function reviewed(name: string): Promise<{ team: Team; author: Person; editor: Person }> {
  const team = await on.team(name);
  await team.policy('required');
  return { team, author: await team.add('author'), editor: await team.add('editor') };
}

async function approvedPost(name: string) {
  const found = await reviewed(name);
  const { id } = await found.team.schedule(found.author);
  await found.team.submit(found.author, id);
  await found.team.approve(found.editor, id);
  return { ...found, id };
}

describe('an account that needs approvals', () => {
  it('keeps a post that comes due without one, tells its people once, and lets it go when it is approved in time', async () => {
    const { team, author, editor } = await reviewed('gate_due');
    const post = await team.schedule(author);
    await app.asOwner(`update scheduled_posts set scheduled_time = now() where id = '${post.id}'`);
    expect(await team.comeDue(post.id)).toMatchObject({
      ...held,
      detail: 'It has not been approved yet.',
      lease_until: null,
    });
    expect(on.stage.liveTexts('gate_due')).toEqual([]);
    const notifications = await author.caller.call(listNotifications);
    expect(notifications.filter(({ type }) => type === 'post_held')).toMatchObject([
      { link: `/schedule?post=${post.id}` },
    ]);
    await team.submit(author, post.id);
    await team.approve(editor, post.id);
    expect(await team.comeDue(post.id)).toMatchObject({ status: 'posted' });
    expect(on.stage.liveTexts('gate_due')).toEqual([post.content]);
  });

  it('asks for a new time when the approval comes after the grace', async () => {
    const { team, author, editor } = await reviewed('gate_late');
    const { id } = await team.schedule(author);
    await team.comeDue(id);
    await app.asOwner(
      `update scheduled_posts set scheduled_time = now() - interval '2 hours' where id = '${id}'`,
    );
    await team.submit(author, id);
    await team.approve(editor, id);
    expect(await team.comeDue(id)).toMatchObject({ status: 'held', hold_reason: 'too_late' });
  });

  it('keeps the others of an account going, however many wait before them', async () => {
    const { team, author, editor } = await reviewed('gate_many');
    const waiting = await Promise.all([1, 2, 3, 4].map(() => team.schedule(author)));
    const { id, content } = await team.schedule(author);
    await team.submit(author, id);
    await team.approve(editor, id);
    await app.asOwner(`update scheduled_posts set not_before = now() - interval '1 second'
      where id in (${waiting.map((post) => `'${post.id}'`).join(',')})`);
    expect(await team.comeDue(id)).toMatchObject({ status: 'posted' });
    for (const post of waiting) expect(await team.row(post.id)).toMatchObject(held);
    expect(on.stage.liveTexts('gate_many')).toEqual([content]);
  });

  it('is asked for by an older process too: the database does not let it take the post', async () => {
    const { team, author } = await reviewed('gate_older');
    const { id } = await team.schedule(author);
    const taken = await on.stage.db.transaction().execute(async (tx) => {
      const { rows } = await tx.executeQuery(
        CompiledQuery.raw(
          `update scheduled_posts set status = 'publishing' where id = '${id}' returning id`,
        ),
      );
      return rows;
    });
    expect(taken).toEqual([]);
    const asWorker = await app.asOwner(
      `update scheduled_posts set status = 'publishing' where id = '${id}' returning id`,
    );
    expect(asWorker).toEqual([]);
    expect(await team.row(id)).toMatchObject({ status: 'pending' });
  });
});

const later = { day: '2031-03-04', time: '10:00', timeZone: 'UTC' };

/** Each leaves something that nobody has approved; answers the ids that may not go out. */
const waysRound: [
  string,
  (at: { team: Team; author: Person; editor: Person; id: string }) => Promise<string[]>,
][] = [
  [
    'another text',
    async ({ team, author, id }) => {
      const { version } = await team.read(id);
      const body = { version, content: freshText() };
      await author.caller.call(updateScheduledPost, { params: { id }, body });
      return [id];
    },
  ],
  [
    'a label that is taken away',
    async ({ team, author, id }) => {
      const { version } = await team.read(id);
      const body = { version, paidPartnership: true };
      await author.caller.call(updateScheduledPost, { params: { id }, body });
      return [id];
    },
  ],
  [
    'another time',
    async ({ team, author, id }) => {
      const { version } = await team.read(id);
      const body = { version, scheduledTime: inFuture(30) };
      await author.caller.call(updateScheduledPost, { params: { id }, body });
      return [id];
    },
  ],
  [
    'a drag in the calendar',
    async ({ team, author, id }) => {
      const posts = [{ id, version: (await team.read(id)).version }];
      await author.caller.call(changePosts, {
        body: { posts, change: { action: 'move', ...later } },
      });
      return [id];
    },
  ],
  [
    'a copy',
    async ({ author, id }) => {
      const copy = await author.caller.call(duplicateScheduledPost, { params: { id } });
      const { version } = copy;
      const body = { version, scheduledTime: inFuture(40) };
      await author.caller.call(updateScheduledPost, { params: { id: copy.id }, body });
      return [copy.id];
    },
  ],
  [
    'an import by key',
    async ({ team, author }) => {
      const { key } = await author.caller.call(createExtensionKey, { body: { name: 'k' } });
      const content = freshText();
      const { accountId } = team;
      const posts = [{ content, scheduledTime: inFuture(5), accountId }];
      await app.withKey(key).call(importPosts, { body: { posts } });
      const rows = await app.asOwner(
        `select post_id as id from post_parts where text = '${content}'`,
      );
      return rows.map((row) => (row as { id: string }).id);
    },
  ],
];

it.each(waysRound)('%s is not published on the approval there was', async (name, way) => {
  const at = await approvedPost(`way_${waysRound.findIndex(([one]) => one === name)}`);
  for (const id of await way(at)) expect(await at.team.comeDue(id)).toMatchObject(held);
  expect(on.stage.liveTexts((await at.team.row(at.id)).id as string)).toEqual([]);
});

it.each(['now', 'retry', 'release'] as const)(
  '%s is refused for what nobody has approved, and before the approved time',
  async (action) => {
    const { team, author, editor, id } = await approvedPost(`act_${action}`);
    const act = async (by: Person, post: string) =>
      by.caller.refused(actOnPost, {
        params: { id: post },
        body: { action, version: (await team.read(post)).version },
      });
    const other = await team.schedule(author);
    if (action !== 'now') {
      await app.asOwner(`update scheduled_posts set status = 'held', hold_reason = 'approval'
        where id = '${other.id}'`);
    }
    const refusal = { status: 409, reason: 'rule.needs-approval' };
    for (const by of [author, editor, team.owner]) {
      expect(await act(by, other.id)).toMatchObject(refusal);
    }
    if (action === 'now') expect(await act(author, id)).toMatchObject(refusal);
  },
);

it('what has failed may be tried again within the grace of the approved time', async () => {
  const { team, author, id } = await approvedPost('act_failed');
  await app.asOwner(`update scheduled_posts set scheduled_time = now() - interval '10 minutes',
    status = 'failed' where id = '${id}'`);
  await app.asOwner(
    `update scheduled_posts set approved_hash = post_content_hash(workspace_id, id) where id = '${id}';
     update post_reviews set content_hash = post_content_hash(workspace_id, post_id) where post_id = '${id}'`,
  );
  const body = { action: 'retry', version: (await team.read(id)).version } as const;
  await author.caller.call(actOnPost, { params: { id }, body });
  expect(await team.comeDue(id)).toMatchObject({ status: 'posted' });
});

it('the description of a picture belongs to what was approved, also while the post is on its way', async () => {
  const { team, author, editor } = await reviewed('gate_alt');
  const media = await author.caller.call(uploadMedia, {
    body: { data: pngOf(300).dataUrl, altText: 'a chart' },
  });
  const text = freshText();
  const { id } = await team.schedule(author, {
    content: text,
    parts: [{ text, mediaIds: [media.id] }],
  });
  await team.submit(author, id);
  await team.approve(editor, id);
  const describe = (altText: string) =>
    author.caller.call(describeMedia, { params: { id: media.id }, body: { altText } });
  await describe('buy this coin');
  expect(await team.row(id)).toMatchObject({ review: 'in_review' });
  expect(await team.comeDue(id)).toMatchObject(held);
  await describe('a chart');
  expect(await team.row(id)).toMatchObject({ review: 'approved', ...held });
  const body = { action: 'release', version: (await team.read(id)).version } as const;
  await author.caller.call(actOnPost, { params: { id }, body });
  expect(await team.comeDue(id)).toMatchObject({ status: 'posted' });
  const [live] = on.stage.sandbox.control.truth().posts.filter((post) => post.text === text);
  expect(live?.altTexts).toEqual(['a chart']);
});

it('a poll belongs to what was approved, and goes out as it was approved', async () => {
  const { team, author, editor } = await reviewed('gate_poll');
  const text = freshText();
  const poll = { options: ['Yes', 'No'], minutes: 60 };
  const { id } = await team.schedule(author, {
    content: text,
    parts: [{ text, mediaIds: [], poll }],
  });
  const decide = async () => {
    await team.submit(author, id);
    await team.approve(editor, id);
  };
  await decide();
  const change = async (options: string[]) =>
    author.caller.call(updateScheduledPost, {
      params: { id },
      body: {
        content: text,
        parts: [{ text, mediaIds: [], poll: { ...poll, options } }],
        version: (await team.read(id)).version,
      },
    });
  await change(['Buy', 'No']);
  expect(await team.row(id)).toMatchObject({ review: 'in_review' });
  await change(poll.options);
  expect(await team.row(id)).toMatchObject({ review: 'approved' });
  expect(await team.comeDue(id)).toMatchObject({ status: 'posted' });
  const [live] = on.stage.sandbox.control.truth().posts.filter((post) => post.text === text);
  expect(live?.poll).toEqual({ options: poll.options, duration_minutes: 60 });
});

it('an undo brings back no approval that was taken back meanwhile', async () => {
  const { team, author, editor, id } = await approvedPost('gate_undo');
  const remove = async () => {
    const posts = [{ id, version: (await team.read(id)).version }];
    const body = { posts, change: { action: 'delete' as const } };
    return (await author.caller.call(changePosts, { body })).undo as string;
  };
  const undo = await remove();
  await author.caller.call(undoChange, { body: { undo } });
  // Nothing was decided meanwhile: it is what it was.
  expect(await team.row(id)).toMatchObject({ review: 'approved' });
  await editor.caller.call(decidePost, {
    params: { id },
    body: { decision: 'rejected', reason: 'no', ...(await team.seen(editor, id)) },
  });
  await remove();
  await author.caller.call(undoChange, { body: { undo } });
  expect(await team.row(id)).toMatchObject({ review: 'draft', approved_hash: null });
  expect(await team.comeDue(id)).toMatchObject(held);
});

it('who may only draft for an account proposes, whatever the policy', async () => {
  const team = await on.team('gate_draft');
  const [author, editor] = [await team.add('author'), await team.add('editor')];
  const accounts = [{ accountId: team.accountId, level: 'draft' as const }];
  await team.owner.caller.call(changeMember, { params: { id: author.id }, body: { accounts } });
  const { id, content } = await team.schedule(author);
  expect(await team.row(id)).toMatchObject({ review: 'draft', created_by: author.id });
  expect(await team.comeDue(id)).toMatchObject(held);
  await team.submit(author, id);
  await team.approve(editor, id);
  await app.asOwner(`update scheduled_posts set scheduled_time = now() where id = '${id}'`);
  expect(await team.comeDue(id)).toMatchObject(held);
  await team.approve(editor, id);
  expect(await team.comeDue(id)).toMatchObject({ status: 'posted' });
  expect(on.stage.liveTexts('gate_draft')).toEqual([content]);
});

it('without a policy nothing changes: nothing is in review, and a post goes out', async () => {
  const team = await on.team('gate_none');
  const { id } = await team.schedule(await team.add('author'));
  expect(await team.row(id)).toMatchObject({ review: 'none', approved_hash: null });
  expect(await team.comeDue(id)).toMatchObject({ status: 'posted' });
});

it('decisions can be added by the application, and neither changed nor deleted', async () => {
  const { team } = await approvedPost('gate_rows');
  for (const statement of [`delete from post_reviews`, `update post_reviews set reason = 'x'`]) {
    await expect(
      withWorkspace(app.running.ctx.db, team.workspaceId, async (tx) =>
        tx.executeQuery(CompiledQuery.raw(statement)),
      ),
    ).rejects.toMatchObject({ code: '42501' });
  }
});
