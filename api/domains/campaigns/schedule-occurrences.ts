import type { Db } from '#api/db/database.ts';
import { notify } from '#api/domains/notifications/public.ts';
import {
  heldForReview,
  type PlannedPost,
  schedulePlanned,
} from '#api/domains/publishing/public.ts';
import { settingsOf } from '#api/domains/settings/public.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { SCHEDULE_AT_POST, SCHEDULE_AT_WAITING } from '#shared/lib/schedule-link.ts';
import type { CampaignRow } from './queries.ts';

/**
 * Schedules what a campaign has written. While the settings do not let it post by itself, each post
 * waits for a person's approval, which one notification tells.
 */
export async function scheduleOccurrences(
  tx: Db,
  owner: string,
  { id, name, planned_until }: Pick<CampaignRow, 'id' | 'name' | 'planned_until'>,
  posts: PlannedPost[],
): Promise<void> {
  if (posts.length === 0) return;
  const { autoPostEnabled } = (await settingsOf(tx, owner)).automation;
  const added = await schedulePlanned(tx, owner, autoPostEnabled ? posts : posts.map(waiting));
  const ready = posts.filter(({ row }) => row.status === undefined);
  const count = Math.min(added, ready.length);
  if (autoPostEnabled || count === 0) return;
  await notify(tx, owner, {
    type: 'posts_await_approval',
    title: message('notification.approval', { posts: count }),
    message: message('notification.campaign', { name }),
    link: ready.length === 1 ? SCHEDULE_AT_POST + ready[0]?.row.id : SCHEDULE_AT_WAITING,
    // Planned anew after a change, the same occurrence is an occasion of its own.
    occasion: `approval:${id}:${posts[0]?.row.occurrence}:${planned_until ?? ''}`,
  });
}

/** What a person has to look at for another reason waits for that. */
function waiting({ row, text }: PlannedPost): PlannedPost {
  if (row.status !== undefined) return { row, text };
  return { row: { ...row, ...heldForReview('approval', message('post.approval')) }, text };
}
