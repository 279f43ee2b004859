import { expect, it } from 'vitest';
import { emptyWorkspace } from '#api/testing/fixtures/full-workspace.ts';
import type { FailureInput } from '#tools/sandbox/x-api/failures/failure.ts';
import { publishingHarness } from '../testing/publishing-harness.ts';

const on = publishingHarness();

const create = { endpoint: 'create' } as const;
const accepted: FailureInput[] = [
  { kind: 'reset_after', ...create },
  { kind: 'hang_after', ...create },
  { kind: 'cut_body', ...create },
  { kind: 'server_error_after', ...create },
  { kind: 'server_error_after', ...create, status: 500 },
];
const notAccepted: FailureInput[] = [
  { kind: 'reset_before', ...create },
  { kind: 'hang_before', ...create },
  { kind: 'server_error', ...create },
];

it.each(accepted)('$kind: X took it, so it is found and never sent again', async (fault) => {
  const { stage } = on;
  const username = `took_${stage.sandbox.control.truth().posts.length}`;
  const actor = await stage.actor(username);
  // X's own guard off: nothing but ours keeps a second copy away.
  stage.sandbox.control.fault({ kind: 'duplicate_guard', on: false });
  stage.sandbox.control.fault(fault);
  stage.work();
  const id = await stage.schedule(actor, `lost answer ${fault.kind} <&> https://example.com/a?b=1`);
  const [row] = await stage.settled([id]);
  const live = stage.sandbox.control.truth().posts.filter((post) => post.username === username);
  expect(live).toHaveLength(1);
  expect(row).toMatchObject({
    status: 'posted',
    external_ids: [live[0]?.id],
    outcomes: ['posted'],
  });
});

it('X took it, so it is never sent again, though a stranger says that it is theirs', async () => {
  const { stage } = on;
  const actor = await stage.actor('taken_from');
  const stranger = await stage.actor('taker');
  const theirs = await stage.schedule(stranger, { parts: ['another text'], inMs: 3_600_000 });
  stage.sandbox.control.fault({ kind: 'duplicate_guard', on: false });
  stage.sandbox.control.fault({ kind: 'reset_after', ...create });
  stage.sandbox.control.fault({ kind: 'server_error', endpoint: 'timeline', times: 'always' });
  const first = stage.work({ giveUpMs: 60_000 });
  const id = await stage.schedule(actor, 'taken by a stranger');
  await stage.settled([id], ['unknown']);
  await first.stop();
  const live = stage.sandbox.control.truth().posts.filter((post) => post.username === 'taken_from');
  await stage.asOwner(`update post_parts set external_id = '${live[0]?.id}'
    where post_id = '${theirs}'`);
  stage.sandbox.control.fault({ kind: 'clear' });
  stage.sandbox.control.fault({ kind: 'duplicate_guard', on: false });
  stage.work();
  const [row] = await stage.settled([id]);
  expect(stage.liveTexts('taken_from')).toEqual(['taken by a stranger']);
  expect(row).toMatchObject({ status: 'posted', external_ids: [live[0]?.id] });
});

it.each(notAccepted)('$kind: X never took it, so it is sent once more', async (fault) => {
  const { stage } = on;
  const username = `again_${stage.sandbox.control.truth().posts.length}`;
  const actor = await stage.actor(username);
  stage.sandbox.control.fault({ kind: 'duplicate_guard', on: false });
  stage.sandbox.control.fault(fault);
  stage.work();
  const id = await stage.schedule(actor, `never taken ${fault.kind}`);
  const [row] = await stage.settled([id]);
  expect(stage.liveTexts(username)).toHaveLength(1);
  expect(row).toMatchObject({ status: 'posted', outcomes: ['unknown', 'posted'] });
});

it('waits for a timeline that shows posts late before it sends again', async () => {
  const { stage } = on;
  const actor = await stage.actor('late_shown');
  stage.sandbox.control.fault({ kind: 'duplicate_guard', on: false });
  stage.sandbox.control.fault({ kind: 'slow_timeline', delaySeconds: 0.7 });
  stage.sandbox.control.fault({ kind: 'reset_after', ...create });
  stage.work();
  const [row] = await stage.settled([await stage.schedule(actor, 'shown late')]);
  expect(stage.liveTexts('late_shown')).toEqual(['shown late']);
  expect(row).toMatchObject({ status: 'posted', tries: 0 });
});

it('takes a refused duplicate for a sign that the lost call arrived', async () => {
  const { stage } = on;
  const actor = await stage.actor('second_wall');
  stage.sandbox.control.fault({ kind: 'slow_timeline', delaySeconds: 1.6 });
  stage.sandbox.control.fault({ kind: 'reset_after', ...create });
  stage.work();
  const [row] = await stage.settled([await stage.schedule(actor, 'behind the second wall')]);
  expect(stage.liveTexts('second_wall')).toHaveLength(1);
  expect(row?.status).toBe('posted');
  expect(row?.outcomes).toContain('unknown');
});

it('leaves it to a person when X neither confirms nor denies for long', async () => {
  const { stage } = on;
  const actor = await stage.actor('no_news');
  stage.sandbox.control.fault({ kind: 'reset_after', ...create });
  stage.sandbox.control.fault({ kind: 'server_error', endpoint: 'timeline', times: 'always' });
  stage.work();
  const [row] = await stage.settled([await stage.schedule(actor, 'no news')]);
  expect(row?.status).toBe('needs_check');
  expect(row?.detail).toContain('Check the account on X');
  expect(stage.liveTexts('no_news')).toHaveLength(1);
});

it('does not take a timeline that X left out for one without the post', async () => {
  const { stage } = on;
  const actor = await stage.actor('left_out');
  stage.sandbox.control.fault({ kind: 'duplicate_guard', on: false });
  stage.sandbox.control.fault({ kind: 'reset_after', ...create });
  stage.sandbox.control.fault({ kind: 'left_out', endpoint: 'timeline', times: 'always' });
  stage.work();
  const [row] = await stage.settled([await stage.schedule(actor, 'left out')]);
  expect(stage.liveTexts('left_out')).toEqual(['left out']);
  expect(row?.status).toBe('needs_check');
});

it('counts what may be on X against the limits, as long as nobody knows', async () => {
  const { stage } = on;
  const actor = await stage.actor('limit_held');
  await stage.settings(actor, ({ automation }) => {
    automation.maxPostsPerDay = 1;
  });
  stage.sandbox.control.fault({ kind: 'reset_after', ...create });
  stage.sandbox.control.fault({ kind: 'server_error', endpoint: 'timeline', times: 'always' });
  stage.work({ giveUpMs: 60_000 });
  await stage.settled([await stage.schedule(actor, 'the only one')], ['unknown']);
  const next = await stage.schedule(actor, 'one too many');
  await expect
    .poll(() => stage.row(next))
    .toMatchObject({ status: 'pending', detail: 'The limit of 1 post per day is reached.' });
  expect(stage.liveTexts('limit_held')).toEqual(['the only one']);
});

it('claims no text that a person posted by hand, and gives the link to it', async () => {
  const { stage } = on;
  const actor = await stage.actor('by_hand');
  const earlier = await stage.schedule(actor, 'warm up');
  stage.work();
  await stage.settled([earlier]);
  const [{ access_token: sealed }] = (await stage.asOwner(
    `select access_token from social_accounts where id = '${actor.accountId}'`,
  )) as [{ access_token: string }];
  const place = {
    table: 'social_accounts',
    workspaceId: actor.workspaceId,
    field: 'access_token',
  };
  const byHand = await stage.x.createPost(stage.sealer.open(sealed, place), {
    text: 'same words',
    replyTo: null,
    mediaIds: [],
    madeWithAi: false,
    paidPartnership: false,
  });
  // Later than the clocks of X and the database may differ where X refused outright.
  const id = await stage.schedule(actor, { parts: ['same words'], inMs: 2_200 });
  const [row] = await stage.settled([id]);
  expect(row).toMatchObject({ status: 'needs_check', external_ids: [null] });
  expect(row?.detail).toContain(`${stage.sandbox.url}/by_hand/status/${byHand.id}`);
  expect(stage.liveTexts('by_hand')).toHaveLength(2);
});

it('takes no post for its own that another workspace sent as the same user', async () => {
  const { stage } = on;
  const actor = await stage.actor('shared');
  const workspaceId = await emptyWorkspace(stage.db, 'shared too');
  const accountId = await stage.signIn(workspaceId, 'shared');
  stage.sandbox.control.fault({ kind: 'duplicate_guard', on: false });
  stage.sandbox.control.fault({ kind: 'reset_before', ...create });
  stage.sandbox.control.fault({ kind: 'server_error', endpoint: 'timeline', times: 'always' });
  const first = stage.work({ giveUpMs: 60_000 });
  const lost = await stage.schedule(actor, 'said by both');
  await stage.settled([lost], ['unknown']);
  const sent = await stage.schedule({ ...actor, workspaceId, accountId }, 'said by both');
  await stage.settled([sent]);
  await first.stop();
  stage.sandbox.control.fault({ kind: 'clear' });
  stage.sandbox.control.fault({ kind: 'duplicate_guard', on: false });
  stage.work();
  const rows = await stage.settled([lost, sent]);
  expect(stage.liveTexts('shared')).toEqual(['said by both', 'said by both']);
  expect(new Set(rows.flatMap((row) => row.external_ids)).size).toBe(2);
});

it('does not take an older post with the same words for this one: "gm" every day', async () => {
  const { stage } = on;
  const actor = await stage.actor('daily_gm');
  stage.sandbox.control.fault({ kind: 'duplicate_guard', on: false });
  stage.work();
  const ids: string[] = [];
  for (let day = 0; day < 5; day += 1) {
    if (day > 1)
      stage.sandbox.control.fault({ kind: day % 2 ? 'reset_before' : 'reset_after', ...create });
    const id = await stage.schedule(actor, 'gm');
    await stage.settled([id]);
    ids.push(id);
  }
  const rows = await stage.settled(ids);
  const found = rows.flatMap((row) => row.external_ids);
  expect(stage.liveTexts('daily_gm')).toEqual(['gm', 'gm', 'gm', 'gm', 'gm']);
  expect(new Set(found).size).toBe(5);
  expect(rows.map(({ status }) => status)).toEqual(Array(5).fill('posted'));
});
