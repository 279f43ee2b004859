import { useSearch } from 'wouter';
import { COMMENTS_PARAM } from '#shared/lib/comments-link.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import type { CommentsProps } from './comments-panel.tsx';

/** The comments on a post, campaign or persona, loaded where they are shown. */
export const Comments = lazyComponent<CommentsProps>(
  async () => (await import('./comments-panel.tsx')).CommentsPanel,
  { Meanwhile: () => <SkeletonBar className="h-40 rounded-card" /> },
);

/** The comment that the address of the screen asks for, as notifications do: '' all of them, null none. */
export function useAskedComments(): string | null {
  return new URLSearchParams(useSearch()).get(COMMENTS_PARAM);
}
