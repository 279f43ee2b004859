import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Connection, connect } from '#api/db/database.ts';
import { postedPart } from '#api/testing/publishing/claimed-post.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { claimDue } from '../claim/claim-due.ts';
import type { ClaimedPost } from '../claimed-post.ts';
import { beginAttempt } from '../send/begin-attempt.ts';
import { recordOutcome } from '../send/record-outcome.ts';
import type { Actor } from '../testing/publisher-harness.ts';
import { publishingHarness } from '../testing/publishing-harness.ts';

const on = publishingHarness();
let connection: Connection;
beforeAll(() => {
  connection = connect(on.stage.databaseUrl, 'worker', () => {});
});
afterAll(() => connection.close());

const claim = (worker: string) =>
  claimDue(connection.db, {
    worker,
    most: 10,
    leaseMs: 60_000,
    doubtMs: 15_000,
    watchingSince: 'now',
  });

/** Two workspaces whose clients chose the same id for a post, and a third that goes first. */
async function claimedOf(name: string) {
  const { stage } = on;
  const id = randomUUID();
  const actors: Actor[] = [];
  for (const who of ['first', 'one', 'other']) actors.push(await stage.actor(`${name}_${who}`));
  const [first, one, other] = actors as [Actor, Actor, Actor];
  await stage.schedule(first, `${name} first`);
  for (const actor of [one, other]) {
    await stage.schedule(actor, { id, parts: [`of ${actor.username}`] });
  }
  const posts = await claim(name);
  const of = ({ workspaceId }: Actor) =>
    posts.find((post) => post.workspaceId === workspaceId) as ClaimedPost;
  return { id, first: of(first), one: of(one), other: of(other) };
}

const attemptsOf = ({ workspaceId, id }: ClaimedPost) =>
  on.stage.asOwner(`select id, outcome from publish_attempts
    where workspace_id = '${workspaceId}' and post_id = '${id}'`);

it('posts of two workspaces under one id are both claimed, with no account too', async () => {
  const { stage } = on;
  const id = randomUUID();
  const actors = [await stage.actor('lane_one'), await stage.actor('lane_other')];
  for (const actor of actors) await stage.schedule(actor, { id, parts: ['gm'], accountId: null });
  const claimed = await claim('lanes');
  expect(claimed.map(({ workspaceId }) => workspaceId).toSorted()).toEqual(
    actors.map(({ workspaceId }) => workspaceId).toSorted(),
  );
});

it('begin an attempt each when they share a statement, and only who still holds the post', async () => {
  const { first, one, other } = await claimedOf('begin');
  const begin = beginAttempt(connection.db, 60_000);
  // The first goes alone, what comes meanwhile shares the next statement.
  const lost = { ...other, token: other.token - 1 };
  const [, mine, theirs] = await Promise.all([begin(first, 0), begin(one, 0), begin(lost, 0)]);
  expect(theirs).toBeNull();
  expect(await attemptsOf(one)).toEqual([{ id: mine, outcome: null }]);
  expect(await attemptsOf(other)).toEqual([]);
  const [, again, own] = await Promise.all([begin(first, 0), begin(one, 0), begin(other, 0)]);
  expect(await attemptsOf(other)).toEqual([{ id: own, outcome: null }]);
  expect((await attemptsOf(one)).map((row) => (row as { id: string }).id)).toContain(again);
});

it('are renewed each by its own lease', async () => {
  const { id, first, one, other } = await claimedOf('renew');
  await on.stage.asOwner(`update scheduled_posts set lease_until = now() + interval '30 seconds'
    where id = '${id}' and workspace_id = '${other.workspaceId}'`);
  const begin = beginAttempt(connection.db, 60_000);
  const begun = await Promise.all([begin(first, 0), begin(one, 0), begin(other, 0)]);
  expect(begun).not.toContain(null);
  expect(new Set(begun).size).toBe(3);
});

it('are recorded each as its own, also when one of them has gone to another worker', async () => {
  const { first, one, other } = await claimedOf('record');
  const begin = beginAttempt(connection.db, 60_000);
  const attempts = [await begin(first, 0), await begin(one, 0)];
  const record = recordOutcome(connection.db);
  const next = { event: 'publish', detail: null } as const;
  const lost = { ...other, token: other.token - 1 };
  expect(
    await Promise.all([
      record(first, postedPart(attempts[0] as string, '9001'), next),
      record(one, postedPart(attempts[1] as string, '9002'), next),
      record(lost, null, { event: 'fail', detail: message('post.own-fault') }),
    ]),
  ).toEqual([true, true, false]);
  expect(
    await on.stage.asOwner(`select status from scheduled_posts
      where workspace_id = '${other.workspaceId}' and id = '${other.id}'`),
  ).toEqual([{ status: 'publishing' }]);
});
