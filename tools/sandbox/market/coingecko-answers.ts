import { type Answer, json } from './answer.ts';
import { noise } from './noise.ts';
import { changeAt, priceAt, volumeAt } from './price-walk.ts';
import { type SandboxCoin, sandboxCoins } from './sandbox-coins.ts';
import type { World } from './world.ts';

export const SANDBOX_KEY = 'CG-sandbox';
const HOUR_MS = 3_600_000;

/** What CoinGecko says when a key is not one of its own. */
export function wrongKey(): Answer {
  const error_message = 'The API Key provided is invalid.';
  return json({ status: { error_code: 10002, error_message } }, 401);
}

export function tooMany(status: number): Answer {
  const error_message =
    "You've exceeded the Rate Limit. Please visit https://www.coingecko.com/en/api/pricing to subscribe to our API plans for higher rate limits.";
  return json({ status: { error_code: 429, error_message } }, status);
}

type Answering = (world: World, query: URLSearchParams) => Answer;

export const coinGeckoAnswers: Record<string, Answering> = {
  '/ping': () => json({ gecko_says: '(V3) To the Moon!' }),

  '/search/trending': (world) => {
    const now = world.now();
    const heat = ({ id }: SandboxCoin) => noise(`${id} heat`, Math.floor(now / HOUR_MS));
    const hottest = sandboxCoins
      .filter(({ isStable }) => !isStable)
      .sort((a, b) => heat(b) - heat(a))
      .slice(0, 15);
    return json({
      coins: hottest.map((coin, score) => ({ item: trendingItem(world, coin, score) })),
      nfts: [],
      categories: [],
    });
  },

  '/simple/price': (world, query) => {
    const wanted = (query.get('ids') ?? '').split(',');
    const found = sandboxCoins.filter(({ id }) => wanted.includes(id));
    return json(Object.fromEntries(found.map((coin) => [coin.id, figures(world, coin)])));
  },

  '/search': (_world, query) => {
    const words = (query.get('query') ?? '').toLowerCase();
    const coins = sandboxCoins
      .filter(({ name, symbol }) => `${name} ${symbol}`.toLowerCase().includes(words))
      .map(({ id, symbol, name, rank }) => ({
        id,
        name,
        api_symbol: id,
        symbol,
        market_cap_rank: rank,
        thumb: '',
        large: '',
      }));
    return json({ coins, exchanges: [], icos: [], categories: [], nfts: [] });
  },

  '/coins/markets': (world, query) => {
    const wanted = query.get('ids')?.split(',');
    const found = sandboxCoins.filter(({ id }) => !wanted || wanted.includes(id));
    return json(
      found.map((coin) => ({
        id: coin.id,
        symbol: coin.symbol.toLowerCase(),
        name: coin.name,
        image: '',
        current_price: figures(world, coin).usd,
        market_cap: null,
        market_cap_rank: coin.rank,
        total_volume: figures(world, coin).usd_24h_vol,
        price_change_percentage_24h: figures(world, coin).usd_24h_change,
        last_updated: new Date(world.now()).toISOString(),
      })),
    );
  },
};

function figures(world: World, coin: SandboxCoin) {
  const now = world.now();
  return {
    usd: world.prices.get(coin.id) ?? priceAt(coin, now),
    usd_24h_vol: volumeAt(coin, now),
    usd_24h_change: changeAt(coin, now),
    last_updated_at: Math.floor(now / 1000),
  };
}

function trendingItem(world: World, coin: SandboxCoin, score: number) {
  const { usd, usd_24h_vol, usd_24h_change } = figures(world, coin);
  return {
    id: coin.id,
    coin_id: coin.rank,
    name: coin.name,
    symbol: coin.symbol,
    market_cap_rank: coin.rank,
    slug: coin.id,
    score,
    data: {
      price: usd,
      price_change_percentage_24h: { usd: usd_24h_change },
      market_cap: '$0',
      total_volume: `$${usd_24h_vol.toLocaleString('en')}`,
      content: null,
    },
  };
}
