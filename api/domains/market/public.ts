import type { MarketFact } from '#api/ai/adapters/provider.ts';
import type { Context } from '#api/context.ts';
import type { Coin } from '#shared/contracts/market.ts';
import { listPrices } from './market-reads.ts';
import { matchCoins } from './match-coins.ts';
import { takeQuestion } from './question-budget.ts';
import { asAppError } from './search-coins.ts';
import { wellKnownCoins } from './well-known-coins.ts';

const MOST_FACTS = 3;

/** What is known of the coins that a text names, where it is no older than two hours. Asks nobody. */
export async function factsOfCoins(
  { db, marketMode }: Pick<Context, 'db' | 'marketMode'>,
  text: string,
): Promise<MarketFact[]> {
  const coins = matchCoins(text).slice(0, MOST_FACTS);
  // What the sandbox says of a price is not true.
  if (coins.length === 0 || marketMode === 'sandbox') return [];
  const prices = await listPrices(db, coins).execute();
  return prices.map(({ coin_id, price, change_24h, taken_at }) => ({
    coin: wellKnownCoins.find(({ id }) => id === coin_id)?.symbol ?? coin_id,
    text: `${price} USD${change_24h === null ? '' : `, ${change_24h.toFixed(1)}% in 24 hours`}`,
    source: 'CoinGecko',
    at: taken_at,
  }));
}

/** The coin with this id at CoinGecko, or null. The well-known ones are known without asking. */
export async function findCoin(ctx: Context, owner: string, coinId: string): Promise<Coin | null> {
  const known = wellKnownCoins.find(({ id }) => id === coinId);
  if (known) return { coinId, symbol: known.symbol, name: known.name, rank: null };
  try {
    takeQuestion(ctx, owner);
    return await ctx.market.coin(coinId);
  } catch (error) {
    throw asAppError(error);
  }
}
