import { sql } from 'kysely';
import type { Context } from '#api/context.ts';
import { COINS_PER_CALL, type CoinPrice } from '#api/providers/market/coingecko.ts';

/** Priced whether or not somebody watches them. */
const ALWAYS = ['bitcoin', 'ethereum', 'solana'];
/** What CoinGecko allows leaves room for trends and searches; the most watched come first. */
const MOST_CALLS = { withKey: 20, without: 4 };

/** Reads and stores the prices of every coin that somebody watches. Throws MarketError. */
export async function storePrices(ctx: Context): Promise<void> {
  const { market } = ctx;
  const most = COINS_PER_CALL * (market.hasKey ? MOST_CALLS.withKey : MOST_CALLS.without);
  const watched = await ctx.across
    .selectFrom('watched_coins')
    .select('coin_id')
    .groupBy('coin_id')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('coin_id')
    .limit(most)
    .execute();
  const coins = [...new Set([...ALWAYS, ...watched.map(({ coin_id }) => coin_id)])].slice(0, most);
  for (let at = 0; at < coins.length; at += COINS_PER_CALL) {
    await insert(ctx, await market.prices(coins.slice(at, at + COINS_PER_CALL)));
  }
}

/** A price that CoinGecko has not renewed since is no new sample. */
async function insert({ db }: Context, prices: CoinPrice[]): Promise<void> {
  if (prices.length === 0) return;
  const samples = prices.map(({ coinId, price, volume24h, change24h, updatedAt }) => ({
    coin_id: coinId,
    price,
    volume_24h: volume24h,
    change_24h: change24h,
    taken_at:
      updatedAt === null
        ? sql<string>`clock_timestamp()`
        : sql<string>`least(${new Date(updatedAt).toISOString()}::timestamptz, clock_timestamp())`,
  }));
  await db
    .insertInto('coin_prices')
    .values(samples)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
