import type { Db } from '#api/db/database.ts';
import { notifyAll, notifyMembers, settleApprovals } from '#api/domains/notifications/public.ts';
import { reviewedAmong } from '#api/domains/publishing/public.ts';
import { ownersOf, readStandings } from '#api/domains/workspaces/public.ts';
import type { Decision } from '#shared/contracts/approvals.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { APPROVALS, APPROVALS_AT_POST, SCHEDULE_AT_POST } from '#shared/lib/schedule-link.ts';
import { handsOf, refusalToApprove } from './approver.ts';
import { type Case, type ReviewedPost, withPolicies } from './read-reviews.ts';

/** Who decides by a review link of a member. */
export interface LinkReviewer {
  linkId: string;
  reviewer: string;
}

/** What somebody decides; `by` a review link of the member who acts, or by themselves. */
export interface Verdict {
  decision: Decision;
  reason: string;
  by?: LinkReviewer | null;
}

interface Waiting {
  id: string;
  since: string | null;
  approvers: string[];
}

/** Of these posts those that are in review, each with the members who may approve it now. */
export async function approversAmong(tx: Db, owner: string, posts: ReviewedPost[]) {
  const waiting = posts.filter(({ review }) => review === 'in_review');
  if (waiting.length === 0) return [];
  const { of } = await readStandings(tx, owner);
  const found = await withPolicies(tx, owner, waiting);
  return found.map(({ post, policy }): Waiting => {
    const approvers = [...of].flatMap(([userId, { role, levels }]) => {
      const who = { userId, role, accountLevel: levels.get(post.accountId ?? '') ?? null };
      return refusalToApprove(who, policy, post) === null ? [userId] : [];
    });
    return { id: post.id, since: post.since, approvers };
  });
}

/** Asks whoever may approve for the next level: once for each time that a post waits for it. */
export async function askApprovers(tx: Db, owner: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const waiting = await approversAmong(tx, owner, await reviewedAmong(tx, owner, ids));
  const asked = new Map<string, Waiting[]>();
  for (const post of waiting) {
    for (const userId of post.approvers) asked.set(userId, [...(asked.get(userId) ?? []), post]);
  }
  await notifyAll(
    tx,
    owner,
    [...asked].map(([userId, posts]) => ({ userId, ...questionAbout(posts) })),
  );
  await warnOwners(tx, owner, waiting);
}

function questionAbout(posts: Waiting[]) {
  const [{ id, since }] = posts as [Waiting];
  const type = 'posts_await_approval' as const;
  if (posts.length === 1) {
    return {
      type,
      title: message('notification.post-needs-approval'),
      message: message('notification.approval-waits'),
      link: APPROVALS_AT_POST + id,
      occasion: `review:${id}:${since}:`,
    };
  }
  return {
    type,
    title: message('notification.posts-need-approval'),
    message: message('notification.approvals-wait'),
    link: APPROVALS,
    occasion: `reviews:${id}:${since}:`,
  };
}

export async function warnOwners(tx: Db, owner: string, waiting: Waiting[]): Promise<void> {
  const stuck = waiting.filter(({ approvers }) => approvers.length === 0);
  if (stuck.length === 0) return;
  const owners = await ownersOf(tx, owner);
  for (const post of stuck) await notifyMembers(tx, owner, owners, withoutApprover(post));
}

export function withoutApprover({ id, since }: Omit<Waiting, 'approvers'>) {
  return {
    type: 'posts_await_approval' as const,
    title: message('notification.no-approver'),
    message: message('notification.no-approver-do'),
    link: APPROVALS_AT_POST + id,
    occasion: `review:${id}:${since}:nobody:`,
  };
}

/** Of the notifications about a decision, at the version that was decided about. */
export const decisionOccasion = (
  { id, contentHash, since }: Pick<ReviewedPost, 'id' | 'contentHash' | 'since'>,
  version: number,
) => `reviewed:${id}:${version}:${contentHash.slice(0, 16)}:${since}:`;

/** Whoever wrote it or takes care of it is notified of what was decided, and nobody is asked any more. */
export async function tellDecided(
  tx: Db,
  owner: string,
  { post, who }: Pick<Case, 'post' | 'who'>,
  { decision, reason, by }: Verdict & { decision: Exclude<Decision, 'withdrawn'> },
): Promise<void> {
  const { id, version } = post;
  const [now] = await reviewedAmong(tx, owner, [id]);
  const { of } = await readStandings(tx, owner);
  const concerned = new Set([...handsOf(post), post.assigneeId, by ? who.userId : null]);
  // Who decides without a link knows.
  if (!by) concerned.delete(who.userId);
  await notifyMembers(
    tx,
    owner,
    [...concerned].filter((userId) => userId !== null && of.has(userId)) as string[],
    {
      type: 'posts_await_approval',
      title: by
        ? message(`notification.link-${decision}`, { name: by.reviewer })
        : message(`notification.review-${decision}`),
      message:
        reason === ''
          ? message('notification.review-as-seen')
          : message('notification.review-reason', { text: reason }),
      link: SCHEDULE_AT_POST + id,
      occasion: decisionOccasion({ ...post, since: now?.since ?? null }, version),
    },
  );
  await settleApprovals(tx, owner);
}
