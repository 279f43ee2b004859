import type { Context } from '#api/context.ts';
import type { MarketClient } from '#api/providers/market/market-client.ts';
import { MarketError } from '#api/providers/market/market-error.ts';

const MINUTE_MS = 60_000;
/** What CoinGecko allows, less what prices and trends need. */
const PER_MINUTE = { withKey: 20, without: 8 };

const asked = new WeakMap<MarketClient, { owner: string; time: number }[]>();

/**
 * Takes one of the questions of people that this server may put to CoinGecko in a minute: typing
 * into a search must not keep everybody's prices waiting. One workspace has half of them, so that
 * the others have some as well. Throws MarketError when there is none left.
 */
export function takeQuestion(
  { market, marketMode }: Pick<Context, 'market' | 'marketMode'>,
  owner: string,
  now: number = Date.now(),
): void {
  if (marketMode === 'sandbox') return;
  const recent = (asked.get(market) ?? []).filter(({ time }) => now - time < MINUTE_MS);
  const most = market.hasKey ? PER_MINUTE.withKey : PER_MINUTE.without;
  const own = recent.filter((question) => question.owner === owner);
  if (recent.length >= most || own.length >= most / 2) {
    throw new MarketError('rate_limited', 'CoinGecko has been asked too often.');
  }
  asked.set(market, [...recent, { owner, time: now }]);
}
