import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { ReviewPanel } from '#shared/features/approvals/public.tsx';
import { Comments } from '#shared/features/comments/public.tsx';
import { ShareForReview } from '#shared/features/review-links/public.tsx';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import type { OpenDialog } from '../actions/use-post-actions.ts';
import { PostCard } from './post-card.tsx';
import { PostResults } from './post-results.tsx';

/** The whole of one post beside the list, with everything that can be done with it. */
export function PostDrawer(props: {
  post: ScheduledPost;
  /** A link led to its comments, or to one of them. */
  atComments: string | null;
  onOpen(dialog: OpenDialog): void;
  onClose(): void;
}) {
  const { post } = props;
  const { zone } = useTimeZone();
  return (
    <FormDialog
      wide="drawer"
      open
      onClose={props.onClose}
      title={t('Scheduled Post')}
      description={t('The whole post, and what can be done with it.')}
    >
      <PostCard hasReview post={post} zone={zone} onOpen={props.onOpen} />
      <ReviewPanel post={post} />
      {post.status === 'posted' ? <PostResults postId={post.id} /> : null}
      <div className="mt-4 flex justify-end">
        <ShareForReview target={{ postId: post.id, campaignId: null }} />
      </div>
      <div className="mt-6">
        <Comments kind="post" subjectId={post.id} asked={props.atComments} />
      </div>
    </FormDialog>
  );
}
