import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

const MOST_NEWS = 10;

/** What the named feeds last said, and how long ago. */
export function listFeeds(db: Database, names: string[]) {
  return db
    .selectFrom('market_feeds')
    .select(['name', 'value', 'fetched_at'])
    .select(
      sql<number>`extract(epoch from clock_timestamp() - fetched_at)::float8`.as('age_seconds'),
    )
    .where('name', 'in', names);
}

/** The last price of each of these coins that is no older than two hours. */
export function listPrices(db: Database, coins: string[]) {
  return db
    .selectFrom('coin_prices')
    .distinctOn('coin_id')
    .select(['coin_id', 'price', 'change_24h', 'taken_at'])
    .where('coin_id', 'in', coins)
    .where('taken_at', '>', sql<string>`now() - interval '2 hours'`)
    .orderBy('coin_id')
    .orderBy('taken_at', 'desc');
}

/** The newest headlines; those whose time is not known come last. */
export function listNews(db: Database, isSandbox: boolean) {
  return db
    .selectFrom('news_items')
    .select(['title', 'summary', 'url', 'source', 'published_at as publishedAt'])
    .select(['sentiment as score', 'confidence', 'coins', 'first_seen_at as fetchedAt'])
    .where('is_sandbox', '=', isSandbox)
    .orderBy('published_at', (order) => order.desc().nullsLast())
    .orderBy('first_seen_at', 'desc')
    .orderBy('id')
    .limit(MOST_NEWS);
}

/** The headlines of the last 24 hours as one score, each as heavy as it is certain. */
export function readMood(db: Database, isSandbox: boolean) {
  return db
    .selectFrom('news_items')
    .select(({ fn }) => fn.countAll<string>().as('headlines'))
    .select(
      sql<number | null>`sum(sentiment * confidence)::float8 / nullif(sum(confidence), 0)`.as(
        'score',
      ),
    )
    .where('published_at', '>', sql<string>`now() - interval '24 hours'`)
    .where('is_sandbox', '=', isSandbox)
    .where('confidence', '>', 0);
}
