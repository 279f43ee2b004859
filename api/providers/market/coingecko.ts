import { z } from 'zod';
import { getJson } from './get-json.ts';
import { cleanLine } from './plain-text.ts';

export const COINS_PER_CALL = 250;
const NAME = 'CoinGecko';
const PRO_HOST = 'pro-api.coingecko.com';

const number = z.number().finite().nullable().optional().catch(null);
const coinId = z.string().regex(/^[\w.-]{1,100}$/);
const name = z.string().transform((text) => cleanLine(text, 60));
const symbol = z.string().transform((text) => cleanLine(text, 20).toUpperCase());

/** Leaves out of a list what is not as it should be. */
const readable = <T extends z.ZodType>(entry: T) =>
  z.array(entry.nullable().catch(null)).transform((list) => list.filter((one) => one !== null));

const trendingAnswer = z.object({
  coins: readable(
    z.object({
      item: z.object({
        id: coinId,
        name: name.pipe(z.string().min(1)),
        symbol,
        data: z
          .object({
            price: number,
            price_change_percentage_24h: z.object({ usd: number }).nullable().catch(null),
          })
          .nullable()
          .catch(null)
          .optional(),
      }),
    }),
  ),
});

const priceEntry = z.object({
  usd: z.number().finite().nonnegative(),
  usd_24h_vol: number,
  usd_24h_change: number,
  last_updated_at: number,
});
const pricesAnswer = z.record(z.string(), priceEntry.nullable().catch(null));

const listedCoin = z.object({
  id: coinId,
  name: name.pipe(z.string().min(1)),
  symbol,
  market_cap_rank: number,
});
const searchAnswer = z.object({ coins: readable(listedCoin) });

const marketsAnswer = readable(listedCoin);

export interface CoinPrice {
  coinId: string;
  price: number;
  volume24h: number | null;
  change24h: number | null;
  /** Milliseconds since 1970; null when CoinGecko did not say, or nothing sensible. */
  updatedAt: number | null;
}

/** CoinGecko, or what speaks its language at that address. */
export function coinGecko(options: { url: string; key?: string | undefined; userAgent: string }) {
  const keyHeader =
    new URL(options.url).hostname === PRO_HOST ? 'x-cg-pro-api-key' : 'x-cg-demo-api-key';
  const headers = {
    accept: 'application/json',
    'user-agent': options.userAgent,
    ...(options.key === undefined ? {} : { [keyHeader]: options.key }),
  };
  const get = <T extends z.ZodType>(path: string, query: Record<string, string>, schema: T) =>
    getJson(`${options.url}${path}?${new URLSearchParams(query)}`, NAME, headers, schema);

  return {
    /** What is searched for most, first first. */
    async trending() {
      const { coins } = await get('/search/trending', {}, trendingAnswer);
      return coins.map(({ item }) => ({
        coinId: item.id,
        name: item.name,
        symbol: item.symbol,
        /** US dollars. */
        price: item.data?.price ?? null,
        /** Percent. */
        change24h: item.data?.price_change_percentage_24h?.usd ?? null,
      }));
    },

    /** At most `COINS_PER_CALL`; a coin that CoinGecko does not know is left out. */
    async prices(coinIds: string[]): Promise<CoinPrice[]> {
      const found = await get(
        '/simple/price',
        {
          ids: coinIds.join(','),
          vs_currencies: 'usd',
          include_24hr_vol: 'true',
          include_24hr_change: 'true',
          include_last_updated_at: 'true',
        },
        pricesAnswer,
      );
      return coinIds.flatMap((id) => {
        const entry = Object.hasOwn(found, id) ? found[id] : null;
        if (!entry) return [];
        const { usd, usd_24h_vol, usd_24h_change, last_updated_at } = entry;
        return {
          coinId: id,
          price: usd,
          volume24h: usd_24h_vol ?? null,
          change24h: usd_24h_change ?? null,
          updatedAt: timeOf(last_updated_at),
        };
      });
    },

    /** The coin with this id, or null. */
    async coin(id: string) {
      if (!coinId.safeParse(id).success) return null;
      const query = { vs_currency: 'usd', ids: id, per_page: '1' };
      const coins = await get('/coins/markets', query, marketsAnswer);
      const found = coins.find((coin) => coin.id === id);
      return found ? foundCoin(found) : null;
    },

    /** Coins by name or symbol, best first. */
    async search(query: string) {
      const { coins } = await get('/search', { query }, searchAnswer);
      return coins.map(foundCoin);
    },
  };
}

/** A clock may be wrong by a day; what is further ahead was never seconds. */
function timeOf(seconds: number | null | undefined): number | null {
  const ms = (seconds ?? 0) * 1_000;
  return ms > 0 && ms < Date.now() + 86_400_000 ? ms : null;
}

function foundCoin({ id, symbol, name, market_cap_rank: rank }: z.output<typeof listedCoin>) {
  return { coinId: id, symbol, name, rank: rank ?? null };
}
