import { type InferResult, sql } from 'kysely';
import type { NewRow } from '#api/db/client/own-rows.ts';
import type { Db } from '#api/db/database.ts';
import { ENTRIES_LISTED } from '#shared/contracts/revenue.ts';
import type { Period } from './period.ts';

const TOP = 5;

const firstText = sql<string | null>`(
  select part.text from post_parts part
  where part.workspace_id = entry.workspace_id and part.post_id = entry.post_id
    and part.position = 0)`;

export function listEntries(db: Db, owner: string) {
  return db
    .selectFrom('revenue_entries as entry')
    .leftJoin('campaigns as campaign', (join) =>
      join
        .onRef('campaign.workspace_id', '=', 'entry.workspace_id')
        .onRef('campaign.id', '=', 'entry.campaign_id'),
    )
    .select([
      'entry.id',
      'entry.amount_cents',
      'entry.earned_on as date',
      'entry.note',
      'entry.post_id as postId',
      'entry.campaign_id as campaignId',
      'campaign.name as campaignName',
      'entry.created_at as createdAt',
      firstText.as('postText'),
    ])
    .where('entry.workspace_id', '=', owner)
    .orderBy('entry.earned_on', 'desc')
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id')
    .limit(ENTRIES_LISTED);
}

export type EntryRow = InferResult<ReturnType<typeof listEntries>>[number];

export function findEntry(db: Db, owner: string, id: string) {
  return listEntries(db, owner).where('entry.id', '=', id);
}

export function insertEntry(db: Db, owner: string, entry: NewRow<'revenue_entries'>) {
  return db
    .insertInto('revenue_entries')
    .values({ workspace_id: owner, ...entry })
    .returning('id');
}

export interface RevenueRow {
  total: number;
  byPost: { postId: string; text: string | null; cents: number }[];
  byCampaign: { campaignId: string; name: string; cents: number }[];
}

/** What was earned in a period, in cents: all of it, and the posts and campaigns that earned most. */
export async function sumRevenue(
  db: Db,
  owner: string,
  { start, end }: Pick<Period, 'start' | 'end'>,
): Promise<RevenueRow> {
  const { rows } = await sql<RevenueRow>`
    with entry as materialized (
      select entry.workspace_id, entry.amount_cents, entry.post_id,
        coalesce(entry.campaign_id, post.campaign_id) as campaign_id
      from revenue_entries entry
      left join scheduled_posts post
        on post.workspace_id = entry.workspace_id and post.id = entry.post_id
      where entry.workspace_id = ${owner}
        and entry.earned_on >= ${start}::date and entry.earned_on <= ${end}::date
    ), by_post as (
      select workspace_id, post_id, sum(amount_cents) as cents from entry
      where post_id is not null
      group by workspace_id, post_id having sum(amount_cents) > 0
      order by cents desc, post_id limit ${TOP}
    ), by_campaign as (
      select campaign_id, sum(amount_cents) as cents from entry where campaign_id is not null
      group by campaign_id having sum(amount_cents) > 0
      order by cents desc, campaign_id limit ${TOP}
    )
    select (select coalesce(sum(amount_cents), 0)::bigint from entry) as total,
      (select coalesce(json_agg(json_build_object(
          'postId', post_id, 'text', ${firstText}, 'cents', cents) order by cents desc), '[]')
        from by_post entry) as "byPost",
      (select coalesce(json_agg(json_build_object(
          'campaignId', campaign.id, 'name', campaign.name, 'cents', cents) order by cents desc), '[]')
        from by_campaign
        join campaigns campaign
          on campaign.workspace_id = ${owner} and campaign.id = by_campaign.campaign_id)
        as "byCampaign"`.execute(db);
  return rows[0] as RevenueRow;
}
