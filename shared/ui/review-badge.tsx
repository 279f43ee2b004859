import { Badge } from '@radix-ui/themes';
import type { ReviewState } from '#shared/contracts/approval-kinds.ts';
import { reviewLook } from '#shared/i18n/review-labels.ts';
import { CheckIcon, ClockIcon, EditIcon } from './action-icons.tsx';
import { AlertIcon, CloseIcon, type lineIcon } from './icons.tsx';

const icons: Record<ReviewState, ReturnType<typeof lineIcon>> = {
  none: AlertIcon,
  draft: AlertIcon,
  in_review: ClockIcon,
  changes_requested: EditIcon,
  approved: CheckIcon,
  rejected: CloseIcon,
};

interface State {
  review: ReviewState | undefined;
  /** Its account needs an approval, also of a post that nobody has submitted. */
  isRequired: boolean;
}

/** Where the approval of a post stands. `isShort`: where it is narrow its icon alone. */
export function ReviewBadge(props: State & { isShort?: boolean }) {
  const { review = 'none', isRequired, isShort = false } = props;
  const look = reviewLook(review, isRequired);
  if (!look) return null;
  const Icon = icons[review];
  return (
    <Badge
      variant="soft"
      color={look.color}
      className="shrink-0"
      title={isShort ? look.label : undefined}
    >
      <Icon size={12} />
      <span className={isShort ? 'max-md:sr-only' : ''}>{look.label}</span>
    </Badge>
  );
}

/** The same in a cell of the calendar, whose name says it. */
export function ReviewIcon({ review = 'none', isRequired }: State) {
  if (!reviewLook(review, isRequired)) return null;
  const Icon = icons[review];
  return <Icon size={12} />;
}
