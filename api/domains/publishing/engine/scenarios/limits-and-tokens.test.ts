import { expect, it } from 'vitest';
import { calmLimits } from '../testing/publisher-harness.ts';
import { publishingHarness } from '../testing/publishing-harness.ts';

const on = publishingHarness();
const create = { endpoint: 'create' } as const;

const msUntil = async (what: string) => {
  const [{ ms }] = (await on.stage.asOwner(
    `select extract(epoch from (${what}) - clock_timestamp())::float8 * 1000 as ms`,
  )) as [{ ms: number }];
  return ms;
};

it('waits for the reset of a 429, with all posts of that account and none of the others', async () => {
  const { stage } = on;
  const limited = await stage.actor('limited');
  const free = await stage.actor('not_limited');
  stage.sandbox.control.fault({ kind: 'rate_limited', ...create, resetSeconds: 20 });
  stage.work(calmLimits);
  const begun = performance.now();
  const [first, second] = await stage.scheduleMany(limited, ['asked to wait', 'waits along']);
  // It waits before it is tried too.
  await expect
    .poll(async () => (await stage.row(first as string)).outcomes)
    .toEqual(['rate_limited']);
  const other = await stage.schedule(free, 'not asked to wait');
  await stage.settled([other]);
  const row = await stage.row(first as string);
  expect(row).toMatchObject({ status: 'pending', tries: 0, outcomes: ['rate_limited'] });
  expect(row.detail).toContain('wait');
  expect(stage.liveTexts()).toEqual(['not asked to wait']);
  expect(await stage.row(second as string)).toMatchObject({ status: 'pending', attempt: 0 });
  const until = `select limited_until from social_accounts where id = '${limited.accountId}'`;
  const wait = await msUntil(until);
  expect(wait).toBeGreaterThan(19_000 - (performance.now() - begun));
  expect(wait).toBeLessThan(26_500);

  // The reset has come.
  await stage.asOwner(
    `update social_accounts set limited_until = now() where limited_until is not null`,
  );
  await stage.asOwner(`update scheduled_posts set not_before = now() where status = 'pending'`);
  await stage.asOwner(`notify troupe_publishing`);
  await stage.settled([first as string, second as string]);
  expect(stage.liveTexts('limited').toSorted()).toEqual(['asked to wait', 'waits along']);
});

it('refreshes a token that ran out, once for all who need it', async () => {
  const { stage } = on;
  const actor = await stage.actor('ran_out');
  await stage.asOwner(`update social_accounts set token_expires_at = now()`);
  const before = stage.sandbox.control.truth().calls.token ?? 0;
  stage.work(calmLimits);
  stage.work(calmLimits);
  const texts = ['one', 'two', 'three', 'four'].map((text) => `${text} with a new token`);
  const rows = await stage.settled(await stage.scheduleMany(actor, texts));
  expect(rows.map(({ status }) => status)).toEqual(Array(4).fill('posted'));
  expect(stage.liveTexts('ran_out')).toEqual(texts);
  expect(stage.sandbox.control.truth().calls.token).toBe(before + 1);
});

it('refreshes once when X no longer takes a token that looked good, then sends', async () => {
  const { stage } = on;
  const actor = await stage.actor('cut_short');
  stage.sandbox.control.fault({ kind: 'expired_token', username: 'cut_short' });
  stage.work(calmLimits);
  const [row] = await stage.settled([await stage.schedule(actor, { parts: ['a', 'b', 'c'] })]);
  expect(row).toMatchObject({
    status: 'posted',
    outcomes: ['rejected', 'posted', 'posted', 'posted'],
  });
  expect(stage.liveTexts('cut_short')).toEqual(['a', 'b', 'c']);
});

it('holds all posts of an account that X no longer takes, and sends them after a reconnect', async () => {
  const { stage } = on;
  const actor = await stage.actor('gone');
  stage.sandbox.control.fault({ kind: 'revoked_token', username: 'gone' });
  stage.work(calmLimits);
  const due = await stage.schedule(actor, 'held for a reconnect');
  const later = await stage.schedule(actor, { parts: ['due much later'], inMs: 3_600_000 });
  const rows = await stage.settled([due, later]);
  for (const row of rows) {
    expect(row).toMatchObject({ status: 'held', hold_reason: 'reconnect', tries: 0 });
    expect(row.detail).toContain('Sign in with X again');
  }
  expect(stage.liveTexts('gone')).toEqual([]);

  await stage.signIn(actor.workspaceId, 'gone');
  await stage.settled([due], ['posted']);
  expect(stage.liveTexts('gone')).toEqual(['held for a reconnect']);
  expect(await stage.row(later)).toMatchObject({ status: 'pending', hold_reason: null });
});

it('does not hold or fail anything while X cannot refresh for a moment', async () => {
  const { stage } = on;
  const actor = await stage.actor('moment');
  await stage.asOwner(
    `update social_accounts set token_expires_at = now() where id = '${actor.accountId}'`,
  );
  stage.sandbox.control.fault({ kind: 'server_error', endpoint: 'token', times: 2 });
  stage.work(calmLimits);
  const [row] = await stage.settled([await stage.schedule(actor, 'after a moment')]);
  expect(row).toMatchObject({ status: 'posted', tries: 0, outcomes: ['posted'] });
});

it('asks for no new token before X allows it', async () => {
  const { stage } = on;
  const actor = await stage.actor('token_limit');
  const free = await stage.actor('token_free');
  await stage.asOwner(
    `update social_accounts set token_expires_at = now() where id = '${actor.accountId}'`,
  );
  const { control } = stage.sandbox;
  control.fault({ kind: 'rate_limited', endpoint: 'token', resetSeconds: 300, times: 'always' });
  const before = control.truth().calls.token ?? 0;
  stage.work(calmLimits);
  const ids = await stage.scheduleMany(actor, ['waits for a token', 'waits along']);
  await expect
    .poll(async () => (await stage.row(ids[0] as string)).detail)
    .toContain('X cannot be reached');
  // Whatever else there is to do is done meanwhile.
  await stage.settled(await stage.scheduleMany(free, ['goes on', 'and on', 'and on and on']));
  expect(control.truth().calls.token).toBe(before + 1);
  const until = `select limited_until from social_accounts where id = '${actor.accountId}'`;
  expect(await msUntil(until)).toBeGreaterThan(200_000);
});

it.each([
  ['no_credit', 'The X app is out of credits.'],
  ['usage_capped', 'monthly limit'],
] as const)('%s is final and says what to do', async (kind, said) => {
  const { stage } = on;
  const actor = await stage.actor(`refused_${kind.slice(0, 5)}`);
  stage.sandbox.control.fault({ kind, ...create });
  stage.work(calmLimits);
  const [row] = await stage.settled([await stage.schedule(actor, `refused by ${kind}`)]);
  expect(row).toMatchObject({ status: 'failed', outcomes: ['rejected'] });
  expect(row?.detail).toContain(said);
});

it.each([
  ['$BTC and $ETH today', 'only one cashtag'],
  ['a'.repeat(281), 'longer than this account may post'],
])('what X refuses by its rules fails with the rule in plain words: %s', async (text, said) => {
  const { stage } = on;
  const actor = await stage.actor(`rules_${text.length}`);
  stage.work(calmLimits);
  const [row] = await stage.settled([await stage.schedule(actor, text)]);
  expect(row).toMatchObject({ status: 'failed', outcomes: ['rejected'] });
  expect(row?.detail).toContain(said);
  expect(stage.liveTexts(actor.username)).toEqual([]);
});

it('a reply to somebody who did not ask fails with the way that is left', async () => {
  const { stage } = on;
  const [author, stranger] = [await stage.actor('author'), await stage.actor('stranger')];
  stage.work(calmLimits);
  const [posted] = await stage.settled([await stage.schedule(author, 'I talk to nobody')]);
  const replyToId = posted?.external_ids[0] as string;
  const id = await stage.schedule(stranger, { parts: ['hear me'], replyToId });
  const [row] = await stage.settled([id]);
  expect(row?.status).toBe('failed');
  expect(row?.detail).toContain('reply there');
});

it('gives up after five tries that something in front of X refused', async () => {
  const { stage } = on;
  const actor = await stage.actor('poison');
  stage.sandbox.control.fault({ kind: 'web_page', ...create, times: 'always' });
  stage.work(calmLimits);
  const [row] = await stage.settled([await stage.schedule(actor, 'poison')]);
  expect(row).toMatchObject({ status: 'failed', tries: 5, outcomes: Array(5).fill('unsent') });
  expect(row?.detail).toContain('Stopped after 5 tries');
  stage.sandbox.control.fault({ kind: 'clear' });
  const [next] = await stage.settled([await stage.schedule(actor, 'the queue flows on')]);
  expect(next?.status).toBe('posted');
});
