import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import {
  createWatchRule,
  deleteWatchRule,
  listWatchlist,
  switchWatchRule,
  unwatchCoin,
  watchCoin,
} from '#shared/contracts/watchlist.ts';
import { market, watcherNamed } from './testing/watcher.ts';

const app = testApp();
const { price } = market(app);
const bitcoin = { body: { coinId: 'bitcoin' } };

describe('a watchlist', () => {
  it('has the coins that its person adds, with their newest price and a day of history', async () => {
    const { user, coinId } = await watcherNamed(app, 'list_prices');
    for (const [ago, value] of [
      ['25 hours', 1],
      ['23 hours', 10],
      ['61 minutes', 11],
      ['2 minutes', 12.5],
    ] as const) {
      await price(coinId, value, { ago, change: 25 });
    }
    const added = await user.call(watchCoin, bitcoin);
    expect(added).toMatchObject({ coinId: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', rules: [] });
    const [first, second, ...more] = await user.call(listWatchlist);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ coinId, price: 12.5, change24h: 25, history: [10, 11, 12.5] });
    expect(Date.now() - Date.parse(first?.pricedAt ?? '')).toBeLessThan(5 * 60_000);
    expect(second).toMatchObject({ coinId: 'bitcoin' });
    await user.call(unwatchCoin, { params: { id: second?.id ?? '' } });
    expect(await user.call(listWatchlist)).toHaveLength(1);
  });

  it('takes only coins that the market knows, each once, at most 50', async () => {
    const { user, workspaceId } = await watcherNamed(app, 'list_limits');
    const unknown = { body: { coinId: 'no-such-coin-anywhere' } };
    expect(await user.refused(watchCoin, unknown)).toMatchObject({ status: 404 });
    await user.call(watchCoin, bitcoin);
    expect(await user.refused(watchCoin, bitcoin)).toMatchObject({
      status: 409,
      message: 'You are already watching Bitcoin.',
    });
    await app.asOwner(`
      insert into watched_coins (workspace_id, coin_id, symbol, name)
      select '${workspaceId}', 'filler-' || n, 'F', 'Filler' from generate_series(1, 47) n`);
    const both = ['ethereum', 'solana'].map((coinId) =>
      user.fetch(watchCoin.path, {
        method: 'POST',
        body: JSON.stringify({ coinId }),
        headers: { 'content-type': 'application/json' },
      }),
    );
    const statuses = (await Promise.all(both)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409]);
    expect(await user.call(listWatchlist)).toHaveLength(50);
  });

  it('belongs to one workspace', async () => {
    const mine = await watcherNamed(app, 'list_mine');
    const rule = await mine.add({ kind: 'price_above', threshold: 1 });
    const [coin] = await mine.user.call(listWatchlist);
    const other = await app.signIn('list_other');
    expect(await other.call(listWatchlist)).toEqual([]);
    const params = { id: rule.id };
    const refused = [
      await other.refused(unwatchCoin, { params: { id: coin?.id } }),
      await other.refused(switchWatchRule, { params, body: { isOn: false } }),
      await other.refused(deleteWatchRule, { params }),
      await other.refused(createWatchRule, {
        body: { coinId: mine.coinId, kind: 'price_above', threshold: 1 },
      }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await mine.ruleNow(rule.id)).toEqual(rule);
  });
});

describe('a rule', () => {
  it('is added, switched and deleted', async () => {
    const { add, user, ruleNow } = await watcherNamed(app, 'rule_life');
    const rule = await add({ kind: 'percent_change', threshold: -5, windowMinutes: 360 });
    expect(rule).toMatchObject({
      kind: 'percent_change',
      threshold: -5,
      windowMinutes: 360,
      keyword: null,
      isOn: true,
      armed: true,
      lastFiredAt: null,
    });
    const params = { id: rule.id };
    const off = await user.call(switchWatchRule, { params, body: { isOn: false } });
    expect(off).toEqual({ ...rule, isOn: false });
    await user.call(deleteWatchRule, { params });
    expect(await ruleNow(rule.id)).toBeUndefined();
    expect(await user.refused(deleteWatchRule, { params })).toMatchObject({ status: 404 });
  });

  it('keeps only what its kind needs', async () => {
    const { add } = await watcherNamed(app, 'rule_parts');
    const all = { threshold: 3, windowMinutes: 60, keyword: ' ETF ' } as const;
    expect(await add({ kind: 'news_keyword', ...all })).toMatchObject({
      threshold: null,
      windowMinutes: null,
      keyword: 'ETF',
    });
    expect(await add({ kind: 'volume_spike', ...all })).toMatchObject({
      threshold: 3,
      windowMinutes: null,
      keyword: null,
    });
  });

  it('a coin has at most ten, also when they come at once', async () => {
    const { coinId, user } = await watcherNamed(app, 'rule_ten');
    const send = (threshold: number) =>
      user.fetch(createWatchRule.path, {
        method: 'POST',
        body: JSON.stringify({ coinId, kind: 'price_above', threshold }),
        headers: { 'content-type': 'application/json' },
      });
    const sent = await Promise.all(Array.from({ length: 12 }, (_, at) => send(at + 1)));
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(10);
    const [refused] = sent.filter(({ status }) => status !== 201);
    expect(await refused?.json()).toMatchObject({ message: 'A coin can have at most 10 rules.' });
  });

  it.each([
    [{ kind: 'price_above' }, 'threshold', 'Price must be more than 0'],
    [{ kind: 'price_below', threshold: -1 }, 'threshold', 'Price must be more than 0'],
    [{ kind: 'price_below', threshold: 'x' }, 'threshold', 'Threshold must be a number'],
    [{ kind: 'percent_change', threshold: 5 }, 'windowMinutes', 'Window is required'],
    [
      { kind: 'percent_change', threshold: 5, windowMinutes: 61 },
      'windowMinutes',
      'Window must be 60, 360 or 1440 minutes',
    ],
    [
      { kind: 'percent_change', threshold: 0.01, windowMinutes: 60 },
      'threshold',
      'Percent must be from 0.1 to 1,000',
    ],
    [{ kind: 'volume_spike', threshold: 1 }, 'threshold', 'Times must be from 1.1 to 100'],
    [{ kind: 'sentiment_shift', threshold: 3 }, 'threshold', 'Shift must be from 0.05 to 2'],
    [{ kind: 'news_keyword', keyword: ' ! ' }, 'keyword', 'Keyword is required'],
    [{ kind: 'magic' }, 'kind', 'Kind is not one of the known kinds'],
  ])('%j is refused', async (rule, path, message) => {
    const { coinId, user } = await watcherNamed(app, 'rule_refused');
    const refused = await user.refused(createWatchRule, { body: { coinId, ...rule } });
    expect(refused).toMatchObject({ status: 422, issues: [{ path, message }] });
  });
});

it('50 coins with a month of minutes are answered in time', async () => {
  const { user, workspaceId } = await watcherNamed(app, 'list_fast');
  await app.asOwner(`
    insert into watched_coins (workspace_id, coin_id, symbol, name)
    select '${workspaceId}', 'fast-' || n, 'F', 'Fast' from generate_series(1, 49) n;
    insert into coin_prices (coin_id, taken_at, price)
    select 'fast-' || n, clock_timestamp() - make_interval(mins => m), m
    from generate_series(1, 49) n, generate_series(1, 2880) m;
    analyze coin_prices`);
  await user.call(listWatchlist);
  const begun = performance.now();
  const coins = await user.call(listWatchlist);
  // The limit only catches a change of order, on a busy machine too.
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(coins[1]?.history).toHaveLength(48);
});
