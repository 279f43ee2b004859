import { type RawBuilder, sql } from 'kysely';
import type { ClaimedPost } from '../claimed-post.ts';

/**
 * What its person did to the campaign of a post, by the name that the post has in a query which has
 * joined the campaign, if there is one, as `campaign`.
 */
export function campaignStop(post: string): RawBuilder<ClaimedPost['campaignStop']> {
  return sql`case
    when ${sql.ref(`${post}.occurrence`)} is not null and campaign.id is null then 'deleted'
    when campaign.status in ('paused', 'draft') then 'paused'
    -- Only its person's end forgets how far it was planned: one that is over sends its last posts.
    when campaign.status = 'completed' and campaign.planned_until is null then 'ended'
  end`;
}
