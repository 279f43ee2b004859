import { expect, it } from 'vitest';
import { withWorkspace } from '#api/db/tenant.ts';
import { readFollowers } from '#api/domains/metrics/read-followers.ts';
import {
  type Actor,
  calmLimits,
} from '#api/domains/publishing/engine/testing/publisher-harness.ts';
import { DAY, metricsFixture } from '#api/testing/fixtures/metrics-fixture.ts';
import { freshAccessToken, loseAccountsOf, suspendAccount } from '../public.ts';

const on = metricsFixture();

const LATER = 3_600_000;
const notificationsOf = ({ workspaceId }: Actor) =>
  on.stage.asOwner(`select type, title, message, link from notifications
    where workspace_id = '${workspaceId}' order by triggered_at`);
const revoke = ({ username }: Actor) =>
  on.stage.sandbox.control.fault({ kind: 'revoked_token', username });
/** Nothing was due when it became known: not by a worker, but by whatever else asks X. */
const held = { status: 'held', hold_reason: 'reconnect', lease_until: null };

async function desk(username: string) {
  const actor = await on.stage.actor(username);
  const [one = '', two = '', third = ''] = await on.stage.scheduleMany(actor, [
    { parts: ['to come'], inMs: LATER },
    { parts: ['to come later'], inMs: 2 * LATER },
    { parts: ['of nobody to approve'], inMs: LATER },
  ]);
  await on.stage.asOwner(`update scheduled_posts set status = 'held', hold_reason = 'moderation'
    where id = '${third}'`);
  return { actor, pending: [one, two], other: third };
}

it('that X has revoked holds its pending posts when that is known, and tells once', async () => {
  const { actor, pending, other } = await desk('x_revoked');
  const apart = await desk('x_apart');
  revoke(actor);
  await readFollowers(on.ctx);
  const why = 'X no longer accepts @x_revoked. Sign in with X again to reconnect it.';
  for (const id of pending) {
    expect(await on.stage.row(id)).toMatchObject({ ...held, detail: why, tries: 0 });
  }
  expect(await on.stage.row(other)).toMatchObject({ hold_reason: 'moderation' });
  for (const id of apart.pending)
    expect(await on.stage.row(id)).toMatchObject({ status: 'pending' });
  const told = [
    {
      type: 'reconnect_x',
      title: 'Reconnect @x_revoked',
      message:
        'X no longer accepts @x_revoked. Its posts stay on hold until you sign in with X again.',
      link: '/social-connections',
    },
  ];
  expect(await notificationsOf(actor)).toEqual(told);
  await on.pass(DAY);
  await readFollowers(on.ctx);
  const { ctx } = on;
  await expect(freshAccessToken(ctx, actor.workspaceId, actor.accountId)).rejects.toThrow(why);
  expect(await notificationsOf(actor)).toEqual(told);
  expect(await notificationsOf(apart.actor)).toEqual([]);
});

it('that is connected again lets go exactly what waited for it, and each goes out once', async () => {
  const { actor, pending, other } = await desk('x_back');
  const { workspaceId } = actor;
  revoke(actor);
  await readFollowers(on.ctx);
  for (const id of pending) expect(await on.stage.row(id)).toMatchObject(held);
  // As an older process has left it: held for the same, with another text.
  const older = await on.stage.schedule(actor, { parts: ['held before'], inMs: LATER });
  await on.stage.asOwner(`update scheduled_posts set status = 'held', hold_reason = 'reconnect',
    detail = 'Reconnect', detail_message = null where id = '${older}'`);
  on.stage.sandbox.control.fault({ kind: 'clear' });
  await on.stage.signIn(workspaceId, 'x_back');
  on.stage.work(calmLimits);
  const back = [...pending, older];
  await expect
    .poll(async () =>
      (await Promise.all(back.map((id) => on.stage.row(id)))).map((row) => row.status),
    )
    .toEqual(['pending', 'pending', 'pending']);
  expect(await on.stage.row(other)).toMatchObject({ status: 'held', hold_reason: 'moderation' });
  await on.stage.asOwner(`update scheduled_posts set scheduled_time = now(), not_before = now()
    where workspace_id = '${workspaceId}' and status = 'pending'`);
  await on.stage.settled(back, ['posted']);
  expect(on.stage.liveTexts('x_back').toSorted()).toEqual([
    'held before',
    'to come',
    'to come later',
  ]);
  await on.stage.rest();
});

it.each([
  [
    'X suspends',
    'X has suspended or locked @',
    (ctx: typeof on.ctx, { workspaceId, accountId }: Actor) =>
      suspendAccount(ctx, workspaceId, accountId),
  ],
  [
    'its member leaves',
    'The member who connected this account left. Reconnect it.',
    (ctx: typeof on.ctx, { workspaceId }: Actor) =>
      withWorkspace(ctx.db, workspaceId, async (tx) => {
        const [member] = await tx
          .selectFrom('workspace_members')
          .select('user_id as id')
          .where('workspace_id', '=', workspaceId)
          .execute();
        await loseAccountsOf(tx, workspaceId, member?.id ?? '');
      }),
  ],
] as const)('that %s holds its posts the same way', async (name, why, lose) => {
  const { actor, pending } = await desk(name === 'X suspends' ? 'x_locked' : 'x_left');
  await lose(on.ctx, actor);
  await lose(on.ctx, actor);
  for (const id of pending) {
    const row = await on.stage.row(id);
    expect(row).toMatchObject(held);
    expect(row.detail).toContain(why);
  }
  expect(await notificationsOf(actor)).toHaveLength(1);
});

it('what a worker has just now is left to it, and what is scheduled meanwhile waits when it is due', async () => {
  const { actor, pending } = await desk('x_busy');
  const [busy = ''] = pending;
  await on.stage.asOwner(`update scheduled_posts set status = 'publishing', attempt = 1,
    lease_until = now() + interval '1 minute' where id = '${busy}'`);
  revoke(actor);
  await readFollowers(on.ctx);
  expect(await on.stage.row(busy)).toMatchObject({ status: 'publishing', attempt: 1 });
  await on.stage.asOwner(`update scheduled_posts set status = 'held', lease_until = null
    where id = '${busy}'`);
  const late = await on.stage.schedule(actor, 'scheduled while it is lost');
  on.stage.work(calmLimits);
  const [row] = await on.stage.settled([late]);
  expect(row).toMatchObject({ ...held, outcomes: [] });
  expect(await notificationsOf(actor)).toHaveLength(1);
  await on.stage.rest();
});
