import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshMarketJob } from '#api/queue/recurring-jobs.ts';
import { testApp } from '#api/testing/app.ts';
import { getNewsTrends, searchCoins } from '#shared/contracts/market.ts';
import { startMarketSandbox } from '#tools/sandbox/market/market-sandbox.ts';
import { listNews, readMood } from '../market-reads.ts';
import { findCoin } from '../public.ts';

const sandbox = await startMarketSandbox(0);
const live = testApp({
  MARKET: 'live',
  COINGECKO_URL: sandbox.coinGeckoUrl,
  FEAR_GREED_URL: sandbox.fearGreedUrl,
  NEWS_FEEDS: sandbox.feeds.map(({ url }) => url).join(),
});
const offline = testApp();
afterAll(() => sandbox.stop());

beforeEach(async () => {
  sandbox.control({ kind: 'clear' });
  await live.asOwner('delete from market_feeds; delete from news_items');
});

describe('news and trends', () => {
  it('are what the market said, each with its source and time', async () => {
    const user = await live.signIn('reader');
    const now = Date.now();
    sandbox.control({ kind: 'clock', now });
    sandbox.control({ kind: 'headline', title: 'Ethereum rallies hard', summary: 'Up.' });
    await live.recur(refreshMarketJob);
    const found = await user.call(getNewsTrends);
    expect(found.trends.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const [first] = found.trends;
    const [same] = await live.running.ctx.market.trending();
    expect(first).toMatchObject({
      topic: same?.name,
      coinId: same?.coinId,
      price: same?.price,
      change24h: same?.change24h,
      source: 'CoinGecko',
    });
    expect(found.news).toHaveLength(10);
    const times = found.news.map(({ publishedAt }) => publishedAt);
    expect(times).toEqual(times.toSorted().reverse());
    expect(found.news[0]).toMatchObject({
      title: 'Ethereum rallies hard',
      summary: 'Up.',
      source: '127.0.0.1',
      sentiment: 'bullish',
      coins: ['ethereum'],
    });
    expect(found.fearGreed).toEqual(await live.running.ctx.market.fearGreed());
    expect(found.sandbox).toBe(false);
    for (const { isStale, ageSeconds } of Object.values(found.stale)) {
      expect([isStale, ageSeconds]).toEqual([false, expect.any(Number)]);
    }
    expect(found.attribution.map(({ text }) => text)).toEqual([
      'Data provided by CoinGecko',
      'Fear & Greed Index by alternative.me',
      '127.0.0.1',
    ]);
  });

  it('whose time is not known say none, and stand behind the others', async () => {
    const user = await live.signIn('timeless');
    await live.asOwner(`
      insert into news_items (url, source, title, summary, published_at, sentiment, confidence)
      values ('https://a.example/1', 's', 'without a time', '', null, 1, 1),
        ('https://a.example/2', 's', 'of last week', '', now() - interval '7 days', -1, 1)`);
    const { news, mood } = await user.call(getNewsTrends);
    expect(news.map(({ title }) => title)).toEqual(['of last week', 'without a time']);
    expect(news[1]?.publishedAt).toBeNull();
    expect(mood).toBeNull();
  });

  it('tell the mood of a day, each headline as heavy as it is certain', async () => {
    const user = await live.signIn('moody');
    const headline = (title: string, sentiment: number, confidence: number, hours: number) =>
      live.asOwner(`
        insert into news_items (url, source, title, summary, published_at, sentiment, confidence)
        values ('https://a.example/${title}', 's', '${title}', '', now() - interval '${hours} hours',
          ${sentiment}, ${confidence})`);
    expect((await user.call(getNewsTrends)).mood).toBeNull();
    await headline('up', 1, 0.9, 1);
    await headline('down', -1, 0.3, 23);
    await headline('unread', 0, 0, 1);
    await headline('yesterday', -1, 1, 25);
    const { mood } = await user.call(getNewsTrends);
    expect(mood).toMatchObject({ label: 'bullish', headlines: 2 });
    expect(mood?.score).toBeCloseTo(0.5);
  });

  it('stay, with their age, when the market falls silent', async () => {
    const user = await live.signIn('patient');
    await live.recur(refreshMarketJob);
    await live.asOwner(`
      update market_feeds set fetched_at = now() - interval '4 hours', next_fetch_at = now()`);
    sandbox.control({ kind: 'server_error', times: Number.POSITIVE_INFINITY });
    await live.recur(refreshMarketJob);
    const found = await user.call(getNewsTrends);
    expect(found.trends).toHaveLength(7);
    expect(found.news).toHaveLength(10);
    for (const { isStale, ageSeconds } of Object.values(found.stale)) {
      expect(isStale).toBe(true);
      expect(ageSeconds).toBeGreaterThanOrEqual(4 * 3_600);
      expect(ageSeconds).toBeLessThan(4 * 3_600 + 60);
    }
  });

  it('of the sandbox say so, and claim no source', async () => {
    const user = await offline.signIn('dreamer');
    await offline.recur(refreshMarketJob);
    const found = await user.call(getNewsTrends);
    expect(found).toMatchObject({ sandbox: true, attribution: [] });
    expect(new Set(found.trends.map(({ source }) => source))).toEqual(new Set(['Sandbox']));
    for (const { source } of found.news) expect(source).toMatch(/^Sandbox /);
    const page = await fetch(found.news[0]?.url ?? '');
    expect(await page.text()).toContain('this headline is invented');
  });

  it('are read by an index over a month of headlines', async () => {
    const { db } = live.running.ctx;
    await live.asOwner(`
      insert into news_items (url, source, title, summary, published_at, sentiment, confidence)
      select 'https://a.example/' || n, 's', 'Headline', '', now() - n * interval '2 minutes', 0.5, 0.5
      from generate_series(1, 20000) n`);
    await live.asOwner('analyze news_items');
    for (const read of [listNews(db, false), readMood(db, false)]) {
      const plan = JSON.stringify(await read.explain('json'));
      expect(plan).toContain('news_items_newest_idx');
      expect(plan).not.toContain('Seq Scan');
    }
  });
});

describe('the search for coins', () => {
  it('asks once for the same words', async () => {
    const user = await live.signIn('finder');
    sandbox.heard.length = 0;
    const first = await user.call(searchCoins, { query: { query: ' Chain ' } });
    expect(first).toContainEqual({
      coinId: 'chainlink',
      symbol: 'LINK',
      name: 'Chainlink',
      rank: 12,
    });
    expect(await user.call(searchCoins, { query: { query: 'chain' } })).toEqual(first);
    expect(sandbox.heard.map(({ path }) => path)).toEqual(['/api/v3/search']);
  });

  it('still finds the well-known ones when CoinGecko is silent', async () => {
    const user = await live.signIn('stubborn');
    sandbox.control({ kind: 'server_error', times: Number.POSITIVE_INFINITY });
    expect(await user.call(searchCoins, { query: { query: 'polkadot' } })).toEqual([
      { coinId: 'polkadot', symbol: 'DOT', name: 'Polkadot', rank: null },
    ]);
    expect(await user.refused(searchCoins, { query: { query: 'no such coin' } })).toMatchObject({
      status: 503,
      message: 'CoinGecko is out of order (503). Try again later.',
    });
  });

  it('knows a coin by its id, and who does not exist', async () => {
    const { ctx } = live.running;
    expect(await findCoin(ctx, 'w', 'bitcoin')).toMatchObject({ symbol: 'BTC', name: 'Bitcoin' });
    expect(sandbox.heard.filter(({ path }) => path.endsWith('/markets'))).toEqual([]);
    sandbox.control({ kind: 'server_error', path: '/api/v3/coins' });
    await expect(findCoin(ctx, 'w', 'made-up')).rejects.toMatchObject({
      code: 'provider_unavailable',
    });
    expect(await findCoin(ctx, 'w', 'made-up')).toBeNull();
    expect(await findCoin(ctx, 'w', '../x?ids=bitcoin')).toBeNull();
  });

  it('wants words', async () => {
    const user = await live.signIn('wordless');
    for (const query of ['', ' \u200b ', 'x'.repeat(61)]) {
      expect(await user.refused(searchCoins, { query: { query } })).toMatchObject({ status: 400 });
    }
  });
});
