import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshMarketJob } from '#api/queue/recurring-jobs.ts';
import { testApp } from '#api/testing/app.ts';
import { getNewsTrends } from '#shared/contracts/market.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { createWatchRule, watchCoin } from '#shared/contracts/watchlist.ts';
import { startMarketSandbox } from '#tools/sandbox/market/market-sandbox.ts';

const sandbox = await startMarketSandbox(0);
const app = testApp({
  MARKET: 'live',
  COINGECKO_URL: sandbox.coinGeckoUrl,
  FEAR_GREED_URL: sandbox.fearGreedUrl,
  NEWS_FEEDS: sandbox.feeds.map(({ url }) => url).join(),
});
afterAll(() => sandbox.stop());

beforeEach(async () => {
  sandbox.control({ kind: 'clear' });
  // An hour that ends in the middle of a test would bring new headlines.
  sandbox.control({ kind: 'clock', now: Date.now() });
  sandbox.heard.length = 0;
  await app.asOwner('delete from market_feeds; delete from coin_prices; delete from news_items');
});

const refresh = () => app.recur(refreshMarketJob);
const makeDue = () => app.asOwner(`update market_feeds set next_fetch_at = now()`);
const asked = (path: string) => sandbox.heard.filter((call) => call.path.includes(path)).length;
const feed = async (name: string) =>
  (
    await app.asOwner(`
      select *, extract(epoch from next_fetch_at - clock_timestamp())::float8 as rest
      from market_feeds where name like '%${name}%'`)
  )[0] as Record<string, unknown> & { rest: number };

describe('the refresher', () => {
  it('reads everything once, and again only what is due', async () => {
    const began = performance.now();
    await refresh();
    await refresh();
    for (const path of ['/search/trending', '/simple/price', '/fng/', '/wire', '/chain', '/desk']) {
      expect(asked(path), path).toBe(1);
    }
    const waits = { trending: 285, prices: 165, 'fear-greed': 3_585, wire: 585 };
    for (const [name, seconds] of Object.entries(waits)) {
      const { rest } = await feed(name);
      // A part of it has passed since the feed was read.
      expect(rest, name).toBeLessThan(seconds + 5);
      expect(rest + (performance.now() - began) / 1000, name).toBeGreaterThan(seconds - 5);
    }
  });

  it('asks once however many workers wake at the same time', async () => {
    await Promise.all(Array.from({ length: 6 }, refresh));
    expect(asked('/search/trending')).toBe(1);
    expect(asked('/wire')).toBe(1);
    const [{ count }] = (await app.asOwner('select count(*)::int from coin_prices')) as [
      { count: number },
    ];
    expect(count).toBe(3);
  });

  it('shows a feed its marks, and keeps its headlines when nothing is new', async () => {
    await refresh();
    await makeDue();
    await refresh();
    const calls = sandbox.heard.filter(({ path }) => path.includes('/wire'));
    expect(calls[0]?.headers['if-none-match']).toBeUndefined();
    expect(calls[1]?.headers['if-none-match']).toMatch(/^"\w{16}"$/);
    expect(await app.asOwner('select 1 from news_items')).toHaveLength(36);
    expect((await feed('wire')).failing_since).toBeNull();
  });

  it('one feed that fails holds up no other, and what it said before stays', async () => {
    await refresh();
    await makeDue();
    sandbox.control({ kind: 'server_error', path: '/feeds/wire' });
    sandbox.control({ kind: 'not_json', path: '/api/v3/search' });
    await refresh();
    const wire = await feed('wire');
    expect(wire.problem).toBe('127.0.0.1 is out of order (503).');
    expect(wire.failing_since).not.toBeNull();
    expect((await feed('chain')).failing_since).toBeNull();
    expect((await feed('trending')).value).toHaveLength(15);
    expect(await app.asOwner('select 1 from news_items')).toHaveLength(36);
  });

  it('rests as long as it is asked to', async () => {
    sandbox.control({ kind: 'rate_limited', path: '/api/v3/simple', retryAfterSeconds: 1_000 });
    await refresh();
    expect((await feed('prices')).rest).toBeCloseTo(1_000, -1);
  });

  it('rests as long as it has failed already, up to an hour, and recovers', async () => {
    sandbox.control({ kind: 'server_error', path: '/api/v3/simple', times: 2 });
    await refresh();
    expect((await feed('prices')).rest).toBeCloseTo(165, -1);
    await app.asOwner(
      `update market_feeds set next_fetch_at = now(), failing_since = now() - interval '20 minutes'
       where name like '%prices'`,
    );
    await refresh();
    expect((await feed('prices')).rest).toBeCloseTo(1_200, -1);
    await app.asOwner(`update market_feeds set next_fetch_at = now() where name like '%prices'`);
    await refresh();
    expect(await feed('prices')).toMatchObject({ failing_since: null, problem: null });
    expect(await app.asOwner('select 1 from coin_prices')).toHaveLength(3);
  });

  it('leaves a feed to whoever has it, until they must be dead', async () => {
    await app.asOwner(
      `insert into market_feeds (name, next_fetch_at) values ('live:trending', now() + interval '1 minute')`,
    );
    await refresh();
    expect(asked('/search/trending')).toBe(0);
  });
});

describe('prices', () => {
  const watch = (coinIds: string[], username: string) =>
    app.asOwner(`
      insert into watched_coins (workspace_id, coin_id, symbol, name)
      select w.workspace_id, coin, 'X', 'X'
      from workspace_members w join users u on u.id = w.user_id,
        unnest('{${coinIds.join()}}'::text[]) coin where u.username = '${username}'`);

  it('are read for every coin that anybody watches, 250 at a time', async () => {
    await app.signIn('watcher_a');
    await app.signIn('watcher_b');
    const many = Array.from({ length: 260 }, (_, at) => `made-up-${at}`);
    await watch(['dogecoin'], 'watcher_a');
    await watch(['dogecoin', ...many], 'watcher_b');
    await refresh();
    expect(asked('/simple/price')).toBe(2);
    const rows = await app.asOwner('select coin_id from coin_prices order by 1');
    expect(rows.map((row) => (row as { coin_id: string }).coin_id)).toEqual([
      'bitcoin',
      'dogecoin',
      'ethereum',
      'solana',
    ]);
    await app.asOwner('delete from watched_coins');
  });

  it('that CoinGecko has not renewed are no new sample, and none lies in the future', async () => {
    sandbox.control({ kind: 'clock', now: Date.now() - 60_000 });
    await refresh();
    await makeDue();
    await refresh();
    expect(await app.asOwner('select 1 from coin_prices')).toHaveLength(3);
    sandbox.control({ kind: 'clock', now: Date.now() + 3_600_000 });
    await makeDue();
    await refresh();
    expect(await app.asOwner('select 1 from coin_prices')).toHaveLength(6);
    expect(
      await app.asOwner('select 1 from coin_prices where taken_at > clock_timestamp()'),
    ).toEqual([]);
  });
});

describe('headlines', () => {
  const headline = (title: string) =>
    sandbox.control({ kind: 'headline', feed: 'wire', title, summary: 'Told <b>here</b>.' });
  const stored = async (title: string) =>
    (await app.asOwner(`select * from news_items where title = '${title}'`))[0] as Record<
      string,
      unknown
    >;

  it('are stored with the mood and the coins that they name', async () => {
    headline('Bitcoin and $ETH rally to new highs as inflows surge');
    headline('Solana crashes after exploit drains millions');
    await refresh();
    const good = await stored('Bitcoin and $ETH rally to new highs as inflows surge');
    expect(good).toMatchObject({ coins: ['bitcoin', 'ethereum'], is_sandbox: false });
    expect(good.sentiment).toBeGreaterThan(0.3);
    expect(good.confidence).toBeGreaterThan(0.4);
    expect((await stored('Solana crashes after exploit drains millions')).sentiment).toBeLessThan(
      -0.3,
    );
  });

  it('are not stored twice', async () => {
    headline('First told');
    await refresh();
    headline('Second told');
    await makeDue();
    await refresh();
    expect(await app.asOwner('select 1 from news_items')).toHaveLength(38);
  });
});

it('a price that crosses a rule of somebody tells them', async () => {
  const user = await app.signIn('alerted');
  await user.call(watchCoin, { body: { coinId: 'solana' } });
  await user.call(createWatchRule, {
    body: { coinId: 'solana', kind: 'price_above', threshold: 1_000 },
  });
  sandbox.control({ kind: 'price', coinId: 'solana', usd: 990 });
  sandbox.control({ kind: 'clock', now: Date.now() - 60_000 });
  await refresh();
  expect(await user.call(listNotifications)).toEqual([]);
  sandbox.control({ kind: 'price', coinId: 'solana', usd: 1_010 });
  sandbox.control({ kind: 'clock', now: Date.now() });
  await makeDue();
  await refresh();
  expect(await user.call(listNotifications)).toMatchObject([
    { type: 'market_alert', coinSymbol: 'SOL' },
  ]);
  await app.asOwner('delete from watched_coins');
});

it('who changes the market sees nothing of the other', async () => {
  await refresh();
  await app.asOwner(`
    insert into market_feeds (name) values ('sandbox:trending');
    insert into coin_prices (coin_id, taken_at, price) values ('bitcoin', '2020-01-01', 1);
    insert into news_items (url, source, title, summary, published_at, sentiment, confidence, is_sandbox)
    values ('https://a.example/', 's', 'Invented', '', now(), 0, 1, true)`);
  await refresh();
  expect(await app.asOwner(`select 1 from coin_prices where price = 1`)).toEqual([]);
  expect(await app.asOwner(`select 1 from news_items where is_sandbox`)).toEqual([]);
  expect(await app.asOwner(`select 1 from news_items`)).toHaveLength(36);
});

it('a server that only serves pages reads the market when somebody first asks', async () => {
  const user = await app.signIn('first');
  expect(await user.call(getNewsTrends)).toMatchObject({ trends: [], news: [], fearGreed: null });
  expect(sandbox.heard).toEqual([]);
  expect(await app.runJobs()).toBe(1);
  expect((await user.call(getNewsTrends)).trends).toHaveLength(7);
});
