import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { t } from '#shared/i18n/translate.ts';
import { wallClockOf } from '#shared/lib/time/time-zones.ts';
import { ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import { useShown } from '#shared/ui/hooks/use-shown.ts';
import type { OpenDialog } from '../actions/use-post-actions.ts';
import { scheduledPost } from '../queries.ts';
import { dayName } from './day-name.ts';
import { PostCard } from './post-card.tsx';

/** A linked post that the list is too long for, or that is gone. */
export function DistantPost(props: { postId: string; onOpen(dialog: OpenDialog): void }) {
  const { data: post, isLoadingError, refetch } = useQuery(scheduledPost(useApi(), props.postId));
  const { zone } = useTimeZone();
  useShown(post ? `[data-post="${post.id}"]` : null, 'center');
  if (isLoadingError) {
    return <ErrorState onRetry={refetch}>{t('Failed to load scheduled posts')}</ErrorState>;
  }
  if (post === undefined) return <SkeletonBar className="mb-6 h-28" />;
  if (post === null) {
    return (
      <p role="status" className="mb-4 rounded-control bg-tint px-3 py-2 text-sm">
        {t('This post was deleted.')}
      </p>
    );
  }
  return (
    <div className="mb-6">
      <h3 className="mb-2 text-sm font-medium text-muted">
        {dayName(wallClockOf(post.scheduledTime, zone).slice(0, 10), zone)}
      </h3>
      <PostCard post={post} zone={zone} isLinked onOpen={props.onOpen} />
    </div>
  );
}
