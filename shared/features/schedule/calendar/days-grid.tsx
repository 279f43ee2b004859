import { useMemo } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { shortDay, spokenDay, weekdayName } from './calendar-dates.ts';
import { CalendarPosts, type GridProps } from './calendar-post.tsx';
import type { Placed } from './calendar-slot.tsx';
import { composeCell } from './compose-cell.tsx';
import { DayPosts } from './day-posts.tsx';
import { NowLine } from './now-line.tsx';
import { dropTarget, placePosts } from './place-posts.ts';

/** The number of posts that a cell shows, by the number of weeks. */
const SHOWN = { 1: 10, 2: 10, 3: 6 } as Record<number, number>;
const SHOWN_OF_MANY = 4;

/** A grid of days with one row a week, for rolling weeks and for a month. */
export function DaysGrid(
  props: GridProps & {
    weeks: readonly string[][];
    /** The month that is shown; null for rolling weeks. */
    month: string | null;
  },
) {
  const { weeks, moving, cells, acts, posts } = props;
  const { wallOf } = moving;
  const postsOn = useMemo(
    () => placePosts(posts, (post) => wallOf(post).slice(0, 10)),
    [posts, wallOf],
  );
  const times = weeks.flat().map((day) => cells.timeOf(day, null));
  const first = times.find((time) => time !== null) ?? null;
  return (
    <table
      aria-label={props.month ? t('Month') : t('Weeks')}
      className="w-full table-fixed border-collapse"
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" className="py-1.5 text-xs font-medium text-muted">
              {weekdayName(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...dropTarget(acts)}>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                data-day={day}
                className={`relative border border-line p-0.5 align-top sm:p-1 ${weeks.length < 4 ? 'h-36' : 'h-24'} ${isFaded(day, props) ? 'bg-tint' : 'bg-panel'}`}
              >
                {composeCell(props, cells.timeOf(day, null), first)}
                <Day
                  grid={props}
                  day={day}
                  here={postsOn(day)}
                  most={SHOWN[weeks.length] ?? SHOWN_OF_MANY}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isFaded(day: string, { today, month }: { today: string; month: string | null }): boolean {
  return day < today || (month !== null && !day.startsWith(month));
}

/** One day with its posts; the first of a month has the name of the month. */
function Day(props: { grid: GridProps; day: string; here: readonly Placed[]; most: number }) {
  const { grid, day, here, most } = props;
  const { moving, today, now } = grid;
  const shown = here.some(moving.isPickedUp) ? here : here.slice(0, most);
  const coming = shown.filter((post) => moving.wallOf(post) > now);
  const past = shown.filter((post) => moving.wallOf(post) <= now);
  const number = Number(day.slice(8));
  return (
    <>
      <time
        dateTime={day}
        aria-current={day === today ? 'date' : undefined}
        className={`pointer-events-none relative mb-1 inline-block min-w-6 rounded-full px-1 text-center text-xs aria-[current=date]:bg-accent aria-[current=date]:text-on-accent ${day < today ? 'text-muted' : ''}`}
      >
        <span aria-hidden="true">{number === 1 ? shortDay(day) : number}</span>
        <span className="sr-only">{spokenDay(day)}</span>
      </time>
      <div className="pointer-events-none relative flex flex-col gap-1 *:pointer-events-auto">
        <CalendarPosts {...grid} posts={past} />
        {day === today ? <NowLine /> : null}
        <CalendarPosts {...grid} posts={coming} />
        {here.length > shown.length ? (
          <DayPosts grid={grid} day={day} posts={here} hidden={here.length - shown.length} />
        ) : null}
      </div>
    </>
  );
}
