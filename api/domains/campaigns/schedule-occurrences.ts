import type { Db } from '#api/db/database.ts';
import { askApprovers } from '#api/domains/approvals/public.ts';
import { notifyMembers } from '#api/domains/notifications/public.ts';
import {
  heldForReview,
  type PlannedPost,
  reviewedAmong,
  schedulePlanned,
} from '#api/domains/publishing/public.ts';
import { settingsOf } from '#api/domains/settings/public.ts';
import { readStandings } from '#api/domains/workspaces/public.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { roleMay } from '#shared/contracts/permissions.ts';
import { powersOf } from '#shared/lib/rights/account-powers.ts';
import { APPROVALS, APPROVALS_AT_POST } from '#shared/lib/schedule-link.ts';
import type { CampaignRow } from './queries.ts';

/**
 * Schedules what a campaign has written. While the settings do not let it post by itself, each post
 * waits for a person's approval, of which whoever can give it is notified once.
 */
export async function scheduleOccurrences(
  tx: Db,
  owner: string,
  { id, name, planned_until }: Pick<CampaignRow, 'id' | 'name' | 'planned_until'>,
  posts: PlannedPost[],
): Promise<void> {
  if (posts.length === 0) return;
  const { autoPostEnabled } = (await settingsOf(tx, owner)).automation;
  await schedulePlanned(tx, owner, autoPostEnabled ? posts : posts.map(waiting));
  if (autoPostEnabled) return;
  const ids = posts.filter(({ row }) => row.status === undefined).map(({ row }) => row.id);
  // Of an occurrence that somebody else has planned meanwhile there is another post.
  const added = await reviewedAmong(tx, owner, ids);
  await askApprovers(
    tx,
    owner,
    added.map((post) => post.id),
  );
  const free = added.filter(({ review }) => review === 'none');
  const [first] = free;
  if (!first) return;
  await notifyMembers(tx, owner, await membersWhoRelease(tx, owner, first.accountId), {
    type: 'posts_await_approval',
    title: message('notification.posts-need-approval'),
    message: message('notification.campaign', { name }),
    link: free.length === 1 ? APPROVALS_AT_POST + first.id : APPROVALS,
    // Planned anew after a change, the same occurrence is an occasion of its own.
    occasion: `approval:${id}:${posts[0]?.row.occurrence}:${planned_until ?? ''}:`,
  });
}

/** Whoever may let go out what nobody of them has written. */
async function membersWhoRelease(tx: Db, owner: string, accountId: string | null) {
  const { of } = await readStandings(tx, owner);
  return [...of].flatMap(([userId, standing]) =>
    roleMay(standing.role, 'posts.write_others') &&
    powersOf(standing, accountId).writes === 'publish'
      ? [userId]
      : [],
  );
}

/** What a person has to look at for another reason waits for that. */
function waiting({ row, text }: PlannedPost): PlannedPost {
  if (row.status !== undefined) return { row, text };
  return { row: { ...row, ...heldForReview('approval', message('post.approval')) }, text };
}
