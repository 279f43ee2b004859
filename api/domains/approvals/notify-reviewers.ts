import type { Db } from '#api/db/database.ts';
import { notify, settleApprovals } from '#api/domains/notifications/public.ts';
import { reviewedAmong } from '#api/domains/publishing/public.ts';
import type { Decision } from '#shared/contracts/approvals.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { APPROVALS, APPROVALS_AT_POST, SCHEDULE_AT_POST } from '#shared/lib/schedule-link.ts';

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

/** Posts wait for their next level: said once for each time that they do, and once of all together. */
export async function tellSubmitted(tx: Db, owner: string, ids: string[]): Promise<void> {
  const [first, ...others] = ids;
  if (first === undefined) return;
  const [post] = await reviewedAmong(tx, owner, [first]);
  const said =
    others.length === 0
      ? {
          title: message('notification.approval-asked'),
          message: message('notification.approval-waits'),
          link: APPROVALS_AT_POST + first,
          occasion: `review:${first}:${post?.since}`,
        }
      : {
          title: message('notification.approval', { posts: ids.length }),
          message: message('notification.approvals-wait'),
          link: APPROVALS,
          occasion: `reviews:${first}:${post?.since}`,
        };
  await notify(tx, owner, { type: 'posts_await_approval', ...said });
}

/** Whoever wrote it hears what became of it, and nobody is asked any more. */
export async function tellDecided(
  tx: Db,
  owner: string,
  { id, version, contentHash }: { id: string; version: number; contentHash: string },
  { decision, reason, by }: Verdict & { decision: Exclude<Decision, 'withdrawn'> },
): Promise<void> {
  const [post] = await reviewedAmong(tx, owner, [id]);
  await notify(tx, owner, {
    type: 'posts_await_approval',
    title: by
      ? message(`notification.link-${decision}`, { name: by.reviewer })
      : message(`notification.review-${decision}`),
    message:
      reason === ''
        ? message('notification.review-as-seen')
        : message('notification.review-reason', { text: reason }),
    link: SCHEDULE_AT_POST + id,
    occasion: `reviewed:${id}:${version}:${contentHash.slice(0, 16)}:${post?.since}`,
  });
  await settleApprovals(tx, owner);
}
