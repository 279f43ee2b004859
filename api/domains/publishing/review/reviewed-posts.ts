import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { isHeldForReview, isIn, needsApproval } from '#api/db/schema/status-groups.ts';
import { isApproved, isDecided } from '../engine/claim/hold-unapproved.ts';
import { isBefore } from '../engine/transitions.ts';
import { proposes } from './follow-content.ts';
import { type ReviewEvent, reviewAfter } from './review-transitions.ts';

const MOST_LISTED = 200;

/** What a decision about a post has to know. */
export type ReviewedPost = Awaited<
  ReturnType<ReturnType<typeof reviewedPosts>['executeTakeFirstOrThrow']>
>;

function reviewedPosts(db: Db, owner: string, which: RawBuilder<boolean>) {
  return db
    .selectFrom('scheduled_posts as p')
    .select([
      'p.id',
      'p.version',
      'p.status',
      // A worker has it.
      sql<boolean>`p.lease_until is not null`.as('isTaken'),
      'p.account_id as accountId',
      'p.review',
      'p.review_since as since',
      'p.created_by as createdBy',
      'p.changed_by as changedBy',
      'p.assigned_to as assigneeId',
      // Every member who has changed it.
      'p.writers',
      // Its campaign holds it for review.
      sql<boolean>`${isHeldForReview('p')} is true`.as('isHeld'),
      // Without a policy it can be held so again.
      sql<boolean>`(p.occurrence is not null and not ${proposes}
        and not requires_approval(p.workspace_id, p.account_id)
        and ${isIn('toCome', 'p.status')}
        and (not ${isIn('held', 'p.status')} or p.hold_reason = 'approval')) is true`.as(
        'isHoldable',
      ),
      // Whether its account asks for an approval of every post.
      sql<boolean>`requires_approval(p.workspace_id, p.account_id)`.as('isRequired'),
      // Of whatever would be sent.
      sql<string>`encode(post_content_hash(p.workspace_id, p.id), 'hex')`.as('contentHash'),
      // Whose approvals of just this content fill the levels of the present policy so far.
      sql<string[]>`(select approvers from approvers_of(p.workspace_id, p.id))`.as('approvers'),
      // That content is what was approved.
      isDecided('p').as('isApproved'),
    ])
    .where('p.workspace_id', '=', owner)
    .where(which);
}

export function findReviewed(db: Db, owner: string, ids: string[]) {
  return reviewedPosts(db, owner, sql<boolean>`p.id = any(${ids}::uuid[])`);
}

/** Unsent posts that need a decision, next to go out first, then those of this member, if any, that need an approval. */
export function listReviewed(db: Db, owner: string, userId: string | null) {
  return reviewedPosts(
    db,
    owner,
    sql<boolean>`${isBefore('change', 'p.status')} and (
      ${needsApproval('p')} or p.created_by = ${userId}::uuid
        and (p.review <> 'none' or not ${isApproved('p')}))`,
  )
    .orderBy(sql`${needsApproval('p')} is true`, 'desc')
    .orderBy('p.scheduled_time')
    .orderBy('p.id')
    .limit(MOST_LISTED);
}

/**
 * The state that follows, and with it what is approved: exactly this content, or nothing any more.
 * Only of what is locked by the caller.
 */
export function updateReview(
  db: Db,
  owner: string,
  id: string,
  event: ReviewEvent,
  { level, contentHash }: { level: number; contentHash: string },
) {
  return db
    .updateTable('scheduled_posts')
    .set({
      review: reviewAfter(event),
      review_level: level,
      ...(event === 'approve' || event === 'undo'
        ? { approved_hash: Buffer.from(contentHash, 'hex') }
        : {}),
      ...(['request_changes', 'reject', 'withdraw', 'hold_again'].includes(event)
        ? { approved_hash: null }
        : {}),
    })
    .where('workspace_id', '=', owner)
    .where('id', '=', id);
}
