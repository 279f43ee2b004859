import { Badge } from '@radix-ui/themes';
import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';
import { formatNumber, t, tn } from '#shared/i18n/translate.ts';
import { CommentIcon } from '#shared/ui/action-icons.tsx';
import { lineIcon, MegaphoneIcon } from '#shared/ui/icons.tsx';
import { ReviewBadge } from '#shared/ui/review-badge.tsx';
import { AssignmentMark } from '../assign/assignment-mark.tsx';
import { needsApproval } from '../queries.ts';
import { isUnsent } from './post-status.ts';

export const PictureIcon = lineIcon('M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01');
export const ThreadIcon = lineIcon('M6 4v16M6 8h12M6 14h9');

/** The marks of a row: review state, thread, comments, assignment, media and campaign. */
export function Marks(props: { post: ListedPost; isRequired: boolean; isBelowReason: boolean }) {
  const { post, isRequired } = props;
  const hasReview = isUnsent(post) && !(props.isBelowReason && needsApproval(post));
  const { length } = post.parts;
  const { comments = 0 } = post;
  return (
    <span className="col-start-3 row-start-1 flex items-center gap-1.5 text-muted sm:col-start-6">
      {hasReview ? <ReviewBadge isShort review={post.review} isRequired={isRequired} /> : null}
      {length > 1 ? (
        <Badge variant="soft" color="gray" title={t('Thread of {parts}', { parts: length })}>
          <ThreadIcon size={12} />
          {length}
        </Badge>
      ) : null}
      {comments > 0 ? (
        <Badge
          variant="soft"
          color="gray"
          role="img"
          aria-label={tn(comments, '{n} comment', '{n} comments')}
          title={tn(comments, '{n} comment', '{n} comments')}
        >
          <CommentIcon size={12} />
          {formatNumber(comments)}
        </Badge>
      ) : null}
      {post.assigneeId || post.dueOn ? <AssignmentMark post={post} /> : null}
      {hasMedia(post) ? <Mark label={t('Media')} Icon={PictureIcon} /> : null}
      {post.campaignId ? <Mark label={t('Campaign')} Icon={MegaphoneIcon} /> : null}
    </span>
  );
}

export function hasMedia({ parts }: Pick<ListedPost, 'parts'>): boolean {
  return parts.some(({ media }) => media.length > 0);
}

function Mark({ label, Icon }: { label: string; Icon: ReturnType<typeof lineIcon> }) {
  return (
    <span role="img" aria-label={label} title={label}>
      <Icon size={16} />
    </span>
  );
}
