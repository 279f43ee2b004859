import { expect, it } from 'vitest';
import type { Actor } from '#api/domains/publishing/engine/testing/publisher-harness.ts';
import { metricsFixture } from '#api/testing/fixtures/metrics-fixture.ts';
import { checkConnections } from '../check-connections.ts';

const on = metricsFixture();

const HOUR_MS = 3_600_000;

async function desk(username: string, inMs: number) {
  const actor = await on.stage.actor(username);
  const [post = ''] = await on.stage.scheduleMany(actor, [{ parts: [username], inMs }]);
  await on.stage.asOwner(`update social_accounts set token_expires_at = now() - interval '1 hour'
    where id = '${actor.accountId}'`);
  return { actor, post };
}

const isFresh = async ({ accountId }: Actor) => {
  const [row] = (await on.stage.asOwner(
    `select token_expires_at > now() as fresh from social_accounts where id = '${accountId}'`,
  )) as [{ fresh: boolean }];
  return row.fresh;
};

it('finds out before a post is due that X has revoked its account, and asks of no other', async () => {
  const soon = await desk('x_soon', HOUR_MS);
  const lost = await desk('x_gone', HOUR_MS);
  const later = await desk('x_later', 3 * HOUR_MS);
  on.stage.sandbox.control.fault({ kind: 'revoked_token', username: 'x_gone' });
  await checkConnections(on.ctx);
  expect(await on.stage.row(lost.post)).toMatchObject({ status: 'held', hold_reason: 'reconnect' });
  const told = await on.stage.asOwner(
    `select type from notifications where workspace_id = '${lost.actor.workspaceId}'`,
  );
  expect(told).toEqual([{ type: 'reconnect_x' }]);
  expect(await on.stage.row(soon.post)).toMatchObject({ status: 'pending' });
  expect(await isFresh(soon.actor)).toBe(true);
  expect(await isFresh(later.actor)).toBe(false);
});

it('leaves everything as it is while X is away', async () => {
  const { actor, post } = await desk('x_away', HOUR_MS);
  on.stage.sandbox.control.fault({ kind: 'server_error', endpoint: 'token', times: 'always' });
  await checkConnections(on.ctx);
  expect(await on.stage.row(post)).toMatchObject({ status: 'pending' });
  expect(await isFresh(actor)).toBe(false);
});
