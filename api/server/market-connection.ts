import type { Env } from '#api/config/env.ts';
import { createMarketClient, type MarketClient } from '#api/providers/market/market-client.ts';
import type { MarketSandbox } from '#tools/sandbox/market/market-sandbox.ts';
import { loadSandbox } from './load-sandbox.ts';

export interface MarketConnection {
  client: MarketClient;
  mode: 'live' | 'sandbox';
  stop(): Promise<void>;
}

/** Whose headlines these are, where a feed's host does not say it well. */
const names: Record<string, string> = {
  'coindesk.com': 'CoinDesk',
  'cointelegraph.com': 'Cointelegraph',
  'decrypt.co': 'Decrypt',
  'theblock.co': 'The Block',
  'cryptoslate.com': 'CryptoSlate',
};

/** The real market, or the sandbox, started here on the port after X's or any free one. */
export async function connectMarket(env: Env): Promise<MarketConnection> {
  const userAgent = `Troupe/${env.VERSION}`;
  if (env.MARKET === 'live') {
    const client = createMarketClient({
      coinGeckoUrl: env.COINGECKO_URL,
      coinGeckoKey: env.COINGECKO_API_KEY,
      fearGreedUrl: env.FEAR_GREED_URL,
      feeds: env.NEWS_FEEDS.map((url) => ({ url, name: nameOf(url) })),
      userAgent,
    });
    return { client, mode: 'live', stop: async () => {} };
  }
  const sandbox = await startSandbox(env.PORT === 0 ? 0 : env.PORT + 2);
  const { coinGeckoUrl, fearGreedUrl, feeds } = sandbox;
  return {
    client: createMarketClient({ coinGeckoUrl, fearGreedUrl, feeds, userAgent }),
    mode: 'sandbox',
    stop: sandbox.stop,
  };
}

/** Nobody has to know its port: one that is taken is no reason not to start. */
async function startSandbox(port: number): Promise<MarketSandbox> {
  const { startMarketSandbox } = await loadSandbox(
    () => import('#tools/sandbox/market/market-sandbox.ts'),
  );
  try {
    return await startMarketSandbox(port);
  } catch (error) {
    if (port === 0) throw error;
    return startMarketSandbox(0);
  }
}

function nameOf(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '');
  return names[host] ?? host;
}
