import { memo, type RefObject, useEffect, useRef } from 'react';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import type { useApprovalModes } from '#shared/features/approvals/queries.ts';
import { formatClock } from '#shared/i18n/formats/clock.ts';
import { reviewLook } from '#shared/i18n/review-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { pressedKey } from '#shared/ui/keys/pressed-key.ts';
import { ReviewIcon } from '#shared/ui/review-badge.tsx';
import type { OpenDialog } from '../actions/use-post-actions.ts';
import { hasMedia, PictureIcon, ThreadIcon } from '../worklist/post-marks.tsx';
import { isOpen, isUnsent, needsAttention, statusLook } from '../worklist/post-status.ts';
import { StatusMark } from '../worklist/status-mark.tsx';
import { CalendarSlot, ChipText, isSlot, type Placed } from './calendar-slot.tsx';
import type { ComposeCells } from './use-compose-cells.ts';
import type { MovingPost } from './use-move-post.ts';

/** What cells and posts do, as of the last drawing: of hundreds, those alone are drawn anew that look different. */
export type LatestActs = RefObject<{
  moving: MovingPost;
  cells: ComposeCells;
  onOpen(dialog: OpenDialog): void;
} | null>;

/** What a week and a month are given. */
export interface GridProps {
  today: string;
  /** What the clock shows, as `wallOf` of a post. */
  now: string;
  posts: readonly Placed[];
  moving: MovingPost;
  cells: ComposeCells;
  acts: LatestActs;
  /** The mark of each persona. */
  colours: ReadonlyMap<string, string>;
  /** Whether an account needs approvals. */
  modeOf: ReturnType<typeof useApprovalModes>;
  /** The id of the sentence that says how to move a post. */
  helpId: string;
  /** The id of the sentence that says how a cell is used. */
  cellHelpId: string;
}

/** The posts of a cell, or of a list that has room for their texts. */
export function CalendarPosts(props: GridProps & { isList?: boolean }) {
  const { posts, moving, colours, modeOf, helpId, acts, now, isList = false } = props;
  return posts.map((post) =>
    isSlot(post) ? (
      <CalendarSlot key={post.id} {...{ isList }} slot={post} wall={moving.wallOf(post)} />
    ) : (
      <CalendarPost
        key={post.id}
        {...{ post, helpId, acts, isList }}
        isPast={moving.wallOf(post) < now}
        wall={moving.wallOf(post)}
        isPickedUp={moving.isPickedUp(post)}
        hasFocus={moving.hasFocus(post)}
        colour={colours.get(post.personaId ?? '')}
        isRequired={modeOf(post.accountId) === 'required'}
      />
    ),
  );
}

/** A post in the calendar: opens on a press, moves by drag or by keys. */
const CalendarPost = memo(function CalendarPost(props: {
  post: ScheduledPost;
  wall: string;
  isPast: boolean;
  isList: boolean;
  isPickedUp: boolean;
  hasFocus: boolean;
  colour: string | undefined;
  isRequired: boolean;
  helpId: string;
  acts: LatestActs;
}) {
  const { post, wall, isPickedUp, hasFocus, colour, isRequired, acts } = props;
  const button = useRef<HTMLButtonElement>(null);
  const text = excerpt(post.content, 60);
  const canMove = isOpen(post);
  const clock = formatClock(wall.slice(11));
  const { length } = post.parts;
  const name = [
    `${clock} ${text}`,
    post.personaName,
    length > 1 ? t('Thread of {parts}', { parts: length }) : null,
    hasMedia(post) ? t('Media') : null,
    statusLook(post.status).label,
    isUnsent(post) ? reviewLook(post.review ?? 'none', isRequired)?.label : null,
  ];

  // Moved to another cell it is another element: the focus goes along.
  useEffect(() => {
    if (hasFocus && wall) button.current?.focus();
  }, [hasFocus, wall]);

  return (
    <button
      ref={button}
      type="button"
      draggable={canMove}
      aria-label={name.filter(Boolean).join(', ')}
      aria-describedby={canMove ? props.helpId : undefined}
      onClick={() => acts.current?.onOpen({ kind: canMove ? 'edit' : 'open', post })}
      onBlur={() => acts.current?.moving.leave()}
      onKeyDown={(event) => acts.current?.moving.press(event, post)}
      // A press of the space bar ends in a click where only its start is kept from it.
      onKeyUp={(event) => pressedKey(event) === ' ' && event.preventDefault()}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', text);
        acts.current?.moving.startDrag(post);
      }}
      onDragEnd={() => acts.current?.moving.endDrag()}
      className={`relative flex w-full cursor-pointer flex-wrap items-center gap-x-1 overflow-hidden rounded-control border py-1 text-xs ${props.isList ? 'pr-1 pl-2' : 'justify-center px-0.5 sm:flex-nowrap sm:justify-start sm:pr-1 sm:pl-2'} ${look(post, props.isPast)} ${isPickedUp ? '!border-accent shadow-raised outline-2 outline-accent' : ''}`}
    >
      {colour ? (
        <span
          aria-hidden="true"
          className="absolute inset-x-1 bottom-0 h-0.75 rounded-full sm:inset-x-auto sm:inset-y-0.5 sm:left-0.5 sm:h-auto sm:w-1"
          style={{ background: colour }}
        />
      ) : null}
      <span className={post.status === 'pending' && !props.isList ? 'max-sm:hidden' : 'contents'}>
        <StatusMark post={post} size={14} />
      </span>
      {isUnsent(post) ? <ReviewIcon review={post.review} isRequired={isRequired} /> : null}
      {length > 1 ? <ThreadIcon size={12} /> : null}
      {hasMedia(post) ? <PictureIcon size={12} /> : null}
      <ChipText time={wall.slice(11)} {...{ text }} isList={props.isList} />
    </button>
  );
});

/** Past posts are faded. */
function look(post: ScheduledPost, isPast: boolean): string {
  if (post.status === 'failed') return 'border-danger bg-danger-tint text-ink';
  if (post.status === 'posted') {
    return `border-transparent bg-tint ${isPast ? 'text-muted' : 'text-ink'}`;
  }
  return needsAttention(post)
    ? 'border-dashed border-(--amber-9) bg-panel text-ink'
    : 'border-transparent bg-link-tint text-link';
}
