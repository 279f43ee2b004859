import type { Context } from '#api/context.ts';

/**
 * Whoever moves from the sandbox to the real market, or back, must not see the prices of one among
 * those of the other: what the other said is deleted.
 */
export async function forgetOtherMarket(ctx: Context): Promise<void> {
  const { db, across, marketMode } = ctx;
  const other = marketMode === 'live' ? 'sandbox' : 'live';
  const forgotten = await db.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom('market_feeds')
      .where('name', 'like', `${other}:%`)
      .returning('name')
      .execute();
    if (gone.length === 0) return false;
    await tx.deleteFrom('coin_prices').execute();
    await tx
      .deleteFrom('news_items')
      .where('is_sandbox', '=', other === 'sandbox')
      .execute();
    return true;
  });
  if (!forgotten) return;
  // A rule must not see a crossing between a price of the one and a price of the other.
  await across
    .updateTable('watch_rules')
    .set({ armed: true, last_value: null, last_sample_at: null })
    .where('kind', '<>', 'news_keyword')
    .execute();
}
