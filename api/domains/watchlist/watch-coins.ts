import type { Context } from '#api/context.ts';
import { deleteRow } from '#api/db/client/own-rows.ts';
import type { Database } from '#api/db/database.ts';
import { assertRoom, countTaken } from '#api/db/member-share.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { findCoin as findOnMarket } from '#api/domains/market/public.ts';
import { AppError, notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { COINS_PER_WATCHLIST, type WatchedCoin } from '#shared/contracts/watchlist.ts';
import { findCoin, insertCoin, listCoins, listRules } from './queries.ts';

export async function readWatchlist(db: Database, owner: string): Promise<WatchedCoin[]> {
  return withWorkspace(db, owner, async (tx) => {
    const coins = await listCoins(tx, owner).execute();
    const rules = await listRules(tx, owner).execute();
    return coins.map((coin) => ({
      ...coin,
      rules: rules.filter(({ coinId }) => coinId === coin.coinId),
    }));
  });
}

/** Throws not_found for a coin that the market does not know. */
export async function watchCoin(ctx: Context, owner: string, coinId: string): Promise<WatchedCoin> {
  const coin = await findOnMarket(ctx, owner, coinId);
  if (!coin) throw notFound('Coin');
  return withWorkspace(ctx.db, owner, async (tx) => {
    await lockInWorkspace(tx, owner, 'watchlist');
    const taken = await countTaken(
      tx,
      owner,
      'watched_coins',
      'library.write',
    ).executeTakeFirstOrThrow();
    const added = await insertCoin(tx, owner, coin).executeTakeFirst();
    if (!added) throw new AppError('conflict', message('rule.watching-coin', { coin: coin.name }));
    assertRoom(COINS_PER_WATCHLIST, taken, {
      alone: message('rule.most-coins', { n: COINS_PER_WATCHLIST }),
    });
    announce(tx, owner, 'watchlist');
    return { ...(await findCoin(tx, owner, added.id).executeTakeFirstOrThrow()), rules: [] };
  });
}

export async function unwatchCoin(db: Database, owner: string, id: string): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    const gone = await deleteRow(tx, owner, 'watched_coins', id).executeTakeFirst();
    if (!gone) throw notFound('Watched coin');
    announce(tx, owner, 'watchlist');
  });
}
