import { useEffect, useRef } from 'react';
import { formatClock } from '#shared/i18n/formats/clock.ts';
import { t } from '#shared/i18n/translate.ts';
import { PlusIcon } from '#shared/ui/icons.tsx';
import { spokenDay } from './calendar-dates.ts';
import type { ComposeCells } from './use-compose-cells.ts';

/** Fills its cell beneath the posts: a press writes a post for that time. */
export function ComposeCell(props: {
  cells: ComposeCells;
  time: string;
  isStop: boolean;
  helpId: string;
}) {
  const { cells, time } = props;
  const button = useRef<HTMLButtonElement>(null);
  const hasFocus = cells.hasFocus(time);

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
      onClick={() => cells.compose(time)}
      onFocus={() => cells.focus(time)}
      onBlur={cells.leave}
      onKeyDown={(event) => cells.press(event, time)}
      className="group absolute inset-0 grid cursor-pointer place-items-end p-1 text-muted hover:bg-tint focus-visible:bg-tint focus-visible:outline-2 focus-visible:outline-offset-[-2px] focus-visible:outline-(--focus-8)"
    >
      <span className="opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100">
        <PlusIcon size={14} />
      </span>
    </button>
  );
}
