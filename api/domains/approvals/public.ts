import type { Db } from '#api/db/database.ts';
import {
  fitsReview,
  postsInReview,
  reasonNotToReview,
  reviewedAmong,
} from '#api/domains/publishing/public.ts';
import { AppError } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { PostReview } from '#shared/contracts/approvals.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { refusalToApprove, refusalToDecide } from './approver.ts';
import { assertReason, decide, lockCases } from './decide.ts';
import {
  approversAmong,
  askApprovers as ask,
  type LinkReviewer,
  type Verdict,
  warnOwners,
} from './notify-reviewers.ts';
import {
  type Case,
  casesOf,
  isWaiting,
  type Member,
  type ReviewedPost,
  reviewOf,
} from './read-reviews.ts';

/** Where the approval of these posts stands, and what a review link of this member may decide. */
export async function reviewsForLink(tx: Db, member: Member, ids: string[]) {
  const posts = ids.length === 0 ? [] : await reviewedAmong(tx, member.workspaceId, ids);
  return (await casesOf(tx, member, posts)).map(({ post, who, policy }) => ({
    id: post.id,
    contentHash: post.contentHash,
    review: isReleased(post)
      ? ('approved' as const)
      : isWaiting(post)
        ? ('in_review' as const)
        : post.review,
    isApproved: post.isApproved || isReleased(post),
    needsApproval: !post.isApproved && (post.review !== 'none' || post.isRequired || post.isHeld),
    mayApprove: fits('approve', post) && refusalToApprove(who, policy, post) === null,
    maySendBack: fits('reject', post) && refusalToDecide(who, policy, post) === null,
  }));
}

/** Its campaign held it, and what it is now was approved. */
function isReleased({ review, isHeld, reviews, contentHash }: Case['post']): boolean {
  const last = reviews.at(-1);
  return (
    review === 'none' &&
    !isHeld &&
    last?.decision === 'approved' &&
    last.contentHash === contentHash
  );
}

const fits = (act: 'approve' | 'reject', post: ReviewedPost) =>
  reasonNotToReview(post) === null && fitsReview(act, post);

/** Throws `conflict` and `forbidden` where a link of this member could never approve the post. */
export async function assertMayShare(tx: Db, member: Member, id: string): Promise<void> {
  const posts = await reviewedAmong(tx, member.workspaceId, [id]);
  const [found] = await casesOf(tx, member, posts);
  const refusal = found && refusalToApprove(found.who, found.policy, found.post);
  if (refusal?.code === 'rule.own-approval') {
    throw new AppError('conflict', message('rule.link-own-post'));
  }
  if (refusal?.code === 'rule.may-not-approve') throw new AppError('forbidden', refusal);
}

/**
 * Decides with the authority of the member who made the link, in their transaction. Whoever holds
 * the link learns that it may not, and not why.
 */
export async function decideByLink(
  tx: Db,
  member: Member,
  seen: { id: string; version: number; contentHash: string },
  verdict: Verdict & { by: LinkReviewer },
): Promise<PostReview> {
  assertReason(verdict.decision, verdict.reason);
  const [found] = await lockCases(tx, member, [seen.id]);
  const refusal = await decide(tx, member, found, seen, verdict);
  if (refusal?.code === 'forbidden') throw new AppError('forbidden', message('rule.link-may-not'));
  if (refusal) throw refusal;
  announce(tx, member.workspaceId, 'posts');
  return reviewOf(tx, member, seen.id);
}

/** Of posts that were just written: whoever may approve them is asked. */
export function askApprovers(tx: Db, owner: string, ids: string[]): Promise<void> {
  return ask(tx, owner, ids);
}

/** Owners learn of whatever waits for an approval that no member can give. */
export async function warnOfNoApprover(tx: Db, owner: string): Promise<void> {
  await warnOwners(tx, owner, await approversAmong(tx, owner, await postsInReview(tx, owner)));
}
