import { type KeyboardEvent, useState } from 'react';
import { serverTime } from '#shared/lib/time/server-time.ts';
import { instantOf, wallClockOf } from '#shared/lib/time/time-zones.ts';
import { useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import { openComposer } from '../composer/open-composer.ts';
import { moveWallClock } from './calendar-dates.ts';
import type { Step } from './use-move-post.ts';

/** When a post of a day goes out that was chosen without an hour. */
const DAY_TIME = '09:00';

export interface ComposeCells {
  /** The time that a press on the cell stands for; null for what has passed. `hour`: in a week. */
  timeOf(day: string, hour: string | null): string | null;
  /** One cell of the grid is reached by Tab, the others by arrow keys. `first`: of those that are shown. */
  isStop(time: string, first: string | null): boolean;
  hasFocus(time: string): boolean;
  focus(time: string): void;
  leave(): void;
  press(event: KeyboardEvent, time: string): void;
  compose(time: string): void;
}

/** The cells of a week or a month as places to write a post for. `follow` shows the day that is reached. */
export function useComposeCells(
  zone: string,
  steps: Record<string, Step>,
  follow: (day: string) => void,
): ComposeCells {
  const [at, setAt] = useState<{ time: string; isFocused: boolean } | null>(null);
  const now = wallClockOf(serverTime(), zone);
  const isAhead = (wall: string) => wall > now;

  function timeOf(day: string, hour: string | null): string | null {
    if (hour !== null) return isAhead(`${day}T${hour}:00`) ? `${day}T${hour}:00` : null;
    if (isAhead(`${day}T${DAY_TIME}`)) return `${day}T${DAY_TIME}`;
    // The next full hour of today.
    const next = `${moveWallClock(now, { hours: 1 }).slice(0, 13)}:00`;
    return next.startsWith(day) ? next : null;
  }

  return {
    timeOf,
    isStop: (time, first) => time === (at?.time ?? first),
    hasFocus: (time) => at?.isFocused === true && at.time === time,
    focus: (time) => setAt({ time, isFocused: true }),
    leave: () => setAt((last) => last && { ...last, isFocused: false }),
    press(event, time) {
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      const moved = moveWallClock(time, step);
      const isByHour = steps.ArrowDown?.hours !== undefined;
      const next = timeOf(moved.slice(0, 10), isByHour ? moved.slice(11, 13) : null);
      if (next === null) return;
      setAt({ time: next, isFocused: true });
      follow(next.slice(0, 10));
    },
    compose(time) {
      const { chosen } = useTimeZone.getState();
      // The composer keeps the zone that it was last set to.
      const wall = chosen === null ? time : wallClockOf(instantOf(time, zone), chosen);
      const [date = '', clock = ''] = wall.split('T');
      openComposer({ draft: { when: 'time', date, time: clock } });
    },
  };
}
