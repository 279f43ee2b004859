import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';

/** Where the approval of one post stands, its history, and the ways on. */
export const ReviewPanel = lazyComponent<{ post: ScheduledPost }>(
  async () => (await import('./review/review-panel.tsx')).ReviewPanel,
);

/** How many posts wait for the one who looks, in the menu that leads there. */
export const WaitingCount = lazyComponent(
  async () => (await import('./queue/waiting-count.tsx')).WaitingCount,
);

/** Which X accounts need an approval, and whose. */
export const ApprovalPolicies = lazyComponent(
  async () => (await import('./policies/approval-policies.tsx')).ApprovalPolicies,
  { Meanwhile: () => <SkeletonBar className="mt-8 h-40" /> },
);
