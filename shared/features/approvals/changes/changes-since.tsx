import type { PostReview } from '#shared/contracts/approvals.ts';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import type { PostChangesProps } from './post-changes.tsx';

const PostChanges = lazyComponent<PostChangesProps>(
  async () => (await import('./post-changes.tsx')).PostChanges,
);

/** What was changed since somebody decided about a post; nothing where that is not known. */
export function ChangesSince({ post, review }: { post: ScheduledPost; review: PostReview }) {
  const { lastDecided, version, review: state } = review;
  // They come by two calls: only what is of one version is compared.
  if (!lastDecided || version !== post.version) return null;
  return <PostChanges post={post} last={lastDecided} isWaiting={state === 'in_review'} />;
}
