import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

/** Older than this a sample fires nothing. */
const FRESH = '10 minutes';
const FEWEST_VOLUMES = 3;
const FEWEST_HEADLINES = 3;

/** What the market says of a coin now; null where it says nothing, or nothing fresh. */
export interface CoinFacts {
  coinId: string;
  pricedAt: string | null;
  price: number | null;
  /** Percent over 1, 6 and 24 hours. */
  change60: number | null;
  change360: number | null;
  change1440: number | null;
  /** Times the mean of the 24 hours before. */
  volume: number | null;
  /** How far the last 6 hours' headlines are from those of the 24 hours before. */
  moodShift: number | null;
  /** When the newest of those headlines came. */
  moodAt: string | null;
}

export interface Headline {
  title: string;
  source: string;
  coins: string[];
  /** Null where its feed does not say it clearly. */
  publishedAt: string | null;
  seenAt: string;
}

/**
 * The facts of every coin that has a rule, each computed once however many watch it. A window's
 * first price may be a little older than the window, but is never guessed.
 */
export async function readCoinFacts(db: Database): Promise<CoinFacts[]> {
  const { rows } = await sql<CoinFacts>`
    with coins as (
      select coin_id, bool_or(kind = 'percent_change') as changes,
        bool_or(kind = 'volume_spike') as volumes, bool_or(kind = 'sentiment_shift') as moods
      from watch_rules where is_on group by coin_id
    )
    select c.coin_id as "coinId", now.taken_at as "pricedAt", now.price,
      case when c.changes then ${changeOver(60)} end as "change60",
      case when c.changes then ${changeOver(360)} end as "change360",
      case when c.changes then coalesce(now.change_24h, ${changeOver(1440)}) end as "change1440",
      case when c.volumes then (
        select now.volume_24h / nullif(avg(p.volume_24h), 0) from coin_prices p
        where p.coin_id = c.coin_id and p.taken_at < now.taken_at
          and p.taken_at > now.taken_at - interval '24 hours'
        having count(p.volume_24h) >= ${FEWEST_VOLUMES}
      ) end as volume,
      mood.shift as "moodShift", mood.seen_at as "moodAt"
    from coins c
    left join lateral (
      select taken_at, price, volume_24h, change_24h from coin_prices p
      where p.coin_id = c.coin_id and p.taken_at > statement_timestamp() - ${FRESH}::interval
      order by p.taken_at desc limit 1
    ) now on true
    left join lateral (
      select seen_at, late.mean - early.mean as shift
      from (
        select avg(sentiment)::float8 as mean, count(*) as headlines from news_items
        where coins @> array[c.coin_id] and published_at > statement_timestamp() - interval '6 hours'
      ) late, (
        select avg(sentiment)::float8 as mean, count(*) as headlines from news_items
        where coins @> array[c.coin_id] and published_at <= statement_timestamp() - interval '6 hours'
          and published_at > statement_timestamp() - interval '30 hours'
      ) early, (
        select max(first_seen_at) as seen_at from news_items
        where coins @> array[c.coin_id] and published_at > statement_timestamp() - interval '6 hours'
      ) newest
      where c.moods and late.headlines >= ${FEWEST_HEADLINES}
        and early.headlines >= ${FEWEST_HEADLINES}
        and seen_at > statement_timestamp() - ${FRESH}::interval
    ) mood on true`.execute(db);
  return rows;
}

/** Percent from the price that stood that many minutes before the newest sample. */
function changeOver(minutes: number) {
  const window = sql`make_interval(mins => ${sql.lit(minutes)})`;
  // Where the server slept there is a gap; a price from far outside the window is no answer.
  const reach = sql`make_interval(mins => ${sql.lit(minutes + Math.max(10, minutes / 6))})`;
  return sql`(
    select (now.price / nullif(p.price, 0) - 1) * 100 from coin_prices p
    where p.coin_id = c.coin_id and p.taken_at <= now.taken_at - ${window}
      and p.taken_at > now.taken_at - ${reach}
    order by p.taken_at desc limit 1)`;
}

/** Headlines that came within the last minutes and are not old news either. */
export async function readFreshHeadlines(db: Database): Promise<Headline[]> {
  const { rows } = await sql<Headline>`
    select title, source, coins, published_at as "publishedAt", first_seen_at as "seenAt"
    from news_items
    where (published_at is null or published_at > statement_timestamp() - interval '1 day')
      and first_seen_at > statement_timestamp() - ${FRESH}::interval
    order by first_seen_at`.execute(db);
  return rows;
}
