import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { isIn } from '#api/db/schema/status-groups.ts';
import type { ReviewState } from '#shared/contracts/approval-kinds.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { isDecided } from '../engine/claim/hold-unapproved.ts';
import { isBefore } from '../engine/transitions.ts';
import { type ReviewEvent, reviewAfter } from './review-transitions.ts';

const hash = sql`post_content_hash(p.workspace_id, p.id)`;
const after = (event: ReviewEvent) => sql.lit(reviewAfter(event));
const isGood = isDecided('p');
const isNow = (event: 'submit' | 'approve') => sql`p.review = ${after(event)}`;
const ofCampaign = sql`(select c.writers from campaigns c
  where c.workspace_id = p.workspace_id and c.id = p.campaign_id and p.occurrence is not null)`;
/** The member who acts, or any who has written in the campaign, whoever plans it. */
export const proposes = sql`exists (select from member_accounts m
  where m.workspace_id = p.workspace_id and m.user_id = any(array[current_member()] || ${ofCampaign})
    and m.account_id = p.account_id and m.level = 'draft')`;
const isPlanned = sql`(p.occurrence is not null and requires_approval(p.workspace_id, p.account_id))`;
/** What earlier levels have approved is something else. */
const isPast = sql`(p.review_level > 1 and ${hash} is distinct from (
  select r.content_hash from post_reviews r
  where r.workspace_id = p.workspace_id and r.post_id = p.id
  order by r.created_at desc limit 1))`;

/** The accounts that a campaign would publish for at once by what it holds back while it is paused. */
export async function accountsHeldBy(tx: Db, owner: string, campaignId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct p.account_id as id from scheduled_posts p
    where p.workspace_id = ${owner} and p.campaign_id = ${campaignId} and p.review = 'none'
      and ${isBefore('resume', 'p.status')} and p.account_id is not null`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Brings the state of approval to what posts now are, once their content was written or may have
 * changed. The member who acts may be one who only proposes for that account.
 */
export async function followContent(tx: Db, owner: string, ids: string[]): Promise<void> {
  if (ids.length > 0) await follow(tx, owner, sql`p.id = any(${ids}::uuid[])`);
}

/** Of these posts those that need no approval, but the member who acts may only propose; each with that reason. */
export async function proposedAmong(
  tx: Db,
  owner: string,
  ids: string[],
): Promise<Map<string, Message>> {
  const { rows } = await sql<{ id: string; username: string }>`
    select p.id, a.username from scheduled_posts p
    join social_accounts a on a.workspace_id = p.workspace_id and a.id = p.account_id
    where p.workspace_id = ${owner} and p.id = any(${ids}::uuid[])
      and p.review = 'none' and ${proposes}`.execute(tx);
  return new Map(
    rows.map(({ id, username }) => [id, message('rule.may-only-propose', { username })]),
  );
}

/** The same for all, once a policy was changed; answers those that are to be approved again. */
export async function followPolicy(tx: Db, owner: string): Promise<string[]> {
  const isHeld = sql`(p.review = 'none' and ${isIn('held', 'p.status')} and p.hold_reason = 'approval')`;
  const which = sql`(p.approved_hash is not null or ${isHeld})`;
  const rows = await follow(tx, owner, which, sql`p.changed_by`);
  return rows.flatMap(({ id, review }) => (review === reviewAfter('outdate') ? [id] : []));
}

/** The same for unsent posts with this medium: whoever has described it has changed them. */
export async function followMedium(tx: Db, owner: string, mediaId: string): Promise<void> {
  const shown = sql`exists (
    select from post_parts part where part.workspace_id = p.workspace_id
      and part.post_id = p.id and ${mediaId}::uuid = any(part.media_ids))`;
  await sql`
    update scheduled_posts p set changed_by = coalesce(current_member(), p.changed_by)
    where p.workspace_id = ${owner} and ${shown} and ${isBefore('change', 'p.status')}`.execute(tx);
  await follow(tx, owner, shown);
}

async function follow(
  tx: Db,
  owner: string,
  which: RawBuilder<unknown>,
  changedBy = sql`coalesce(current_member(), p.changed_by)`,
) {
  const { rows } = await sql<{ id: string; review: ReviewState }>`
    update scheduled_posts p set
      review = case
        when p.review = 'none' and ${proposes} then ${after('propose')}
        when p.review = 'none' then ${after('plan')}
        when ${isNow('approve')} then ${after('outdate')}
        when ${isGood} then ${after('restore')}
        else p.review end,
      review_level = 1,
      changed_by = ${changedBy}
    where p.workspace_id = ${owner} and ${which} and ${isBefore('change', 'p.status')}
      and p.lease_until is null
      and case p.review
        when 'none' then ${proposes} or ${isPlanned}
        when ${after('approve')} then not ${isGood}
        when ${after('submit')} then ${isGood} or ${isPast}
        else false end
    returning p.id, p.review`.execute(tx);
  return rows;
}
