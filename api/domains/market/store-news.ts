import type { Context } from '#api/context.ts';
import type { FeedItem } from '#api/providers/market/read-feed.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import { matchCoins } from './match-coins.ts';

/** News belong to no workspace. */
const reader = { owner: 'market', background: true };

/** Stores what is new of a feed, with the mood and the coins of each headline. */
export async function storeNews(
  { db, marketMode }: Context,
  source: string,
  items: FeedItem[],
): Promise<void> {
  const known = await db
    .selectFrom('news_items')
    .select(['url', 'title', 'source'])
    .where('url', 'in', items.length > 0 ? items.map(({ url }) => url) : [''])
    .execute();
  const titles = new Map(known.map((row) => [row.url, row]));
  // Of two with one address the first stays: feeds have the newest first, and it is stored last.
  const byUrl = new Map(items.toReversed().map((item) => [item.url, item]));
  for (const item of byUrl.values()) {
    const before = titles.get(item.url);
    // What another source has told first stays its own.
    if (before && (before.source !== source || before.title === item.title)) continue;
    const { score, confidence } = await runTextTask('read-sentiment', [item.title], reader);
    const row = {
      title: item.title,
      summary: item.summary,
      sentiment: score,
      confidence,
      coins: matchCoins(item.title),
    };
    await db
      .insertInto('news_items')
      .values({
        ...row,
        url: item.url,
        source,
        published_at: item.publishedAt,
        is_sandbox: marketMode === 'sandbox',
      })
      .onConflict((conflict) =>
        conflict.column('url').doUpdateSet(row).where('news_items.source', '=', source),
      )
      .execute();
  }
}
