import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Owner } from '#api/db/schema/owner.ts';
import {
  countPosted,
  type FollowerSums,
  sumFollowers,
  sumPeriods,
} from '#api/db/schema/period-sums.ts';
import { settingsZone } from '#api/db/schema/settings-zone.ts';
import { isIn } from '#api/db/schema/status-groups.ts';

/** Sums and counts as they stand in the database; what they mean is decided in `toStats`. */
export interface StatsRow extends FollowerSums {
  posts_today: number;
  posts_yesterday: number;
  posts: number;
  engagement: number;
  impressions: number;
  engagement_before: number;
  /** Posts of the 7 days before that have figures. */
  measured_before: number;
  reach: number;
  reach_before: number;
  measured_reach_before: number;
  cents: number;
  cents_before: number;
}

/** Everything the dashboard says in figures, as of an instant, in one statement. */
export function statsAt(
  owner: Owner,
  now: Expression<string> = sql<string>`now()`,
): RawBuilder<StatsRow> {
  return sql<StatsRow>`
    with zone as materialized (
      select ${settingsZone(owner)} as name
    ), wall as materialized (
      select at, name as zone, at at time zone name as clock
      from zone, (select ${now}::timestamptz as at) instant
    ), bound as materialized (
      -- Worked out beforehand: under row-level security a column is compared with an index only
      -- where nothing else is left to compute.
      select at,
        date_trunc('day', clock) at time zone zone as today,
        (date_trunc('day', clock) - interval '1 day') at time zone zone as yesterday,
        (clock - interval '1 day') at time zone zone as this_time_yesterday,
        at - interval '7 days' as week,
        at - interval '14 days' as week_before,
        at - interval '30 days' as month,
        at - interval '60 days' as month_before,
        date_trunc('month', clock)::date as day,
        date_trunc('quarter', clock)::date as quarter,
        (date_trunc('quarter', clock) - interval '3 months')::date as quarter_before,
        (date_trunc('quarter', clock) + interval '3 months')::date as quarter_after
      from wall
    ), days as (
      select count(*) filter (where p.posted_at >= b.today) as posts_today,
        count(*) filter (where p.posted_at < b.today and p.posted_at < b.this_time_yesterday)
          as posts_yesterday
      from bound b, scheduled_posts p
      where p.workspace_id = ${owner} and ${isIn('published', 'p.status')}
        and p.posted_at >= b.yesterday and p.posted_at <= b.at
    ), measured as (
      select sum(engagement) filter (where name = 'week') as engagement,
        sum(reach) filter (where name = 'week') as impressions,
        sum(engagement) filter (where name = 'week before') as engagement_before,
        sum(measured) filter (where name = 'week before') as measured_before,
        sum(reach) filter (where name in ('week', 'week before', 'rest of month')) as reach,
        sum(reach) filter (where name = 'month before') as reach_before,
        sum(measured) filter (where name = 'month before') as measured_reach_before
      from ${sumPeriods(
        owner,
        sql`(
          select name, after, until from bound b, lateral (values
            ('week', b.week, b.at), ('week before', b.week_before, b.week),
            ('rest of month', b.month, b.week_before), ('month before', b.month_before, b.month)
          ) as each (name, after, until)
        ) named`,
      )} summed
    ), audience as (
      ${sumFollowers(owner, 'bound')}
    ), money as (
      select
        coalesce(sum(r.amount_cents) filter (where r.earned_on >= b.quarter), 0)::float8 as cents,
        coalesce(sum(r.amount_cents) filter (where r.earned_on < b.quarter), 0)::float8
          as cents_before
      from bound b, revenue_entries r
      where r.workspace_id = ${owner}
        and r.earned_on >= b.quarter_before and r.earned_on < b.quarter_after
    )
    select days.*, measured.*, audience.*, money.*, ${countPosted(owner)} as posts
    from days, measured, audience, money`;
}
