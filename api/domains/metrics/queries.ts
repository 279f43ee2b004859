import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { PublicFigures } from '#api/db/schema/insight-tables.ts';
import type { XUser } from '#api/providers/x/answers.ts';

/** What X said about one part of a post. */
export interface PartFigures extends PublicFigures {
  postId: string;
  position: number;
  urlClicks: number | null;
  profileClicks: number | null;
}

/** When a post is read next, as its age in milliseconds; null for no more. */
export interface NextRead {
  id: string;
  whenMoved: number | null;
  whenStill: number | null;
  /** How many readings it has stood still by then. */
  still: number;
}

/** Held until the transaction ends: of two readers the second compares with what the first kept. */
export function lockPosts(db: Db, owner: string, ids: string[]) {
  return db
    .selectFrom('scheduled_posts')
    .select([
      'id',
      'metrics_unchanged as unchanged',
      sql<number>`extract(epoch from clock_timestamp() - posted_at)::float8 * 1000`.as('age'),
    ])
    .where('workspace_id', '=', owner)
    .where('id', 'in', ids)
    .where('posted_at', 'is not', null)
    .orderBy('id')
    .forNoKeyUpdate();
}

const figures = sql.raw('impressions, likes, reposts, replies, quotes, bookmarks');

/**
 * Keeps what has changed since the last reading, part by part, the totals of each post, and when it
 * is read next; answers whether anything has moved. What X no longer tells keeps its last value.
 */
export function keepReading(db: Db, owner: string, parts: PartFigures[], next: NextRead[]) {
  return sql<{ hasMoved: boolean }>`
    with given as (
      select "postId" as post_id, position, ${figures}, "urlClicks" as url_clicks,
        "profileClicks" as profile_clicks
      from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as g(
        "postId" uuid, position smallint, impressions bigint, likes bigint, reposts bigint,
        replies bigint, quotes bigint, bookmarks bigint, "urlClicks" bigint, "profileClicks" bigint)
    ), latest as (
      select s.* from (select distinct post_id from given) asked
      cross join lateral (
        select distinct on (position) post_id, position, ${figures}, url_clicks, profile_clicks
        from metric_snapshots
        where workspace_id = ${owner} and post_id = asked.post_id
        order by position, taken_at desc
      ) s
    ), standing as (
      select post_id, position,
        coalesce(g.impressions, l.impressions) as impressions, coalesce(g.likes, l.likes) as likes,
        coalesce(g.reposts, l.reposts) as reposts, coalesce(g.replies, l.replies) as replies,
        coalesce(g.quotes, l.quotes) as quotes, coalesce(g.bookmarks, l.bookmarks) as bookmarks,
        coalesce(g.url_clicks, l.url_clicks) as url_clicks,
        coalesce(g.profile_clicks, l.profile_clicks) as profile_clicks,
        (l.impressions, l.likes, l.reposts, l.replies, l.quotes, l.bookmarks, l.url_clicks,
          l.profile_clicks) as before
      from given g full join latest l using (post_id, position)
    ), added as (
      insert into metric_snapshots (workspace_id, post_id, position, taken_at, ${figures},
        url_clicks, profile_clicks)
      select ${owner}, post_id, position, clock_timestamp(), ${figures}, url_clicks, profile_clicks
      from standing
      where (${figures}, url_clicks, profile_clicks) is distinct from before
      returning post_id
    ), totals as (
      insert into post_metrics (workspace_id, post_id, ${figures}, url_clicks, profile_clicks,
        read_at)
      -- Who reads a thread sees its parts one after the other: reach is that of the most seen one.
      select ${owner}, s.post_id, max(s.impressions), sum(s.likes), sum(s.reposts), sum(s.replies),
        sum(s.quotes), sum(s.bookmarks), sum(s.url_clicks), sum(s.profile_clicks),
        clock_timestamp()
      from standing s
      group by s.post_id
      on conflict (workspace_id, post_id) do update set
        impressions = excluded.impressions, likes = excluded.likes, reposts = excluded.reposts,
        replies = excluded.replies, quotes = excluded.quotes, bookmarks = excluded.bookmarks,
        url_clicks = excluded.url_clicks, profile_clicks = excluded.profile_clicks,
        read_at = excluded.read_at
      returning post_id, impressions, engagement
    ), posts as (
      update scheduled_posts p set impressions = coalesce(t.impressions, p.impressions),
        engagement = coalesce(t.engagement, p.engagement),
        metrics_unchanged = case when n.has_moved then 0 else n.still end,
        metrics_due_at = p.posted_at + interval '1 millisecond'
          * case when n.has_moved then n."whenMoved" else n."whenStill" end
      from (
        select *, id in (select post_id from added) as has_moved
        from jsonb_to_recordset(${JSON.stringify(next)}::jsonb) as g(
          id uuid, "whenMoved" double precision, "whenStill" double precision, still integer)
      ) n
      left join totals t on t.post_id = n.id
      where p.workspace_id = ${owner} and p.id = n.id
    )
    select exists (select from added) as "hasMoved"`.execute(db);
}

/** Nothing of this account is read for so many seconds. */
export function putOffPosts(db: Db, owner: string, accountId: string, seconds: number) {
  const later = sql<string>`clock_timestamp() + make_interval(secs => ${seconds})`;
  return db
    .updateTable('scheduled_posts')
    .set({ metrics_due_at: later })
    .where('workspace_id', '=', owner)
    .where('account_id', '=', accountId)
    .where('metrics_due_at', '<', later);
}

/** What X says of an account today; of two readings of a day the later one stands. */
export function keepFollowers(
  db: Db,
  owner: string,
  id: string,
  user: { followers: number; subscriptionType: XUser['subscriptionType'] },
) {
  return sql`
    with account as (
      update social_accounts set followers = ${user.followers},
        subscription_type = ${user.subscriptionType},
        -- Not all accounts in the first second of the day.
        figures_due_at = current_date + interval '1 day'
          + abs(hashtext(id::text)) % 3600 * interval '1 second'
      where workspace_id = ${owner} and id = ${id}
      returning workspace_id, id, followers
    )
    insert into follower_snapshots (workspace_id, account_id, day, followers)
    select workspace_id, id, current_date, followers from account
    on conflict (workspace_id, account_id, day) do update set followers = excluded.followers`.execute(
    db,
  );
}

/** An account that could not be asked is asked again after so many seconds. */
export function putOffAccount(db: Db, owner: string, id: string, seconds: number) {
  return db
    .updateTable('social_accounts')
    .set({ figures_due_at: sql`clock_timestamp() + make_interval(secs => ${seconds})` })
    .where('workspace_id', '=', owner)
    .where('id', '=', id);
}
