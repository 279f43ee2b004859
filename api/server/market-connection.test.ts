import { expect, it } from 'vitest';
import { readEnv } from '#api/config/env.ts';
import { startMarketSandbox } from '#tools/sandbox/market/market-sandbox.ts';
import { connectMarket } from './market-connection.ts';

it('a taken port is no reason not to start: the sandbox takes a free one', async () => {
  const holder = await startMarketSandbox(0);
  const taken = Number(new URL(holder.url).port);
  const market = await connectMarket(readEnv({ PORT: String(taken - 2) }));
  expect(market.mode).toBe('sandbox');
  expect(await market.client.prices(['bitcoin'])).toHaveLength(1);
  expect(holder.heard).toEqual([]);
  await market.stop();
  await holder.stop();
});

it('the real market is asked by our name, and feeds are named after their hosts', async () => {
  const holder = await startMarketSandbox(0);
  const { client, mode, stop } = await connectMarket(
    readEnv({
      COINGECKO_URL: `${holder.coinGeckoUrl}/`,
      COINGECKO_API_KEY: 'CG-sandbox',
      NEWS_FEEDS: 'https://www.coindesk.com/arc/outboundfeeds/rss/,https://www.unknown.example/rss',
    }),
  );
  expect([mode, client.hasKey]).toEqual(['live', true]);
  expect(client.feeds.map(({ name }) => name)).toEqual(['CoinDesk', 'unknown.example']);
  await client.trending();
  expect(holder.heard[0]).toMatchObject({
    path: '/api/v3/search/trending',
    headers: {
      'user-agent': expect.stringMatching(/^Troupe\/\d/),
      'x-cg-demo-api-key': 'CG-sandbox',
    },
  });
  await stop();
  await holder.stop();
});
