import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type MarketSandbox, startMarketSandbox } from '#tools/sandbox/market/market-sandbox.ts';
import { createMarketClient } from './market-client.ts';
import { hostileServer } from './testing/hostile-server.ts';

let sandbox: MarketSandbox;
const hostile = hostileServer();
beforeAll(async () => {
  sandbox = await startMarketSandbox(0);
});
afterEach(() => sandbox.control({ kind: 'clear' }));
afterAll(() => sandbox.stop());

const client = (coinGeckoKey?: string) =>
  createMarketClient({ ...sandbox, coinGeckoKey, userAgent: 'Troupe/1' });

it('reads trends, prices, coins and the mood of the market', async () => {
  const market = client();
  const trends = await market.trending();
  expect(trends).toHaveLength(15);
  expect(trends[0]).toMatchObject({
    name: expect.stringMatching(/\w/),
    symbol: expect.stringMatching(/^[A-Z]+$/),
    price: expect.any(Number),
    change24h: expect.any(Number),
  });
  expect(await market.prices(['bitcoin', 'no-such-coin', 'status'])).toMatchObject([
    { coinId: 'bitcoin', volume24h: expect.any(Number), updatedAt: expect.any(Number) },
  ]);
  expect(await market.search('eth')).toContainEqual({
    coinId: 'ethereum',
    symbol: 'ETH',
    name: 'Ethereum',
    rank: 2,
  });
  expect(await market.coin('wrapped-nothing')).toBeNull();
  expect(await market.coin('sui')).toEqual({ coinId: 'sui', symbol: 'SUI', name: 'Sui', rank: 13 });
  const { value, label, asOf } = await market.fearGreed();
  expect(value).toBeGreaterThanOrEqual(0);
  expect(value).toBeLessThanOrEqual(100);
  expect(label).toMatch(/Fear|Greed|Neutral/);
  expect(Date.parse(asOf)).toBeLessThanOrEqual(Date.now());
});

it('the market of a given time is always the same, and moves little in a minute', async () => {
  const now = Date.parse('2026-11-20T12:00:30Z');
  const at = async (time: number) => {
    sandbox.control({ kind: 'clock', now: time });
    return (await client().prices(['bitcoin']))[0]?.price ?? 0;
  };
  const price = await at(now);
  expect(await at(now)).toBe(price);
  expect(Math.abs((await at(now + 60_000)) / price - 1)).toBeLessThan(0.02);
  expect(await at(now + 86_400_000)).not.toBe(price);
});

it('shows its key to CoinGecko and to nobody else', async () => {
  await client('CG-sandbox').trending();
  expect(sandbox.heard.at(-1)?.headers['x-cg-demo-api-key']).toBe('CG-sandbox');
  await client('CG-sandbox').fearGreed();
  expect(sandbox.heard.at(-1)?.headers['x-cg-demo-api-key']).toBeUndefined();
  const refused = await client('CG-secret')
    .trending()
    .catch((error) => error);
  expect(refused).toMatchObject({ kind: 'refused' });
  expect(JSON.stringify(refused) + refused.message).not.toContain('CG-secret');
});

describe('a fault of CoinGecko', () => {
  it.each([
    ['rate_limited', 'rate_limited'],
    ['rate_limited_200', 'rate_limited'],
    ['server_error', 'unavailable'],
    ['not_json', 'unreadable'],
    ['reset', 'unavailable'],
    ['cut_body', 'unavailable'],
  ] as const)('%s is told as %s', async (kind, told) => {
    sandbox.control({ kind });
    await expect(client().prices(['bitcoin'])).rejects.toMatchObject({
      name: 'MarketError',
      kind: told,
    });
    expect(await client().prices(['bitcoin'])).toHaveLength(1);
  });

  it('says how long it wants to be left alone', async () => {
    sandbox.control({ kind: 'rate_limited', retryAfterSeconds: 42 });
    await expect(client().trending()).rejects.toMatchObject({ retryAfterSeconds: 42 });
    sandbox.control({ kind: 'server_error', retryAfterSeconds: 9_999_999 });
    await expect(client().trending()).rejects.toMatchObject({ retryAfterSeconds: 21_600 });
  });

  it('in the time of one price is no time of it, and keeps no other from being stored', async () => {
    const now = Math.floor(Date.now() / 1_000);
    const stamps = { right: now, milliseconds: now * 1_000, beyond: 1e18, before: -1e18, none: 0 };
    const body = Object.fromEntries(
      Object.entries(stamps).map(([id, last_updated_at]) => [id, { usd: 1, last_updated_at }]),
    );
    hostile.answer = (_request, response) => void response.end(JSON.stringify(body));
    const market = createMarketClient({ ...sandbox, coinGeckoUrl: hostile.url, userAgent: 'T/1' });
    const prices = await market.prices(Object.keys(stamps));
    expect(prices.map(({ updatedAt }) => updatedAt)).toEqual([now * 1_000, null, null, null, null]);
  });
});
