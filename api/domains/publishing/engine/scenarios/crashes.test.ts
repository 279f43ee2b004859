import { expect, it, vi } from 'vitest';
import type { Failpoint } from '#api/config/failpoint.ts';
import { calmLimits } from '../testing/publisher-harness.ts';
import { publishingHarness } from '../testing/publishing-harness.ts';
import { workerProcess } from '../testing/worker-process.ts';

// Only ends what hangs: a start alone takes seconds on a busy machine.
vi.setConfig({ testTimeout: 180_000 });
const on = publishingHarness();

it.each<[Failpoint, string]>([
  ['after_claim', 'before anything was sent'],
  ['intent', 'before anything was sent'],
  ['send', 'while X was answering'],
  ['response', 'before the answer was recorded'],
  ['record', 'after the answer was recorded'],
  ['during_reconcile', 'while it was being looked up'],
])('killed at %s (%s), a post is on X once and known to be', async (failpoint) => {
  const { stage } = on;
  const actor = await stage.actor(`killed_${failpoint.slice(0, 8)}`);
  stage.sandbox.control.fault({ kind: 'duplicate_guard', on: false });
  if (failpoint === 'during_reconcile') {
    stage.sandbox.control.fault({ kind: 'reset_after', endpoint: 'create' });
  }
  const id = await stage.schedule(actor, `killed at ${failpoint}`);
  const { ended } = workerProcess(stage, { failpoint });
  expect(await ended).toBe('SIGKILL');

  stage.work();
  const [row] = await stage.settled([id]);
  const live = stage.sandbox.control
    .truth()
    .posts.filter((post) => post.username === actor.username);
  expect(live).toHaveLength(1);
  expect(row).toMatchObject({ status: 'posted', tries: 0, external_ids: [live[0]?.id] });
});

it('killed between the answer to a refresh and noting it, the account asks for a reconnect', async () => {
  const { stage } = on;
  const actor = await stage.actor('killed_token');
  await stage.asOwner(`update social_accounts set token_expires_at = now()`);
  const id = await stage.schedule(actor, 'killed during the refresh');
  const { ended } = workerProcess(stage, { failpoint: 'during_refresh' });
  expect(await ended).toBe('SIGKILL');

  // Nobody waits for the dead one for longer than it had.
  await stage.asOwner(`update social_accounts set refreshing_until = now()`);
  stage.work();
  const [row] = await stage.settled([id]);
  expect(row).toMatchObject({ status: 'held', hold_reason: 'reconnect' });
  await stage.signIn(actor.workspaceId, actor.username);
  await stage.settled([id], ['posted']);
  expect(stage.liveTexts('killed_token')).toEqual(['killed during the refresh']);
});

it('told to end, a worker process ends what it has begun and exits in order', async () => {
  const { stage } = on;
  const actor = await stage.actor('ended');
  const { control } = stage.sandbox;
  // Long enough to be told while the first is under way, however busy the machine.
  control.fault({ kind: 'slow', endpoint: 'create', delayMs: 2_000, times: 'always' });
  const limits = { ...calmLimits, stopMs: 20_000 };
  const { child, ready, ended } = workerProcess(stage, { limits });
  await ready;
  const calls = () => control.truth().calls.create ?? 0;
  const before = calls();
  const [first, second] = await stage.scheduleMany(actor, ['begun', 'not begun']);
  await expect.poll(calls, { interval: 5 }).toBe(before + 1);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(await stage.row(first as string)).toMatchObject({
    status: 'posted',
    outcomes: ['posted'],
  });
  expect(await stage.row(second as string)).toMatchObject({ status: 'pending', attempt: 0 });
});
