import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { FeedMarks } from '#api/providers/market/news-feed.ts';

/** Longer than any read takes: after that whoever had it is dead. */
const LEASE_SECONDS = 120;
/** Work recurs every minute and a little: what is due just after it need not wait for the next. */
const SLACK_SECONDS = 15;
const LONGEST_BACKOFF_SECONDS = 3_600;

/** Takes a feed for one read if it is due; its time moves on at once, so one worker gets it. */
export async function claimFeed(db: Db, name: string): Promise<FeedMarks | undefined> {
  await db
    .insertInto('market_feeds')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .updateTable('market_feeds')
    .set({ next_fetch_at: after(sql.lit(LEASE_SECONDS)) })
    .where('name', '=', name)
    .where('next_fetch_at', '<=', sql<string>`clock_timestamp()`)
    .returning(['etag', 'last_modified as lastModified'])
    .executeTakeFirst();
}

/** What a read brought; a value that is left out stays as it was. */
export interface FeedNews {
  value?: unknown;
  etag?: string | null;
  lastModified?: string | null;
}

/** Writes what a feed answered, and when to ask it again. */
export async function recordAnswer(
  db: Db,
  name: string,
  { value, etag, lastModified }: FeedNews,
  everySeconds: number,
): Promise<void> {
  await db
    .updateTable('market_feeds')
    .set({
      ...(value === undefined ? {} : { value: JSON.stringify(value) }),
      ...(etag === undefined ? {} : { etag }),
      ...(lastModified === undefined ? {} : { last_modified: lastModified }),
      fetched_at: sql<string>`clock_timestamp()`,
      failing_since: null,
      problem: null,
      next_fetch_at: after(sql.lit(Math.max(0, everySeconds - SLACK_SECONDS))),
    })
    .where('name', '=', name)
    .execute();
}

/**
 * Writes that a feed failed. What it said before stays. It rests as long as it has failed already,
 * at least its usual time, at most an hour, and always as long as it asks for itself.
 */
export async function recordFailure(
  db: Db,
  name: string,
  problem: string,
  everySeconds: number,
  retryAfterSeconds: number | null,
): Promise<void> {
  const failing = sql<number>`extract(epoch from clock_timestamp() - coalesce(failing_since, clock_timestamp()))`;
  const usual = Math.max(0, everySeconds - SLACK_SECONDS);
  await db
    .updateTable('market_feeds')
    .set({
      failing_since: sql<string>`coalesce(failing_since, clock_timestamp())`,
      problem,
      next_fetch_at: after(
        sql`greatest(least(greatest(${usual}::float8, ${failing}), ${LONGEST_BACKOFF_SECONDS}), ${retryAfterSeconds ?? 0})`,
      ),
    })
    .where('name', '=', name)
    .execute();
}

function after(seconds: ReturnType<typeof sql>) {
  return sql<string>`clock_timestamp() + make_interval(secs => ${seconds})`;
}
