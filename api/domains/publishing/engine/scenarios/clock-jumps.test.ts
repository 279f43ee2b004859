import { once } from 'node:events';
import { expect, it } from 'vitest';
import type { Settings } from '#shared/contracts/settings.ts';
import { publishingHarness } from '../testing/publishing-harness.ts';
import { workerProcess } from '../testing/worker-process.ts';

const on = publishingHarness();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const create = { endpoint: 'create' } as const;
const roomy = (settings: Settings) => {
  settings.automation.maxPostsPerDay = 50;
  settings.api.rateLimits.postsPerHour = 100;
};

/** Started, and told to let its clock jump when asked; answers what its clock says then. */
async function jumpingWorker(ms: number) {
  const address = `${import.meta.resolve('../testing/skewed-clock.ts')}?ms=${ms}`;
  const { child, ready } = workerProcess(on.stage, {
    program: ['--import', 'tsx', '--import', address, 'api/server/main.ts'],
  });
  await ready;
  return async () => {
    const said = once(child.stdout as NonNullable<typeof child.stdout>, 'data');
    child.kill('SIGUSR2');
    return Date.parse(String((await said)[0]).trim());
  };
}

const statusOf = async (id: string) => {
  const { status, lease_until: lease } = await on.stage.row(id);
  return lease ? 'taken' : status;
};
const settled = (id: string, status: string) =>
  expect.poll(() => statusOf(id), { interval: 50 }).toBe(status);

it.each([
  ['forward', HOUR],
  ['back', -HOUR],
])(
  "a worker's clock that jumps an hour %s changes nothing that is due",
  async (direction, ms) => {
    const { stage } = on;
    const { control } = stage.sandbox;
    const [plain, ending, lasting, limited] = await Promise.all(
      ['plain', 'ending', 'lasting', 'limited'].map((name) => stage.actor(`${name}_${direction}`)),
    );
    if (!plain || !ending || !lasting || !limited) throw new Error('no actors');
    await stage.settings(plain, roomy);
    const expiry = (accountId: string, minutes: number) =>
      stage.asOwner(`update social_accounts set token_expires_at =
      now() + interval '${minutes} minutes' where id = '${accountId}'`);
    await expiry(ending.accountId, 4);
    // An hour forward this one would be over.
    await expiry(lasting.accountId, 30);
    const refreshed = control.truth().calls.token ?? 0;

    const jump = await jumpingWorker(ms);
    control.fault({ kind: 'slow', ...create, delayMs: 400 });
    const calls = () => control.truth().calls.create ?? 0;
    const before = calls();
    const begun = await stage.schedule(plain, `in flight as the clock jumps ${direction}`);
    await expect.poll(calls, { interval: 5 }).toBe(before + 1);
    const told = await jump();
    expect(Math.abs(told - Date.now() - ms)).toBeLessThan(MINUTE);
    await settled(begun, 'posted');

    // X's reset is told as a time of X's clock, and its timeline is asked from a time on.
    control.fault({ kind: 'rate_limited', ...create, resetSeconds: 20 });
    const waiting = await stage.schedule(limited, `asked to wait ${direction}`);
    const outcomes = async () => (await stage.row(waiting)).outcomes;
    await expect.poll(outcomes).toEqual(['rate_limited']);
    const [{ wait }] =
      (await stage.asOwner(`select extract(epoch from limited_until - now())::float8
    as wait from social_accounts where id = '${limited.accountId}'`)) as [{ wait: number }];
    expect(wait).toBeGreaterThan(10);
    expect(wait).toBeLessThan(26.5);
    await settled(waiting, 'pending');
    control.fault({ kind: 'reset_after', ...create });
    const lost = await stage.schedule(plain, `its answer is lost ${direction}`);
    await settled(lost, 'posted');

    const [later, soon, late, tooLate] = await stage.scheduleMany(plain, [
      { parts: [`half an hour later ${direction}`], inMs: HOUR / 2 },
      { parts: [`soon ${direction}`], inMs: 700 },
      { parts: [`half an hour late ${direction}`], inMs: -HOUR / 2 },
      { parts: [`an hour and a half late ${direction}`], inMs: -1.5 * HOUR },
    ]);
    const tokens = [
      await stage.schedule(ending, `with a new token ${direction}`),
      await stage.schedule(lasting, `with the same token ${direction}`),
    ];
    for (const id of [soon, late, ...tokens]) await settled(id as string, 'posted');
    await settled(tooLate as string, 'held');

    expect(await stage.row(later as string)).toMatchObject({ status: 'pending', attempt: 0 });
    expect(control.truth().calls.token).toBe(refreshed + 1);
    const live = control.truth().posts.filter(({ username }) => username === plain.username);
    expect(live.map(({ text }) => text).toSorted()).toEqual([
      `half an hour late ${direction}`,
      `in flight as the clock jumps ${direction}`,
      `its answer is lost ${direction}`,
      `soon ${direction}`,
    ]);
    const [{ early }] = (await stage.asOwner(
      `select scheduled_time > '${
        live.find(({ text }) => text.startsWith('soon'))?.createdAt
      }' as early from scheduled_posts where id = '${soon}'`,
    )) as [{ early: boolean }];
    expect(early).toBe(false);
  },
  180_000,
);
