import { type KeyboardEvent, useCallback, useState } from 'react';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { formatClock } from '#shared/i18n/formats/clock.ts';
import { t } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { serverTime } from '#shared/lib/time/server-time.ts';
import { instantOf, wallClockOf } from '#shared/lib/time/time-zones.ts';
import { showFailure } from '#shared/ui/feedback/toast-store.ts';
import { pressedKey } from '#shared/ui/keys/pressed-key.ts';
import { isOpen } from '../worklist/post-status.ts';
import { moveWallClock, spokenDay } from './calendar-dates.ts';
import type { Move } from './move-queries.ts';

type Timed = Pick<ScheduledPost, 'id' | 'scheduledTime'>;

export type Step = { days?: number; hours?: number };

/** How far an arrow key moves a post that has been picked up. */
export const weekSteps: Record<string, Step> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { hours: -1 },
  ArrowDown: { hours: 1 },
};
export const monthSteps: Record<string, Step> = {
  ...weekSteps,
  ArrowUp: { days: -7 },
  ArrowDown: { days: 7 },
};

export interface MovingPost {
  /** What the clock shows for a post: where it stands, or where it is held just now. Another function when that changes. */
  wallOf(post: Timed): string;
  isPickedUp(post: Timed): boolean;
  /** Is the focus with it: from when it is picked up until a person goes on, in whichever cell. */
  hasFocus(post: ScheduledPost): boolean;
  leave(): void;
  /** Space picks up, arrows move, Space or Enter drops, Escape puts back. */
  press(event: KeyboardEvent, post: ScheduledPost): void;
  startDrag(post: ScheduledPost): void;
  endDrag(): void;
  /** Lets a dragged post fall on a day, and on an hour where the view has hours. */
  dropOn(day: string, hour: string | null): void;
  /** For a screen reader: what has just happened. */
  told: string;
}

/** Carries a post to another time, by mouse or by keys. `follow` shows the day it is held over. */
export function useMovePost(
  zone: string,
  steps: Record<string, Step>,
  follow: (day: string) => void,
  move: (move: Move) => void,
): MovingPost {
  const [pickedUp, setPickedUp] = useState<{ post: ScheduledPost; wall: string } | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [dragged, setDragged] = useState<ScheduledPost | null>(null);
  const [told, setTold] = useState('');
  const standing = (post: Timed) => wallClockOf(post.scheduledTime, zone);

  const wallOf = useCallback(
    (post: Timed) =>
      pickedUp?.post.id === post.id ? pickedUp.wall : wallClockOf(post.scheduledTime, zone),
    [pickedUp, zone],
  );

  function drop(post: ScheduledPost, wall: string): boolean {
    const scheduledTime = instantOf(wall, zone);
    if (wall === standing(post)) return true;
    if (Date.parse(scheduledTime) <= serverTime()) {
      showFailure(t('Please select a future date and time'));
      return false;
    }
    move({ post, scheduledTime, timeZone: zone });
    setTold(t('Moved to {time}', { time: activeLocale(wall) }));
    return true;
  }

  function pick(post: ScheduledPost) {
    if (!isOpen(post)) return setTold(t('This post can no longer be moved.'));
    const wall = standing(post);
    setPickedUp({ post, wall });
    setFocused(post.id);
    setTold(
      t('Picked up "{content}", {time}. Arrow keys move it, Enter drops it, Escape puts it back.', {
        content: excerpt(post.content, 40),
        time: activeLocale(wall),
      }),
    );
  }

  function step(key: string, { post, wall }: { post: ScheduledPost; wall: string }) {
    if (key === 'Escape') {
      setPickedUp(null);
      setTold(t('Put back to {time}', { time: activeLocale(standing(post)) }));
      follow(standing(post).slice(0, 10));
    } else if (key === ' ' || key === 'Enter') {
      if (drop(post, wall)) setPickedUp(null);
    } else {
      const next = moveWallClock(wall, steps[key] ?? {});
      setPickedUp({ post, wall: next });
      setTold(activeLocale(next));
      follow(next.slice(0, 10));
    }
  }

  return {
    told,
    wallOf,
    isPickedUp: (post) => pickedUp?.post.id === post.id,
    hasFocus: (post) => focused === post.id,
    leave: () => setFocused(null),
    press(event, post) {
      const mine = pickedUp?.post.id === post.id ? pickedUp : null;
      const isOurs = mine ? [' ', 'Enter', 'Escape', ...Object.keys(steps)] : [' '];
      const key = pressedKey(event);
      if (!isOurs.includes(key)) return;
      event.preventDefault();
      if (mine) step(key, mine);
      else pick(post);
    },
    startDrag: (post) => setDragged(post),
    endDrag: () => setDragged(null),
    dropOn(day, hour) {
      if (!dragged) return;
      setDragged(null);
      const time = standing(dragged).slice(11);
      drop(dragged, `${day}T${hour === null ? time : `${hour}:${time.slice(3)}`}`);
    },
  };
}

function activeLocale(wall: string): string {
  return `${spokenDay(wall.slice(0, 10))}, ${formatClock(wall.slice(11))}`;
}
