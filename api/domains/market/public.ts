import type { Context } from '#api/context.ts';
import type { Coin } from '#shared/contracts/market.ts';
import { takeQuestion } from './question-budget.ts';
import { asAppError } from './search-coins.ts';
import { wellKnownCoins } from './well-known-coins.ts';

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
