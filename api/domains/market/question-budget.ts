import type { Context } from '#api/context.ts';
import type { MarketClient } from '#api/providers/market/market-client.ts';
import { MarketFault } from '#api/providers/market/market-fault.ts';

const MINUTE_MS = 60_000;
/** What CoinGecko allows, less what prices and trends need. */
const PER_MINUTE = { withKey: 20, without: 8 };

const asked = new WeakMap<MarketClient, number[]>();

/**
 * Takes one of the questions of people that this server may put to CoinGecko in a minute: typing
 * into a search must not keep everybody's prices waiting. Throws MarketFault when there is none left.
 */
export function takeQuestion(
  { market, marketMode }: Pick<Context, 'market' | 'marketMode'>,
  now: number = Date.now(),
): void {
  if (marketMode === 'sandbox') return;
  const recent = (asked.get(market) ?? []).filter((time) => now - time < MINUTE_MS);
  if (recent.length >= (market.hasKey ? PER_MINUTE.withKey : PER_MINUTE.without)) {
    throw new MarketFault('rate_limited', 'CoinGecko has been asked too often.');
  }
  asked.set(market, [...recent, now]);
}
