import type { Context } from '#api/context.ts';

/**
 * Whoever moves from the sandbox to the real market, or back, must not see the prices of one among
 * those of the other: what the other said is deleted.
 */
export async function forgetOtherMarket({ db, marketMode }: Context): Promise<void> {
  const other = marketMode === 'live' ? 'sandbox' : 'live';
  await db.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom('market_feeds')
      .where('name', 'like', `${other}:%`)
      .returning('name')
      .execute();
    if (gone.length === 0) return;
    await tx.deleteFrom('coin_prices').execute();
    await tx
      .deleteFrom('news_items')
      .where('is_sandbox', '=', other === 'sandbox')
      .execute();
  });
}
