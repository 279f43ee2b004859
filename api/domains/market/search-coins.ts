import type { Context } from '#api/context.ts';
import { AppError } from '#api/errors/app-error.ts';
import type { MarketClient } from '#api/providers/market/market-client.ts';
import { MarketError } from '#api/providers/market/market-error.ts';
import type { Coin } from '#shared/contracts/market.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { takeQuestion } from './question-budget.ts';
import { wellKnownCoins } from './well-known-coins.ts';

const MOST_FOUND = 20;
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 500;

const kept = new WeakMap<MarketClient, Map<string, { coins: Coin[]; until: number }>>();

/** Coins by name or symbol, asked by this workspace. Without CoinGecko the well-known ones are still found. */
export async function searchCoins(ctx: Context, owner: string, query: string): Promise<Coin[]> {
  const { market, log } = ctx;
  const words = query.trim().toLowerCase();
  const cache = kept.get(market) ?? new Map();
  kept.set(market, cache);
  const known = cache.get(words);
  if (known && known.until > Date.now()) return known.coins;
  try {
    takeQuestion(ctx, owner);
    const coins = (await market.search(words)).slice(0, MOST_FOUND);
    if (cache.size >= MOST_KEPT) cache.delete(cache.keys().next().value);
    cache.set(words, { coins, until: Date.now() + KEPT_MS });
    return coins;
  } catch (error) {
    const coins = known?.coins ?? amongWellKnown(words);
    if (!(error instanceof MarketError) || coins.length === 0) throw asAppError(error);
    log.warn({ problem: error.message }, 'coins cannot be searched');
    return coins;
  }
}

export function asAppError(error: unknown): unknown {
  if (!(error instanceof MarketError)) return error;
  return new AppError(
    'provider_unavailable',
    message('provider.market-failed', { why: error.message }),
  );
}

function amongWellKnown(words: string): Coin[] {
  return wellKnownCoins
    .filter(({ name, symbol }) => `${symbol} ${name}`.toLowerCase().includes(words))
    .slice(0, MOST_FOUND)
    .map(({ id, symbol, name }) => ({ coinId: id, symbol, name, rank: null }));
}
