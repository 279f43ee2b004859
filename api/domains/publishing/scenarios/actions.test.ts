import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { type Desk, freshText, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { actOnPost, type PostStatus, updateScheduledPost } from '#shared/contracts/publishing.ts';
import { listAttempts } from '#shared/contracts/publishing-attempts.ts';

const app = testApp();
type Action = 'now' | 'retry' | 'release' | 'was_posted' | 'was_not_posted';

const act = (desk: Desk, id: string, action: Action, more: object = {}) =>
  desk.user.call(actOnPost, { params: { id }, body: { action, version: 1, ...more } });
const refused = (desk: Desk, id: string, action: Action, more: object = {}) =>
  desk.user.refused(actOnPost, { params: { id }, body: { action, version: 1, ...more } });

async function inState(name: string, columns: string, parts = 1) {
  const desk = await scheduleFixture(app, name);
  await desk.connect(name);
  const { id } = await desk.schedule({
    parts: Array.from({ length: parts }, () => ({ text: freshText() })),
  });
  await desk.force(id, columns);
  return { desk, id };
}
const live = (id: string, position: number, externalId: string) =>
  app.asOwner(`update post_parts set external_id = '${externalId}'
    where post_id = '${id}' and position = ${position}`);

describe('a person', () => {
  it.each<[Action, PostStatus]>([
    ['now', 'pending'],
    ['now', 'held'],
    ['now', 'failed'],
    ['retry', 'failed'],
    ['release', 'held'],
  ])('can ask for %s while the post is %s', async (action, status) => {
    const { desk, id } = await inState(
      `${action}_${status}`,
      `status = '${status}', hold_reason = 'too_late', tries = 3, scheduled_time = now() - interval '3 hours'`,
    );
    expect(await act(desk, id, action)).toMatchObject({
      status: 'pending',
      holdReason: null,
      version: 2,
    });
    const row = await desk.row(id);
    expect(row).toMatchObject({ released_from: expect.any(Date), tries: 0 });
    expect((row.not_before as Date).getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
  });

  it.each<[Action, PostStatus]>([
    ['now', 'publishing'],
    ['now', 'posted'],
    ['now', 'unknown'],
    ['now', 'needs_check'],
    ['now', 'reminded'],
    ['retry', 'unknown'],
    ['retry', 'needs_check'],
    ['retry', 'posted'],
    ['retry', 'pending'],
    ['release', 'unknown'],
    ['release', 'failed'],
    ['was_posted', 'unknown'],
    ['was_posted', 'pending'],
    ['was_not_posted', 'unknown'],
    ['was_not_posted', 'failed'],
    ['was_not_posted', 'posted'],
  ])('cannot ask for %s while the post is %s', async (action, status) => {
    const { desk, id } = await inState(`no_${action}_${status}`, `status = '${status}'`);
    expect(await refused(desk, id, action)).toMatchObject({ status: 409, code: 'conflict' });
    expect(await desk.row(id)).toMatchObject({ status, version: 1 });
  });

  it('cannot act on a version that is no longer there, nor on a post that a worker has', async () => {
    const { desk, id } = await inState('act_old', `version = 2`);
    expect(await refused(desk, id, 'now')).toMatchObject({ status: 409 });
    await desk.force(id, `version = 1, lease_until = now() + interval '1 minute'`);
    expect(await refused(desk, id, 'now')).toMatchObject({
      status: 409,
      message: 'This post is being sent right now.',
    });
  });

  it.each<[Action, PostStatus]>([
    ['now', 'pending'],
    ['now', 'held'],
    ['retry', 'failed'],
    ['was_not_posted', 'needs_check'],
  ])(
    'hears at once, asking for %s of a %s post, that it waits for an account',
    async (action, status) => {
      const desk = await scheduleFixture(app, `lone_${action}`);
      const { id } = await desk.schedule();
      await desk.force(id, `status = '${status}'`);
      const waits = await act(desk, id, action);
      expect(waits).toMatchObject({
        status: 'held',
        holdReason: 'reconnect',
        detail: 'No X account is connected. Connect one to send this post.',
      });
      expect(await act(desk, id, 'now', { version: waits.version })).toMatchObject({
        status: 'held',
      });
    },
  );

  it.each([
    ['lost_tokens', 'needs_reconnect = true'],
    ['lost_account', 'is_active = false'],
  ])('hears at once that @%s, the account of the post, has %s', async (name, lost) => {
    const { desk, id } = await inState(name, `status = 'pending'`);
    await app.asOwner(
      `update social_accounts set ${lost} where workspace_id = '${desk.workspaceId}'`,
    );
    expect(await act(desk, id, 'now')).toMatchObject({
      status: 'held',
      holdReason: 'reconnect',
      detail: `X no longer accepts @${name}. Sign in with X again to reconnect it.`,
    });
  });

  it('leaves a thread of which a part is live to the publisher, who says how many are', async () => {
    const { desk, id } = await inState('live_thread', `status = 'posted'`, 2);
    await live(id, 0, '200');
    await app.asOwner(
      `update social_accounts set needs_reconnect = true where workspace_id = '${desk.workspaceId}'`,
    );
    expect(await act(desk, id, 'retry')).toMatchObject({ status: 'pending' });
  });

  it('can ask for a platform without accounts, which reminds', async () => {
    const desk = await scheduleFixture(app, 'now_linkedin');
    const { id } = await desk.schedule({ platform: 'linkedin' });
    expect(await act(desk, id, 'now')).toMatchObject({ status: 'pending' });
  });

  it('twice at once sends once', async () => {
    const { desk, id } = await inState('act_twice', `status = 'failed'`);
    const send = () =>
      desk.user.fetch(`/api/scheduled-posts/${id}/act`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ action: 'retry', version: 1 }),
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('cannot release what breaks a rule', async () => {
    const { desk, id } = await inState('act_rules', `status = 'held', hold_reason = 'moderation'`);
    await app.asOwner(`update post_parts set text = '$BTC $ETH' where post_id = '${id}'`);
    for (const action of ['release', 'now'] as const) {
      expect(await refused(desk, id, action)).toMatchObject({ status: 422 });
    }
    expect(await desk.row(id)).toMatchObject({ status: 'held' });
  });
});

describe('a post that needs a check', () => {
  it('counts as posted when its person found it, with its address where that is known', async () => {
    const { desk, id } = await inState(
      'found_it',
      `status = 'needs_check', attempt = 2, account_id = null`,
    );
    const posted = await act(desk, id, 'was_posted', {
      externalId: 'https://x.com/found_it/status/1987654321?s=20',
    });
    expect(posted).toMatchObject({
      status: 'posted',
      parts: [{ externalId: '1987654321', url: expect.stringMatching(/\/i\/status\/1987654321$/) }],
    });
    expect(posted.postedAt).not.toBeNull();
    const other = await inState('found_other', `status = 'needs_check'`);
    expect(await act(other.desk, other.id, 'was_posted')).toMatchObject({ status: 'posted' });
  });

  it('once posted without an address is never sent again', async () => {
    const { desk, id } = await inState('found_blind', `status = 'needs_check'`);
    await act(desk, id, 'was_posted');
    for (const action of ['retry', 'now', 'was_not_posted'] as const) {
      expect(await refused(desk, id, action, { version: 2 })).toMatchObject({ status: 409 });
    }
  });

  it('goes out again only on its person word that it is not there', async () => {
    const { desk, id } = await inState('not_there', `status = 'needs_check', attempt = 4`);
    expect(await act(desk, id, 'was_not_posted')).toMatchObject({ status: 'pending' });
    expect(await desk.row(id)).toMatchObject({ settled: 4, released_from: expect.any(Date) });
  });

  it('that is not there and breaks a rule by now is held, to be changed or deleted', async () => {
    const { desk, id } = await inState('not_there_rule', `status = 'needs_check', attempt = 4`);
    await app.asOwner(`update post_parts set text = '$BTC $ETH' where post_id = '${id}'`);
    expect(await act(desk, id, 'was_not_posted')).toMatchObject({
      status: 'held',
      holdReason: 'moderation',
      detail: expect.stringMatching(/cashtag/),
    });
    expect(await desk.row(id)).toMatchObject({ settled: 4, unknown_since: null });
    const body = { version: 2, content: freshText() };
    expect(await desk.user.call(updateScheduledPost, { params: { id }, body })).toMatchObject({
      status: 'pending',
    });
  });

  it('takes an address of X, and none that another post has', async () => {
    const { desk, id } = await inState('addresses', `status = 'needs_check'`);
    const odd = await refused(desk, id, 'was_posted', { externalId: 'over there' });
    expect(odd).toMatchObject({ status: 422, issues: [{ path: 'externalId' }] });
    const other = await desk.schedule({ parts: [{ text: freshText() }] });
    await desk.force(other.id, `status = 'posted'`);
    await live(other.id, 0, '4711');
    expect(await refused(desk, id, 'was_posted', { externalId: '4711' })).toMatchObject({
      status: 409,
      message: 'That post on X belongs to another scheduled post.',
    });
    expect(await desk.row(id)).toMatchObject({ status: 'needs_check', version: 1 });
  });

  it('is told nothing of the posts of another workspace, which may have the same account', async () => {
    const { desk, id } = await inState('address_mine', `status = 'needs_check'`);
    const other = await inState('address_theirs', `status = 'needs_check'`);
    for (const one of [other, { desk, id }]) {
      expect(await act(one.desk, one.id, 'was_posted', { externalId: '4712' })).toMatchObject({
        status: 'posted',
        parts: [{ externalId: '4712' }],
      });
    }
  });

  it('as part of a thread has to be named, so that the rest can follow it', async () => {
    const { desk, id } = await inState('thread_check', `status = 'needs_check'`, 3);
    await live(id, 0, '100');
    expect(await refused(desk, id, 'was_posted')).toMatchObject({ status: 422 });
    const posted = await act(desk, id, 'was_posted', { externalId: '101' });
    expect(posted).toMatchObject({
      status: 'posted',
      detail: '2 of 3 parts are on X. Retry sends the other parts.',
    });
    expect(posted.parts.map(({ externalId }) => externalId)).toEqual(['100', '101', null]);
    expect(await act(desk, id, 'retry', { version: 2 })).toMatchObject({ status: 'pending' });
  });
});

it('lists every call to X, oldest first', async () => {
  const { desk, id } = await inState('attempts', `status = 'posted'`);
  expect(await desk.user.call(listAttempts, { params: { id } })).toEqual([]);
  await app.asOwner(`
    insert into publish_attempts (workspace_id, post_id, position, attempt, started_at, outcome, http_status, detail)
    values ('${desk.workspaceId}', '${id}', 0, 2, now(), 'posted', 201, ''),
      ('${desk.workspaceId}', '${id}', 0, 1, now() - interval '1 minute', 'unknown', null, 'No answer')`);
  const attempts = await desk.user.call(listAttempts, { params: { id } });
  expect(attempts).toMatchObject([
    { part: 0, outcome: 'unknown', httpStatus: null, detail: 'No answer' },
    { part: 0, outcome: 'posted', httpStatus: 201 },
  ]);
});
