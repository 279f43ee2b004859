import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import type { CommentsProps } from './comments-panel.tsx';

/** The comments on a post, campaign or persona, loaded where they are shown. */
export const Comments = lazyComponent<CommentsProps>(
  async () => (await import('./comments-panel.tsx')).CommentsPanel,
  { Meanwhile: () => <SkeletonBar className="h-40 rounded-card" /> },
);

/** What the address of a screen says when it is to open with the comments. */
export function asksForComments(search: string): boolean {
  return new URLSearchParams(search).has('comments');
}
