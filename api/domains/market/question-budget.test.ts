import { expect, it } from 'vitest';
import { createMarketClient } from '#api/providers/market/market-client.ts';
import { takeQuestion } from './question-budget.ts';

const client = (coinGeckoKey?: string) =>
  createMarketClient({
    coinGeckoUrl: 'http://127.0.0.1:1/api/v3',
    coinGeckoKey,
    fearGreedUrl: 'http://127.0.0.1:1/fng/',
    feeds: [],
    userAgent: 'Troupe/1',
  });

function allowedInOneMinute(
  market: ReturnType<typeof client>,
  marketMode: 'live' | 'sandbox',
  owners = ['a', 'b', 'c'],
) {
  for (let count = 0; count < 100; count += 1) {
    try {
      takeQuestion({ market, marketMode }, owners[count % owners.length] ?? '', 1_000_000 + count);
    } catch {
      return count;
    }
  }
  return 100;
}

it('leaves CoinGecko room for prices, more with a key; the sandbox takes any number', () => {
  expect(allowedInOneMinute(client(), 'live')).toBe(8);
  expect(allowedInOneMinute(client('key'), 'live')).toBe(20);
  expect(allowedInOneMinute(client(), 'sandbox')).toBe(100);
});

it('a minute later there are questions again', () => {
  const market = client();
  expect(allowedInOneMinute(market, 'live')).toBe(8);
  const ctx = { market, marketMode: 'live' } as const;
  expect(() => takeQuestion(ctx, 'a', 1_000_100)).toThrow('asked too often');
  takeQuestion(ctx, 'a', 1_060_000);
});

it('leaves half of the questions to the others', () => {
  const market = client();
  expect(allowedInOneMinute(market, 'live', ['a'])).toBe(4);
  expect(allowedInOneMinute(market, 'live', ['b'])).toBe(4);
});
