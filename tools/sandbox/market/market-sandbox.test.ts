import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type MarketSandbox, startMarketSandbox } from './market-sandbox.ts';

let sandbox: MarketSandbox;
beforeAll(async () => {
  sandbox = await startMarketSandbox(0);
});
afterEach(() => sandbox.control({ kind: 'clear' }));
afterAll(() => sandbox.stop());

const get = async (path: string) => (await fetch(sandbox.url + path)).json();
const price = async (coin: string) =>
  ((await get(`/api/v3/simple/price?ids=${coin}`)) as Record<string, { usd: number }>)[coin]?.usd;

it('speaks as CoinGecko does', async () => {
  expect(await get('/api/v3/ping')).toEqual({ gecko_says: '(V3) To the Moon!' });
  expect(await get('/api/v3/coins/markets?vs_currency=usd&ids=bitcoin')).toMatchObject([
    { id: 'bitcoin', symbol: 'btc', current_price: expect.any(Number), market_cap_rank: 1 },
  ]);
  expect((await fetch(`${sandbox.url}/nothing`)).status).toBe(404);
});

it('a test sets prices, headlines, clock and faults', async () => {
  const usual = await price('solana');
  sandbox.control({ kind: 'price', coinId: 'solana', usd: 1_234 });
  expect(await price('solana')).toBe(1_234);
  sandbox.control({ kind: 'headline', feed: 'desk', title: 'Told <by> a test' });
  expect(await (await fetch(sandbox.feeds[2]?.url ?? '')).text()).toContain('Told &#60;by&#62;');
  sandbox.control({ kind: 'clock', now: Date.parse('2030-01-01') });
  expect(await get('/fng/?limit=1')).toMatchObject({ data: [{ timestamp: '1893456000' }] });
  sandbox.control({ kind: 'rate_limited', path: '/api/v3/search', retryAfterSeconds: 7 });
  const limited = await fetch(`${sandbox.url}/api/v3/search/trending`);
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7']);
  sandbox.control({ kind: 'clear' });
  expect(Math.abs(((await price('solana')) ?? 0) / (usual ?? 1) - 1)).toBeLessThan(0.05);
});

it('answers by no other name than that of this machine', async () => {
  const status = await new Promise((resolve) => {
    const headers = { host: 'rebound.example' };
    request(`${sandbox.url}/api/v3/ping`, { headers }, (answer) =>
      resolve(answer.statusCode),
    ).end();
  });
  expect(status).toBe(421);
});
