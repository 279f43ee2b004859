import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';

export const ReviewPanel = lazyComponent<{ post: ScheduledPost }>(
  async () => (await import('./review/review-panel.tsx')).ReviewPanel,
);

export const WaitingCount = lazyComponent(
  async () => (await import('./queue/waiting-count.tsx')).WaitingCount,
);

export const ApprovalPolicies = lazyComponent(
  async () => (await import('./policies/approval-policies.tsx')).ApprovalPolicies,
  { Meanwhile: () => <SkeletonBar className="mt-8 h-40" /> },
);
