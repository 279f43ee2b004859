import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { isIn } from '#api/db/schema/status-groups.ts';

/**
 * What of a campaign follows when it is changed, locked as a claim locks it: to come, with no worker,
 * not begun, and not on its way because a person sent it at once.
 */
export function lockFollowing(db: Db, owner: string, campaignId: string) {
  return db
    .selectFrom('scheduled_posts as post')
    .select(['post.id', sql<boolean>`post.approved_at is not null`.as('isApproved')])
    .where('post.workspace_id', '=', owner)
    .where('post.campaign_id', '=', campaignId)
    .where('post.occurrence', 'is not', null)
    .where(isIn('toCome', 'post.status'))
    .where('post.lease_until', 'is', null)
    .where('post.scheduled_time', '>', sql<string>`clock_timestamp()`)
    .whereRef('post.not_before', '>=', 'post.scheduled_time')
    .where(
      sql<boolean>`not exists (select from post_parts part where part.workspace_id = post.workspace_id
        and part.post_id = post.id and part.external_id is not null)`,
    )
    .orderBy('post.id')
    .forUpdate('post');
}
