import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

const MOST_PER_SOURCE = 1_000;

/**
 * Prices stay 8 days, after 48 hours one in five minutes; headlines 30 days, a thousand of each
 * source. A headline without a time stays among its thousand: its feed would bring it again as new.
 * Only what has come of age since the last time is thinned: that is long ago at most once.
 */
export async function tidyMarket(db: Database): Promise<void> {
  await sql`
    delete from coin_prices where taken_at < now() - interval '8 days'`.execute(db);
  await sql`
    delete from coin_prices late
    using coin_prices early
    where late.taken_at < now() - interval '48 hours'
      and late.taken_at >= coalesce(
        (select date_bin('5 minutes', fetched_at - interval '48 hours', 'epoch')
         from market_feeds where name = 'tidy'), 'epoch')
      and early.coin_id = late.coin_id
      and early.taken_at < late.taken_at
      and early.taken_at >= date_bin('5 minutes', late.taken_at, 'epoch')`.execute(db);
  await sql`
    delete from news_items where published_at < now() - interval '30 days'`.execute(db);
  await sql`
    delete from news_items where id in (
      select id from (
        select id, row_number() over (partition by source
          order by published_at desc nulls last, first_seen_at desc, id) as place
        from news_items) ranked
      where place > ${MOST_PER_SOURCE})`.execute(db);
}
