import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Connection, connect } from '#api/db/database.ts';
import { postedPart } from '#api/testing/publishing/claimed-post.ts';
import { claimDue } from '../claim/claim-due.ts';
import type { ClaimedPost } from '../claimed-post.ts';
import { beginAttempt } from '../send/begin-attempt.ts';
import { recordOutcome } from '../send/record-outcome.ts';
import { publishingHarness } from '../testing/publishing-harness.ts';

const on = publishingHarness();
const watching = { leaseMs: 60_000, doubtMs: 15_000, watchingSince: 'now' };
let connection: Connection;
beforeAll(() => {
  connection = connect(on.stage.databaseUrl, 'worker', () => {});
});
afterAll(() => connection.close());

const claim = async (worker: string) => {
  const [post] = await claimDue(connection.db, { worker, most: 1, ...watching });
  return post as ClaimedPost;
};
const loseLease = () =>
  on.stage.asOwner(`update scheduled_posts set lease_until = now() where lease_until is not null`);
it('a worker that lost its post begins no call for it', async () => {
  const { stage } = on;
  await stage.schedule(await stage.actor('lost_early'), 'lost before the call');
  const first = await claim('first');
  await loseLease();
  const second = await claim('second');
  expect(second).toMatchObject({ id: first.id, status: 'publishing', token: first.token + 1 });
  const begin = beginAttempt(connection.db, 60_000);
  expect(await begin(first, 0)).toBeNull();
  const attemptId = await begin(second, 0);
  expect(attemptId).toEqual(expect.any(String));
  const record = recordOutcome(connection.db);
  await record(second, postedPart(attemptId, '101'), { event: 'publish', detail: null });
  expect(await stage.row(first.id)).toMatchObject({ outcomes: ['posted'], status: 'posted' });
});

it('a call begins under a lease that outlasts it: a new one, or one that was just given', async () => {
  const { stage } = on;
  await stage.schedule(await stage.actor('leased'), 'claimed a while ago');
  const post = await claim('slow');
  const begin = beginAttempt(connection.db, 60_000);
  const lease = async () => (await stage.row(post.id)).lease_until;
  const given = await lease();
  expect(await begin(post, 0)).toEqual(expect.any(String));
  expect(await lease()).toEqual(given);
  await stage.asOwner(`update scheduled_posts set lease_until = now() + interval '30 seconds'
    where id = '${post.id}'`);
  const half = await lease();
  const attemptId = await begin(post, 0);
  expect(attemptId).toEqual(expect.any(String));
  const renewed = (await lease()) as string;
  expect(Date.parse(renewed)).toBeGreaterThan(Date.parse(half as string) + 20_000);
  const record = recordOutcome(connection.db);
  await record(post, postedPart(attemptId, '151'), { event: 'publish', detail: null });
  expect((await stage.row(post.id)).outcomes).toEqual([null, 'posted']);
});

it('what a worker learns after it lost its post is kept, and changes nothing over its head', async () => {
  const { stage } = on;
  await stage.schedule(await stage.actor('lost_late'), 'lost during the call');
  const begin = beginAttempt(connection.db, 60_000);
  const record = recordOutcome(connection.db);
  const first = await claim('first');
  const attemptId = await begin(first, 0);
  await loseLease();
  const second = await claim('second');
  // A call of the first one may be on its way: it is looked up, never sent.
  expect(second).toMatchObject({ id: first.id, status: 'unknown' });
  const kept = await record(first, postedPart(attemptId, '202'), {
    event: 'publish',
    detail: null,
  });
  expect(kept).toBe(false);
  expect(await stage.row(first.id)).toMatchObject({
    status: 'unknown',
    external_ids: [null],
    outcomes: ['posted'],
  });
  // Whoever looks it up takes X's id from there: the timeline knows nothing of this one.
  await loseLease();
  stage.work();
  const [row] = await stage.settled([first.id]);
  expect(row).toMatchObject({ status: 'posted', external_ids: ['202'] });
});

it('what X answered is kept with the post, whatever another workspace says of it', async () => {
  const { stage } = on;
  const [mine, other] = [await stage.actor('told_303'), await stage.actor('says_303')];
  const theirs = await stage.schedule(other, { parts: ['says so'], inMs: 3_600_000 });
  await stage.asOwner(`update post_parts set external_id = '303' where post_id = '${theirs}'`);
  await stage.schedule(mine, 'answered with 303');
  const post = await claim('told');
  const attemptId = await beginAttempt(connection.db, 60_000)(post, 0);
  const record = recordOutcome(connection.db);
  await record(post, postedPart(attemptId, '303'), { event: 'publish', detail: null });
  expect(await stage.row(post.id)).toMatchObject({ status: 'posted', external_ids: ['303'] });
});

it('the database itself refuses two claims of one X account', async () => {
  const { stage } = on;
  const actor = await stage.actor('one_lane');
  await stage.scheduleMany(actor, ['first of the lane', 'second of the lane']);
  await claim('first');
  expect(await claim('second')).toBeUndefined();
  await expect(
    stage.asOwner(`update scheduled_posts set lease_until = now() + interval '1 minute',
      lane = (select external_id from social_accounts where id = '${actor.accountId}')
      where workspace_id = '${actor.workspaceId}'`),
  ).rejects.toMatchObject({ constraint: 'scheduled_posts_lane_key' });
});
