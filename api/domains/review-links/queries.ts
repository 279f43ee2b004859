import { type RawBuilder, sql } from 'kysely';
import { findRow, type NewRow } from '#api/db/client/own-rows.ts';
import type { Db } from '#api/db/database.ts';
import { countTaken } from '#api/db/member-share.ts';
import { settingsZone } from '#api/db/schema/settings-zone.ts';
import type { Role } from '#shared/contracts/permissions.ts';
import { LINK_PERIOD_DAYS, POSTS_PER_LINK } from '#shared/contracts/review-links.ts';

const now = sql<string>`clock_timestamp()`;
const period = sql`make_interval(days => ${sql.lit(LINK_PERIOD_DAYS)})`;

/** Null: no member any more. */
const creatorRole = sql<Role | null>`(select m.role from workspace_members m
  where m.workspace_id = l.workspace_id and m.user_id = l.created_by)`;

/** What a link is for; both null: the calendar. */
export interface Target {
  postId: string | null;
  campaignId: string | null;
  personaId: string | null;
  /** `YYYY-MM-DD` in the zone of the workspace, both or none. */
  from: string | null;
  to: string | null;
}

export function insertLink(db: Db, owner: string, link: NewRow<'review_links'>) {
  return db
    .insertInto('review_links')
    .values({ workspace_id: owner, ...link })
    .returning('id');
}

const counted = {
  open: sql<boolean>`revoked_at is null and expires_at > ${now}`,
  today: sql<boolean>`created_at > ${now} - interval '1 day'`,
};

/** Those that are good, or those that were made within a day, the revoked ones too. */
export function countLinks(db: Db, owner: string, kind: keyof typeof counted) {
  return countTaken(db, owner, 'review_links', 'posts.approve', 'created_by').where(counted[kind]);
}

/** Neither expired nor revoked. */
export function listLinks(db: Db, owner: string) {
  return db
    .selectFrom('review_links as l')
    .leftJoin('users as u', 'u.id', 'l.created_by')
    .select([
      'l.id',
      'l.post_id as postId',
      'l.campaign_id as campaignId',
      sql<string | null>`case
        when l.post_id is not null then (select left(p.text, 80) from post_parts p
          where p.workspace_id = l.workspace_id and p.post_id = l.post_id
          order by p.position limit 1)
        when l.campaign_id is not null then (select c.name from campaigns c
          where c.workspace_id = l.workspace_id and c.id = l.campaign_id) end`.as('targetName'),
      sql<string | null>`(select p.name from personas p
        where p.workspace_id = l.workspace_id and p.id = l.persona_id)`.as('personaName'),
      'l.from_day as from',
      'l.to_day as to',
      'l.may',
      'l.reviewer',
      'u.username as createdBy',
      'l.created_at as createdAt',
      'l.expires_at as expiresAt',
      'l.last_used_at as lastUsedAt',
      creatorRole.as('creatorRole'),
    ])
    .where('l.workspace_id', '=', owner)
    .where('l.revoked_at', 'is', null)
    .where('l.expires_at', '>', now)
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id');
}

export function markRevoked(db: Db, owner: string, id: string) {
  return db
    .updateTable('review_links')
    .set({ revoked_at: now })
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id');
}

/** Nobody revokes it until the transaction ends. */
export function lockLink(db: Db, owner: string, id: string) {
  return findRow(db, owner, 'review_links', id).forUpdate();
}

/** In a transaction that has named the hash: of any workspace. */
export function findByHash(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('review_links as l')
    .innerJoin('workspaces as w', 'w.id', 'l.workspace_id')
    .select([
      'l.id',
      'l.workspace_id as workspaceId',
      'w.name as workspaceName',
      sql<boolean>`w.delete_after is not null`.as('isLeaving'),
      'l.post_id as postId',
      'l.campaign_id as campaignId',
      'l.persona_id as personaId',
      'l.from_day as from',
      'l.to_day as to',
      'l.may',
      'l.reviewer',
      'l.created_by as createdBy',
      creatorRole.as('creatorRole'),
      'l.expires_at as expiresAt',
      sql<boolean>`l.expires_at <= ${now}`.as('isExpired'),
      'l.revoked_at as revokedAt',
    ])
    .where('l.token_hash', '=', tokenHash);
}

export function markUsed(db: Db, owner: string, id: string) {
  return db
    .updateTable('review_links')
    .set({ last_used_at: now })
    .where('workspace_id', '=', owner)
    .where('id', '=', id);
}

/** Of a campaign what is to be published and what was lately, of the calendar what comes: no proposals. */
function isShown(owner: string, target: Target): RawBuilder<boolean> {
  const { postId, campaignId, personaId } = target;
  if (postId !== null) return sql`p.id = ${postId}`;
  const isToCome = sql`p.status not in ('posted', 'failed')`;
  const ofCampaign = sql`p.campaign_id = ${campaignId} and p.status <> 'failed'
    and coalesce(p.posted_at > now() - ${period}, ${isToCome})`;
  const ofPersona = personaId === null ? sql`` : sql`and p.persona_id = ${personaId}`;
  return sql`p.review <> 'draft' ${ofPersona} and ${isWithin(owner, target)}
    and ${campaignId === null ? isToCome : ofCampaign}`;
}

/** A calendar without days shows the next ones. */
function isWithin(owner: string, { campaignId, from, to }: Target): RawBuilder<boolean> {
  if (from !== null && to !== null) {
    const zone = settingsZone(owner);
    return sql`p.scheduled_time >= ${from}::date::timestamp at time zone ${zone}
      and p.scheduled_time < (${to}::date + 1)::timestamp at time zone ${zone}`;
  }
  return campaignId === null
    ? sql`p.scheduled_time between now() and now() + ${period}`
    : sql`true`;
}

/** One more than a link shows where there are more. */
export function listShown(db: Db, owner: string, target: Target) {
  return db
    .selectFrom('scheduled_posts as p')
    .select('p.id')
    .where('p.workspace_id', '=', owner)
    .where(isShown(owner, target))
    .orderBy('p.scheduled_time')
    .orderBy('p.id')
    .limit(POSTS_PER_LINK + 1);
}

export function findShown(db: Db, owner: string, target: Target, postId: string) {
  return listShown(db, owner, target).where('p.id', '=', postId);
}

/** A medium of a post that the link shows. */
export function findShownMedium(db: Db, owner: string, target: Target, mediaId: string) {
  return listShown(db, owner, target).where(
    sql<boolean>`exists (select from post_parts part where part.workspace_id = p.workspace_id
      and part.post_id = p.id and ${mediaId}::uuid = any(part.media_ids))`,
  );
}

export function findCampaignName(db: Db, owner: string, id: string) {
  return db
    .selectFrom('campaigns')
    .select('name')
    .where('workspace_id', '=', owner)
    .where('id', '=', id);
}

export function listUsernames(db: Db, owner: string, ids: string[]) {
  return db
    .selectFrom('social_accounts')
    .select(['id', 'username'])
    .where('workspace_id', '=', owner)
    .where('id', 'in', ids);
}
