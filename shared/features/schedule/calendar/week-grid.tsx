import { useEffect, useMemo, useRef } from 'react';
import { formatClock } from '#shared/i18n/formats/clock.ts';
import { t } from '#shared/i18n/translate.ts';
import { shortDay, weekdayName } from './calendar-dates.ts';
import { CalendarPosts, type GridProps } from './calendar-post.tsx';
import { composeCell } from './compose-cell.tsx';
import { NowLine } from './now-line.tsx';
import { dropTarget, placePosts } from './place-posts.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
/** Where the day begins to the eye; earlier hours are scrolled to. */
const FIRST_SHOWN = 7;

/** A week, a row for each hour. */
export function WeekGrid(props: GridProps & { days: readonly string[] }) {
  const { cells, acts, posts, days, now } = props;
  const { wallOf } = props.moving;
  const postsAt = useMemo(
    () => placePosts(posts, (post) => wallOf(post).slice(0, 13)),
    [posts, wallOf],
  );
  const times = days.flatMap((day) => HOURS.map((hour) => cells.timeOf(day, hour)));
  const first = times.find((time) => time !== null) ?? null;
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    const row = box.current?.querySelectorAll<HTMLElement>('tbody tr')[FIRST_SHOWN];
    if (box.current && row) box.current.scrollTop = row.offsetTop - row.offsetHeight;
    // A phone shows three days: today and those after it.
    const now = box.current?.querySelector<HTMLElement>('thead [aria-current=date]');
    const hours = now?.parentElement?.firstElementChild;
    if (box.current && now && hours) box.current.scrollLeft = now.offsetLeft - hours.clientWidth;
  }, []);

  return (
    <section
      ref={box}
      aria-label={t('Week, scrollable')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll it
      tabIndex={0}
      className="relative max-h-[70dvh] scroll-pt-9 scroll-pl-17 overflow-auto rounded-card border border-line"
    >
      <table aria-label={t('Week')} className="w-full min-w-[720px] table-fixed border-collapse">
        <thead className="sticky top-0 z-10 bg-panel">
          <tr>
            <th
              scope="col"
              className="sticky left-0 z-1 w-17 bg-panel py-2 text-xs font-medium text-muted"
            >
              <span className="sr-only">{t('Hour')}</span>
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                aria-current={day === props.today ? 'date' : undefined}
                className="py-2 text-xs font-medium text-muted aria-[current=date]:text-link"
              >
                {weekdayName(day)} {shortDay(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...dropTarget(acts)}>
          {HOURS.map((hour) => (
            <tr key={hour}>
              <th
                scope="row"
                className="sticky left-0 z-1 border-t border-line bg-panel px-1.5 pt-0.5 text-end align-top text-xs font-normal whitespace-nowrap text-muted"
              >
                {formatClock(`${hour}:00`)}
              </th>
              {days.map((day) => (
                <td
                  key={day}
                  data-day={day}
                  data-hour={hour}
                  className={`relative h-11 border-t border-l border-line p-0.5 align-top ${`${day}T${hour}` < now.slice(0, 13) ? 'bg-tint' : ''}`}
                >
                  {composeCell(props, cells.timeOf(day, hour), first)}
                  {now.startsWith(`${day}T${hour}`) ? (
                    <NowLine minute={Number(now.slice(14))} />
                  ) : null}
                  <div className="pointer-events-none relative flex flex-col gap-1 *:pointer-events-auto">
                    <CalendarPosts {...props} posts={postsAt(`${day}T${hour}`)} />
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
