import { useEffect, useRef } from 'react';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { formatClock } from '#shared/i18n/formats/clock.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import type { OpenDialog } from '../actions/use-post-actions.ts';
import { isOpen, needsAttention, statusLook } from '../list/post-status.ts';
import type { Carrying } from './use-carried-post.ts';

/** What a week and a month are given. */
export interface GridProps extends Omit<Parameters<typeof CalendarPost>[0], 'post'> {
  anchor: string;
  today: string;
  posts: readonly ScheduledPost[];
}

/** The posts of a cell. */
export function CalendarPosts({ posts, carrying, helpId, onOpen }: GridProps) {
  return posts.map((post) => (
    <CalendarPost key={post.id} {...{ post, carrying, helpId, onOpen }} />
  ));
}

/** A post in the calendar: opens on a press, moves by drag or by keys. */
function CalendarPost(props: {
  post: ScheduledPost;
  carrying: Carrying;
  /** The id of the sentence that says how to move it. */
  helpId: string;
  onOpen(dialog: OpenDialog): void;
}) {
  const { post, carrying } = props;
  const button = useRef<HTMLButtonElement>(null);
  const isCarried = carrying.isCarried(post);
  const hasFocus = carrying.hasFocus(post);
  const wall = carrying.wallOf(post);
  const text = excerpt(post.content, 60);
  const canMove = isOpen(post);

  // Moved to another cell it is another element: the focus goes along.
  useEffect(() => {
    if (hasFocus && wall) button.current?.focus();
  }, [hasFocus, wall]);

  return (
    <button
      ref={button}
      type="button"
      draggable={canMove}
      aria-label={`${formatClock(wall.slice(11))} ${text}, ${statusLook(post.status).label}`}
      aria-describedby={canMove ? props.helpId : undefined}
      onClick={() => props.onOpen({ kind: canMove ? 'edit' : 'attempts', post })}
      onBlur={carrying.leave}
      onKeyDown={(event) => carrying.press(event, post)}
      // A press of the space bar ends in a click where only its start is kept from it.
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', text);
        carrying.startDrag(post);
      }}
      onDragEnd={carrying.endDrag}
      className={`block w-full cursor-pointer truncate rounded-control border py-1 text-center text-xs sm:px-1.5 sm:text-left ${colours(post)} ${isCarried ? 'border-accent shadow-raised outline-2 outline-accent' : 'border-transparent'}`}
    >
      <span className="font-medium tabular-nums">{formatClock(wall.slice(11))}</span>
      <span className="hidden sm:inline"> {text}</span>
    </button>
  );
}

function colours(post: ScheduledPost): string {
  if (post.status === 'failed') return 'bg-danger-tint text-danger';
  if (post.status === 'posted') return 'bg-tint text-ink';
  return needsAttention(post)
    ? 'border-dashed !border-line bg-panel text-ink'
    : 'bg-link-tint text-link';
}
