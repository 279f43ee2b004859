import type { PostStatus } from '#shared/contracts/publishing.ts';
import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';
import { CheckIcon, CopyIcon, PauseIcon } from '#shared/ui/action-icons.tsx';
import { CloseIcon, lineIcon, UpIcon } from '#shared/ui/icons.tsx';
import { statusLook } from './post-status.ts';

const ClockIcon = lineIcon('M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM12 7.5V12l3 2');
const QuestionIcon = lineIcon(
  'M9 9.2a3 3 0 1 1 4.4 2.7c-.9.5-1.4 1-1.4 2.1M12 17.5h.01M12 2.5l9.5 9.5-9.5 9.5L2.5 12z',
);

const shapes: Record<PostStatus, ReturnType<typeof lineIcon>> = {
  pending: ClockIcon,
  publishing: UpIcon,
  posted: CheckIcon,
  failed: CloseIcon,
  unknown: QuestionIcon,
  needs_check: QuestionIcon,
  held: PauseIcon,
  reminded: CopyIcon,
};

const colours = {
  green: 'text-[var(--green-11)]',
  ruby: 'text-[var(--ruby-11)]',
  amber: 'text-[var(--amber-11)]',
};

/** Where a post stands, by shape and colour; its name is read out. */
export function StatusMark(props: { post: Pick<ListedPost, 'status'>; size?: number }) {
  const { post, size = 18 } = props;
  const { label, color } = statusLook(post.status);
  const Shape = shapes[post.status];
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={`shrink-0 ${color ? colours[color] : 'text-muted'}`}
    >
      <Shape size={size} />
    </span>
  );
}
