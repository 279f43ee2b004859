import { Badge } from '@radix-ui/themes';
import type { ReviewState } from '#shared/contracts/approval-kinds.ts';
import { reviewLook } from '#shared/i18n/review-labels.ts';
import { EditIcon } from './action-icons.tsx';
import { lineIcon } from './icons.tsx';

// Other shapes than those of the status of a post, which stand beside them.
const FlagIcon = lineIcon('M6 21V4h12l-2.5 4.5L18 13H6');
const EyeIcon = lineIcon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z',
);
const DoubleCheckIcon = lineIcon('m2.5 12.5 4.5 4.5L16 8M11.5 16.5l.5.5L21.5 7.5');
const BanIcon = lineIcon('M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0zM6 6l12 12');

const icons: Record<ReviewState, ReturnType<typeof lineIcon>> = {
  none: FlagIcon,
  draft: FlagIcon,
  in_review: EyeIcon,
  changes_requested: EditIcon,
  approved: DoubleCheckIcon,
  rejected: BanIcon,
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
export function ReviewIcon(props: State & { size?: number }) {
  const { review = 'none', isRequired, size = 12 } = props;
  if (!reviewLook(review, isRequired)) return null;
  const Icon = icons[review];
  return <Icon size={size} />;
}
