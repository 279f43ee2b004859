import { memo, useEffect, useRef } from 'react';
import { formatClock } from '#shared/i18n/formats/clock.ts';
import { t } from '#shared/i18n/translate.ts';
import { spokenDay } from './calendar-dates.ts';
import type { GridProps, LatestActs } from './calendar-post.tsx';

/** The place to press in a cell, where a post can still be written for its time. `first`: of the grid. */
export function composeCell(grid: GridProps, time: string | null, first: string | null) {
  const { cells, acts, cellHelpId } = grid;
  return time ? (
    <ComposeCell
      {...{ time, acts, helpId: cellHelpId }}
      isStop={cells.isStop(time, first)}
      hasFocus={cells.hasFocus(time)}
    />
  ) : null;
}

/** Fills its cell beneath the posts: a press writes a post for that time. */
const ComposeCell = memo(function ComposeCell(props: {
  time: string;
  isStop: boolean;
  hasFocus: boolean;
  helpId: string;
  acts: LatestActs;
}) {
  const { time, hasFocus, acts } = props;
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);

  return (
    <button
      ref={button}
      type="button"
      tabIndex={props.isStop ? 0 : -1}
      aria-label={t('Add post: {time}', {
        time: `${spokenDay(time.slice(0, 10))}, ${formatClock(time.slice(11))}`,
      })}
      aria-describedby={props.helpId}
      onClick={() => acts.current?.cells.compose(time)}
      onFocus={() => acts.current?.cells.focus(time)}
      onBlur={() => acts.current?.cells.leave()}
      onKeyDown={(event) => acts.current?.cells.press(event, time)}
      className="absolute inset-0 flex cursor-pointer items-end justify-end px-1.5 text-muted after:opacity-0 after:content-['+'] hover:bg-tint hover:after:opacity-100 focus-visible:bg-tint focus-visible:outline-2 focus-visible:outline-offset-[-2px] focus-visible:outline-(--focus-8) focus-visible:after:opacity-100"
    />
  );
});
