import { sql } from 'kysely';
import type { Database, Db } from '#api/db/database.ts';
import { isConnected } from '#api/db/schema/connected-account.ts';
import { isIn } from '#api/db/schema/status-groups.ts';
import { timezones } from '#shared/contracts/settings.ts';
import { ianaZone } from '#shared/lib/time/time-zones.ts';

export interface DueReport {
  owner: string;
  kind: 'performance_report' | 'weekly_digest';
  occasion: string;
  /** The stretch it tells of, and where the one before that begins. */
  since: string;
  until: string;
  before: string;
}

const HOUR = 9;
const zones = JSON.stringify(timezones.map((name) => ({ name, zone: ianaZone(name) })));

/**
 * Of all workspaces those whose morning has come, that have posted, and have no such report yet.
 * `at` stands in for the database's clock.
 */
export async function listDueReports(db: Database, at: string | null): Promise<DueReport[]> {
  const { rows } = await sql<DueReport>`
    with clocks as (
      select z.name, z.zone, 
        (coalesce(${at}::timestamptz, clock_timestamp()) at time zone z.zone) as local
      from jsonb_to_recordset(${zones}::jsonb) as z(name text, zone text)
    ), stretches as (
      select c.name, k.kind, k.switch, concat(k.kind, ':', c.local::date) as occasion,
        (c.local::date)::timestamp at time zone c.zone as until,
        (c.local::date - k.days)::timestamp at time zone c.zone as since,
        (c.local::date - 2 * k.days)::timestamp at time zone c.zone as before
      from clocks c
      join (values
        ('performance_report', 'performanceReports', 1),
        ('weekly_digest', 'weeklyDigest', 7)
      ) as k (kind, switch, days) on k.days = 1 or extract(isodow from c.local) = 1
      where extract(hour from c.local) >= ${HOUR}
    )
    select w.id as owner, t.kind, t.occasion, t.since, t.until, t.before
    from workspaces w
    left join settings s on s.workspace_id = w.id
    join stretches t on t.name = coalesce(s.data->'profile'->>'timezone', 'UTC')
    where coalesce((s.data->'notifications'->>t.switch)::boolean, true)
      and exists (
        select from scheduled_posts p where p.workspace_id = w.id and ${isIn('published', 'p.status')}
          and p.posted_at >= t.since and p.posted_at < t.until)
      and not exists (
        select from notifications n where n.workspace_id = w.id and n.occasion = t.occasion)
    order by w.id`.execute(db);
  return rows;
}

export interface PeriodFigures {
  posts: number;
  /** Of how many of them X has told figures. */
  measured: number;
  impressions: number;
  engagement: number;
  best: { text: string; engagement: number } | null;
  alerts: number;
  /**
   * By all connected accounts together: of one that came later, since the first that is known of it.
   * Null: of none is that known.
   */
  followersGained: number | null;
}

/** Of the account `a`. */
const followersBefore = (at: string) => sql`(
  select s.day, s.followers from follower_snapshots s
  where s.workspace_id = a.workspace_id and s.account_id = a.id and s.day < (${at}::timestamptz)::date
  order by s.day desc limit 1)`;

/** What was posted in a stretch of time, by the latest figures. */
export async function readPeriod(
  db: Db,
  owner: string,
  since: string,
  until: string,
): Promise<PeriodFigures> {
  const { rows } = await sql<PeriodFigures>`
    with posted as (
      select p.id, p.impressions, p.engagement
      from scheduled_posts p
      where p.workspace_id = ${owner} and ${isIn('published', 'p.status')}
        and p.posted_at >= ${since} and p.posted_at < ${until}
    )
    select count(*)::integer as posts, count(impressions)::integer as measured,
      coalesce(sum(impressions), 0)::float8 as impressions,
      coalesce(sum(engagement), 0)::float8 as engagement,
      (
        select jsonb_build_object('text', part.text, 'engagement', b.engagement)
        from posted b join post_parts part on part.workspace_id = ${owner}
          and part.post_id = b.id and part.position = 0
        where b.engagement is not null
        order by b.engagement desc, b.id limit 1
      ) as best,
      (
        select count(*)::integer from notifications n
        where n.workspace_id = ${owner} and n.type in ('market_alert', 'news_alert')
          and n.triggered_at >= ${since} and n.triggered_at < ${until}
          and n.dismissed_at is null
      ) as alerts,
      (
        select sum(late.followers - coalesce(before.followers, first.followers))::integer
        from social_accounts a
        join lateral ${followersBefore(until)} late on true
        left join lateral ${followersBefore(since)} before on true
        left join lateral (
          select s.followers from follower_snapshots s
          where s.workspace_id = a.workspace_id and s.account_id = a.id
            and s.day >= (${since}::timestamptz)::date and s.day < late.day
          order by s.day limit 1
        ) first on true
        where a.workspace_id = ${owner} and ${isConnected('a')}
      ) as "followersGained"
    from posted`.execute(db);
  return rows[0] as PeriodFigures;
}
