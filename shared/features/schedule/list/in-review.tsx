import { useHost } from '#shared/client/host.tsx';
import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { isUnsent } from './post-status.ts';

/** How many posts are in review, and the way to the approvals. */
export function InReview({ posts }: { posts: readonly ListedPost[] }) {
  const host = useHost();
  const count = posts.filter((post) => post.review === 'in_review' && isUnsent(post)).length;
  if (count === 0) return null;
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-panel px-3 py-2 text-sm">
      <p>{tn(count, '{n} post is in review', '{n} posts are in review')}</p>
      <SecondaryButton onClick={() => host.navigate('/approvals')}>
        {t('Open approvals')}
      </SecondaryButton>
    </div>
  );
}
