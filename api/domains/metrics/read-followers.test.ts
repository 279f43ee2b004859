import { expect, it } from 'vitest';
import type { Actor } from '#api/domains/publishing/engine/testing/publisher-harness.ts';
import { DAY, metricsFixture } from '#api/testing/fixtures/metrics-fixture.ts';
import { readFollowers } from './read-followers.ts';

const on = metricsFixture();

const read = () => readFollowers(on.ctx);
const asked = () => on.stage.sandbox.control.truth().calls.me ?? 0;
const account = async ({ accountId }: Actor) =>
  (
    await on.stage.asOwner(`select followers, subscription_type, needs_reconnect,
    round(extract(epoch from figures_due_at - now()) / 60)::int as due
    from social_accounts where id = '${accountId}'`)
  )[0] as {
    followers: number;
    subscription_type: string;
    needs_reconnect: boolean;
    due: number;
  };
const days = async ({ accountId }: Actor) =>
  (await on.stage.asOwner(`select followers, day = current_date as today from follower_snapshots
    where account_id = '${accountId}' order by day`)) as { followers: number; today: boolean }[];
/** Somebody connected, and what X says of them. */
const person = async (username: string) => {
  const actor = await on.stage.actor(username);
  const { followers } = await account(actor);
  await on.stage.asOwner(`update social_accounts set followers = 1, subscription_type = 'None'
    where id = '${actor.accountId}'`);
  return { actor, followers };
};

it('counts the followers of each account once a UTC day, and says so on the account', async () => {
  const { actor, followers } = await person('nell_blocktime');
  await read();
  await read();
  expect(await account(actor)).toMatchObject({ followers, subscription_type: 'Premium' });
  expect(await days(actor)).toEqual([{ followers, today: true }]);
  const before = asked();
  await on.pass(DAY + 60);
  await read();
  await read();
  expect(asked() - before).toBe(1);
  expect(await days(actor)).toEqual([
    { followers, today: false },
    { followers, today: true },
  ]);
});

it('asks once for each account however many workers there are', async () => {
  const people = await Promise.all(['w_one', 'w_two', 'w_three'].map(person));
  const before = asked();
  await Promise.all([read(), read(), read()]);
  expect(asked() - before).toBe(3);
  for (const { actor, followers } of people) {
    expect(await days(actor)).toEqual([{ followers, today: true }]);
  }
});

it('comes back in ten minutes while X is down, and the account stays connected', async () => {
  const { actor, followers } = await person('down_today');
  on.stage.sandbox.control.fault({ kind: 'server_error', endpoint: 'me' });
  await read();
  expect(await account(actor)).toMatchObject({ followers: 1, needs_reconnect: false, due: 10 });
  await on.pass(11);
  await read();
  expect(await account(actor)).toMatchObject({ followers });
});

it('leaves an account alone that is not connected any more', async () => {
  const { actor } = await person('gone_person');
  on.stage.sandbox.control.fault({ kind: 'revoked_token', username: 'gone_person' });
  await read();
  expect(await account(actor)).toMatchObject({ needs_reconnect: true });
  const before = asked();
  await on.pass(2 * DAY);
  await on.stage.asOwner(`delete from social_accounts where id <> '${actor.accountId}'`);
  await read();
  expect(asked()).toBe(before);
  expect((await account(actor)).due).toBeLessThan(0);
});

it('asks nothing where analytics tracking is off', async () => {
  const { actor } = await person('untracked');
  await on.stage.settings(actor, ({ privacy }) => {
    privacy.analyticsTracking = false;
  });
  const before = asked();
  await read();
  expect(asked()).toBe(before);
  expect((await account(actor)).due).toBe(DAY);
});

it('asks once a day too where X leaves the number of followers out', async () => {
  const { actor } = await person('uncounted');
  const before = asked();
  const me: typeof on.ctx.x.me = async (token) => ({
    ...(await on.ctx.x.me(token)),
    followers: null,
  });
  await readFollowers({ ...on.ctx, x: { ...on.ctx.x, me } });
  expect(await account(actor)).toMatchObject({ followers: 1, due: DAY });
  await on.pass(60);
  await read();
  expect(asked() - before).toBe(1);
});
