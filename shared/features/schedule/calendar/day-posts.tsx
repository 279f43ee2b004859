import { Popover } from 'radix-ui';
import { useState } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { menuRoot } from '#shared/ui/menu.tsx';
import { spokenDay } from './calendar-dates.ts';
import { CalendarPosts, type GridProps } from './calendar-post.tsx';
import type { Placed } from './calendar-slot.tsx';

/** Opens all posts of a day in a popover. */
export function DayPosts(props: {
  grid: GridProps;
  day: string;
  posts: readonly Placed[];
  /** The number of posts that the cell hides. */
  hidden: number;
}) {
  const { grid, posts, hidden } = props;
  const [open, setOpen] = useState(false);
  const day = spokenDay(props.day);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={t('{count} more on {day}', { count: hidden, day })}
        className="cursor-pointer rounded-control px-1 py-1 text-left text-xs text-link hover:bg-tint"
      >
        +{hidden}
        <span className="hidden sm:inline"> {t('more')}</span>
      </Popover.Trigger>
      <Popover.Portal container={menuRoot()}>
        <Popover.Content
          aria-label={day}
          side="right"
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 flex max-h-(--radix-popover-content-available-height) w-72 max-w-[calc(100vw-24px)] flex-col gap-1 overflow-y-auto rounded-card border border-line bg-panel p-3 shadow-raised"
        >
          <h3 className="mb-1 text-sm font-medium">{day}</h3>
          <CalendarPosts {...grid} isList posts={posts} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
