import type { Context } from '#api/context.ts';
import { MarketError } from '#api/providers/market/market-error.ts';
import { claimFeed, recordAnswer, recordFailure } from './feed-schedule.ts';
import { forgetOtherMarket } from './forget-other-market.ts';
import { type MarketSource, marketSources } from './market-sources.ts';

/**
 * Reads what is due of the market, all of it at once; a source that fails holds up no other. Answers
 * whether there is news for the watchlists.
 */
export async function refreshMarket(ctx: Context): Promise<boolean> {
  await forgetOtherMarket(ctx);
  const sources = marketSources(ctx);
  const read = await Promise.all(sources.map((source) => readIfDue(ctx, source)));
  return sources.some(({ wakesWatchlist }, at) => wakesWatchlist && read[at]);
}

/** Whether it was due and has answered. */
async function readIfDue(ctx: Context, source: MarketSource): Promise<boolean> {
  const { name, everySeconds } = source;
  const claimed = await claimFeed(ctx.db, name);
  if (!claimed) return false;
  try {
    const news = await source.read(ctx, claimed);
    await recordAnswer(ctx.db, name, news, everySeconds);
    return true;
  } catch (error) {
    const fault = error instanceof MarketError ? error : null;
    ctx.log.warn(
      { source: name, ...(fault ? { problem: fault.message } : { err: error }) },
      'a source of the market failed',
    );
    const problem = fault?.message ?? 'It could not be stored.';
    await recordFailure(ctx.db, name, problem, everySeconds, fault?.retryAfterSeconds ?? null);
    return false;
  }
}
