import { type InferResult, sql } from 'kysely';
import type { NewRow } from '#api/db/client/own-rows.ts';
import type { Db } from '#api/db/database.ts';
import type { Owner } from '#api/db/schema/owner.ts';
import { needsApproval } from '#api/db/schema/status-groups.ts';
import { type Campaign, weekdays } from '#shared/contracts/campaigns.ts';
import type { Recurrence } from '#shared/lib/time/recurrence.ts';

/** More than anybody looks through; what runs is always among them. */
const MOST_LISTED = 500;

export function listCampaigns(db: Db, owner: Owner) {
  const listed = ownCampaigns(db, owner)
    .orderBy((eb) => eb('status', '=', 'active'), 'desc')
    .orderBy('created_at', 'desc')
    .limit(MOST_LISTED);
  return withFigures(db, listed);
}

export function findCampaign(db: Db, owner: string, id: string) {
  return withFigures(db, ownCampaigns(db, owner).where('id', '=', id));
}

function ownCampaigns(db: Db, owner: Owner) {
  return db.selectFrom('campaigns').selectAll().where('workspace_id', '=', owner);
}

function withFigures(db: Db, campaigns: ReturnType<typeof ownCampaigns>) {
  return db
    .selectFrom(campaigns.as('campaign'))
    .innerJoin('personas as persona', (join) =>
      join
        .onRef('persona.workspace_id', '=', 'campaign.workspace_id')
        .onRef('persona.id', '=', 'campaign.persona_id'),
    )
    .select([
      'campaign.id',
      'campaign.name',
      'campaign.description',
      'campaign.persona_id',
      'persona.name as persona_name',
      'campaign.platform',
      'campaign.status',
      'campaign.frequency',
      'campaign.times',
      'campaign.days',
      'campaign.time_zone',
      'campaign.templates',
      'campaign.hashtags',
      'campaign.tone',
      'campaign.start_date',
      'campaign.end_date',
      'campaign.planned_until',
      'campaign.skipped',
      'campaign.created_at',
    ])
    .select(({ selectFrom }) => {
      const posts = selectFrom('scheduled_posts as post')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('post.workspace_id', '=', 'campaign.workspace_id')
        .whereRef('post.campaign_id', '=', 'campaign.id');
      return [posts.as('posts'), posts.where(needsApproval('post')).as('waiting')];
    })
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('scheduled_posts as sent')
          .select([
            sql<number | null>`sum(sent.impressions)::float8`.as('reach'),
            sql<number | null>`sum(sent.engagement)::float8`.as('engagement'),
          ])
          .whereRef('sent.workspace_id', '=', 'campaign.workspace_id')
          .whereRef('sent.campaign_id', '=', 'campaign.id')
          .as('performance'),
      (join) => join.onTrue(),
    )
    .select(['performance.reach', 'performance.engagement'])
    .orderBy('campaign.created_at', 'desc')
    .orderBy('campaign.id');
}

export type CampaignRow = InferResult<ReturnType<typeof findCampaign>>[number];

/** A row: its account is to be deleted. */
export function findLeaving(db: Db, owner: string) {
  return db
    .selectFrom('workspaces')
    .select('id')
    .where('id', '=', owner)
    .where('delete_after', 'is not', null);
}

/** Held until the transaction ends: whoever plans, pauses or deletes a campaign holds its row. */
export function lockCampaign(db: Db, owner: string, id: string) {
  return db
    .selectFrom('campaigns')
    .select(['name', 'status', 'planned_until', 'platform', 'writers'])
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .forUpdate();
}

/** One that is there already, as its request is sent again, is left alone. */
export function insertCampaign(db: Db, owner: string, campaign: NewRow<'campaigns'>) {
  return db
    .insertInto('campaigns')
    .values({ workspace_id: owner, ...campaign })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id');
}

/** Of posts in any state whose occurrence is on this day or later. */
export function listOccurrences(db: Db, owner: string, campaignId: string, day: string) {
  return db
    .selectFrom('scheduled_posts')
    .select('occurrence')
    .where('workspace_id', '=', owner)
    .where('campaign_id', '=', campaignId)
    .where('occurrence', '>=', day);
}

export function ruleOf(campaign: CampaignRow): Recurrence {
  return {
    frequency: campaign.frequency,
    times: campaign.times,
    weekdays: campaign.days.map((day) => weekdays.indexOf(day as (typeof weekdays)[number])),
    timeZone: campaign.time_zone,
    startDate: campaign.start_date,
    endDate: campaign.end_date,
  };
}

/** A row as the API answers it. */
export function toCampaign(row: CampaignRow): Campaign {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    personaId: row.persona_id,
    personaName: row.persona_name,
    platform: row.platform,
    status: row.status,
    schedule: {
      frequency: row.frequency,
      times: row.times,
      ...(row.frequency === 'weekly' ? { days: row.days as Campaign['schedule']['days'] } : {}),
      timeZone: row.time_zone,
    },
    content: { templates: row.templates, hashtags: row.hashtags, tone: row.tone },
    startDate: row.start_date,
    endDate: row.end_date,
    awaitingApproval: row.waiting ?? 0,
    performance: {
      postsCreated: row.posts ?? 0,
      totalReach: row.reach ?? 0,
      engagement: row.engagement ?? 0,
    },
    createdAt: row.created_at,
  };
}
