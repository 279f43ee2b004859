import { useSearch } from 'wouter';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import type { CommentsProps } from './comments-panel.tsx';

/** The comments on a post, campaign or persona, loaded where they are shown. */
export const Comments = lazyComponent<CommentsProps>(
  async () => (await import('./comments-panel.tsx')).CommentsPanel,
  { Meanwhile: () => <SkeletonBar className="h-40 rounded-card" /> },
);

/** Whether the address of the screen asks for its comments, as notifications do. */
export function useAsksForComments(): boolean {
  return new URLSearchParams(useSearch()).has('comments');
}
