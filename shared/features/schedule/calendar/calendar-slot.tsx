import { memo } from 'react';
import type { PostDraftLine } from '#shared/contracts/post-drafts.ts';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { formatClock, formatShortClock } from '#shared/i18n/formats/clock.ts';
import { t } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { UserAvatar } from '#shared/ui/user-avatar.tsx';
import { useAssignment } from '../assign/assignment-mark.tsx';
import { openComposer } from '../composer/open-composer.ts';

/** A draft of the composer for which a time was picked. */
export type Slot = PostDraftLine & { scheduledTime: string };

/** What stands in the calendar. */
export type Placed = ScheduledPost | Slot;

export const isSlot = (one: Placed): one is Slot => 'slot' in one;

/** What a draft in the calendar is drawn with. */
export const SLOT_LOOK = 'border-2 border-dashed border-(--gray-8)';

/** A draft in the calendar, and whose it is: opens in the composer on a press. */
export const CalendarSlot = memo(function CalendarSlot(props: {
  slot: Slot;
  wall: string;
  isList: boolean;
}) {
  const { slot, wall, isList } = props;
  const { assignee, due } = useAssignment(slot);
  const empty = slot.text.trim() === '' ? t('No text yet') : '';
  const text = excerpt(slot.text, 60) || (assignee?.name ?? empty);
  const clock = formatClock(wall.slice(11));
  const name = [`${clock} ${text}`, t('Draft'), assignee && empty, assignee?.title, due?.title];
  return (
    <button
      type="button"
      aria-label={name.filter(Boolean).join(', ')}
      onClick={() => openComposer({ savedId: slot.id })}
      className={`flex w-full cursor-pointer flex-wrap items-center gap-x-1 overflow-hidden rounded-control bg-panel py-1 text-xs text-muted ${isList ? 'px-1' : 'justify-center px-0.5 sm:min-h-7 sm:flex-nowrap sm:justify-start sm:py-0'} ${SLOT_LOOK} ${due?.isOver ? 'border-danger' : ''}`}
    >
      {assignee ? <UserAvatar size="mini" name={assignee.name} image={assignee.image} /> : null}
      <ChipText time={wall.slice(11)} {...{ text, isList }} />
    </button>
  );
});

/** Time and first words; on a phone the time alone. The accessible name has the full time. */
export const ChipText = (props: { time: string; text: string; isList: boolean }) => (
  <>
    <span
      aria-hidden="true"
      data-time={formatShortClock(props.time)}
      className="text-[11px] leading-tight font-medium tabular-nums before:content-[attr(data-time)] sm:shrink-0 sm:text-xs"
    />
    <span
      dir="auto"
      translate="no"
      className={`min-w-0 truncate ${props.isList ? 'flex-1' : 'hidden sm:block'}`}
    >
      {` ${props.text}`}
    </span>
  </>
);
