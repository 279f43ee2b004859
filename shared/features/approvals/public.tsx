import { useApi } from '#shared/client/api.tsx';
import { readQuery } from '#shared/client/read-query.ts';
import { useQuery } from '#shared/client/use-query.ts';
import { countApprovals } from '#shared/contracts/approval-kinds.ts';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';

export const ReviewPanel = lazyComponent<{ post: ScheduledPost }>(
  async () => (await import('./review/review-panel.tsx')).ReviewPanel,
);

export const ApprovalPolicies = lazyComponent(
  async () => (await import('./policies/approval-policies.tsx')).ApprovalPolicies,
  { Meanwhile: () => <SkeletonBar className="mt-8 h-40" /> },
);

/** How many posts need approval; 0 until the server answers, and with a server that has no count. */
export function useApprovalCount(enabled = true): number {
  const { data } = useQuery({ ...readQuery(useApi(), countApprovals), enabled });
  return enabled ? (data?.waiting ?? 0) : 0;
}
