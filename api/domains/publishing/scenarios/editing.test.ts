import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { freshText, inFuture, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { watchChanges } from '#shared/contracts/live.ts';
import { createScheduledPost, deleteScheduledPost } from '#shared/contracts/publishing.ts';
import { assignPost } from '#shared/contracts/publishing-assignment.ts';
import { type editingModes, editPost, leavePost } from '#shared/contracts/publishing-editing.ts';

const app = testApp();
type Caller = Awaited<ReturnType<typeof memberOf>>;

async function deskWithPost(name: string) {
  const desk = await scheduleFixture(app, name);
  const ana = await memberOf(app, desk.workspaceId, 'editor', `${name}_ana`);
  const { id } = await desk.schedule();
  const params = { id };
  return {
    ...desk,
    ana,
    id,
    params,
    ask: (who: Caller, mode: (typeof editingModes)[number]) =>
      who.call(editPost, { params, body: { mode } }),
    leave: (who: Caller) => who.call(leavePost, { params }),
    /** Half a minute without a heartbeat, by the database's clock. */
    fallSilent: () =>
      app.asOwner(`update post_editors set expires_at = clock_timestamp() where post_id = '${id}'`),
  };
}

describe('the editor of a post', () => {
  it('is held by the first to open it, and whoever comes later is told who that is', async () => {
    const { ask, user, ana } = await deskWithPost('edits_first');
    expect(await ask(ana, 'watch')).toEqual({ editor: null, isHeld: false, version: 1 });
    expect(await ask(user, 'claim')).toMatchObject({ isHeld: true });
    expect(await ask(ana, 'claim')).toMatchObject({
      editor: { username: 'edits_first', name: null },
      isHeld: false,
    });
    expect(await ask(user, 'claim')).toMatchObject({ isHeld: true });
  });

  it('is not held by who may not edit the post, and its own author is never kept from it', async () => {
    const { ask, user, workspaceId, params } = await deskWithPost('edits_own');
    const author = await memberOf(app, workspaceId, 'author', 'edits_own_b');
    for (const mode of ['claim', 'take_over'] as const) {
      expect(await author.refused(editPost, { params, body: { mode } })).toMatchObject({
        ...{ status: 403, reason: 'rule.posts-of-others' },
      });
    }
    expect(await ask(author, 'watch')).toMatchObject({ editor: null, isHeld: false });
    expect(await ask(user, 'claim')).toMatchObject({ isHeld: true });
    await author.refused(editPost, { params, body: { mode: 'take_over' } });
    expect(await ask(user, 'claim')).toMatchObject({ isHeld: true });
    const own = await author.call(createScheduledPost, {
      body: { content: freshText(), scheduledTime: inFuture(24) },
    });
    const input = { params: { id: own.id }, body: { mode: 'claim' as const } };
    expect(await author.call(editPost, input)).toMatchObject({ isHeld: true });
  });

  it('is free once its holder closes it or falls silent, and not before', async () => {
    const { ask, leave, fallSilent, user, ana } = await deskWithPost('edits_free');
    await ask(user, 'claim');
    await leave(ana);
    expect(await ask(ana, 'claim')).toMatchObject({ isHeld: false });
    await leave(user);
    expect(await ask(ana, 'claim')).toMatchObject({ isHeld: true });
    await fallSilent();
    expect(await ask(user, 'watch')).toMatchObject({ editor: null, isHeld: false });
    expect(await ask(user, 'claim')).toMatchObject({ isHeld: true });
    expect(await ask(ana, 'claim')).toMatchObject({ isHeld: false });
  });

  it('is taken over, and a heartbeat of the one who lost it does not take it back', async () => {
    const { ask, user, ana } = await deskWithPost('edits_taken');
    await ask(user, 'claim');
    expect(await ask(ana, 'take_over')).toMatchObject({ isHeld: true });
    expect(await ask(user, 'claim')).toMatchObject({
      editor: { username: 'edits_taken_ana' },
      isHeld: false,
    });
  });

  it('of two who open it at once has one', async () => {
    const { ask, user, ana } = await deskWithPost('edits_race');
    const answers = await Promise.all([ask(user, 'claim'), ask(ana, 'claim')]);
    expect(answers.filter(({ isHeld }) => isHeld)).toHaveLength(1);
  });

  it('is announced when it changes hands, and not with each heartbeat', async () => {
    const { id, ask, leave, user, ana } = await deskWithPost('edits_live');
    const response = await ana.fetch(watchChanges.path);
    const events = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let read = '';
    const count = (topic: string) => read.split(`"topic":"${topic}"`).length - 1;
    const heard = async (topic: string, times: number) => {
      while (count(topic) < times) {
        const { value, done } = (await events?.read()) ?? { done: true };
        if (done) throw new Error(`the stream ended: ${read}`);
        read += value;
      }
    };
    await ask(user, 'claim');
    await heard('editing', 1);
    await ask(user, 'claim');
    await user.call(assignPost, { params: { id }, body: { dueOn: '2031-02-03' } });
    await heard('posts', 1);
    expect(count('editing')).toBe(1);
    await ask(ana, 'take_over');
    await heard('editing', 2);
    await leave(ana);
    await heard('editing', 3);
    await events?.cancel();
  });

  it('of another workspace is not there, and with the post it goes', async () => {
    const { ask, id, user } = await deskWithPost('edits_alien');
    const other = await app.signIn('edits_stranger');
    await ask(user, 'claim');
    const params = { id };
    const body = { mode: 'take_over' as const };
    expect(await other.refused(editPost, { params, body })).toMatchObject({ status: 404 });
    expect(await other.refused(leavePost, { params })).toMatchObject({ status: 404 });
    await user.call(deleteScheduledPost, { params });
    expect(await app.asOwner(`select from post_editors where post_id = '${id}'`)).toEqual([]);
  });
});
