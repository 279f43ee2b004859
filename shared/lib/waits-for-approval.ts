import type { ScheduledPost } from '#shared/contracts/publishing.ts';

/** Written by a campaign, and waits for a person to agree. */
export function waitsForApproval({
  status,
  holdReason,
}: Pick<ScheduledPost, 'status' | 'holdReason'>): boolean {
  return status === 'held' && holdReason === 'approval';
}
