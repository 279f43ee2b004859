import { useMemo } from 'react';
import { firstWeekday } from '#shared/i18n/formats/week-start.ts';
import { t } from '#shared/i18n/translate.ts';
import { monthOf, spokenDay, weekdayName } from './calendar-dates.ts';
import { CalendarPosts, type GridProps } from './calendar-post.tsx';
import { composeCell } from './compose-cell.tsx';
import { dropTarget, placePosts } from './place-posts.ts';

const SHOWN = 4;

/** A month, a row for each week. */
export function MonthGrid(
  props: GridProps & {
    /** Shows all of a day's posts. */
    onMore(day: string): void;
  },
) {
  const { anchor, moving, cells, acts, posts } = props;
  const { wallOf } = moving;
  const weeks = monthOf(anchor, firstWeekday());
  const month = anchor.slice(0, 7);
  const postsOn = useMemo(
    () => placePosts(posts, (post) => wallOf(post).slice(0, 10)),
    [posts, wallOf],
  );
  const times = weeks.flat().map((day) => cells.timeOf(day, null));
  const first = times.find((time) => time !== null) ?? null;
  return (
    <table aria-label={t('Month')} className="w-full table-fixed border-collapse">
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
            {week.map((day) => {
              const here = postsOn(day);
              const isHeldHere = here.some(moving.isPickedUp);
              const shown = isHeldHere ? here : here.slice(0, SHOWN);
              return (
                <td
                  key={day}
                  data-day={day}
                  className={`relative h-24 border border-line p-0.5 align-top sm:p-1 ${day.startsWith(month) ? 'bg-panel' : 'bg-tint'}`}
                >
                  {composeCell(props, cells.timeOf(day, null), first)}
                  <time
                    dateTime={day}
                    aria-current={day === props.today ? 'date' : undefined}
                    className="pointer-events-none relative mb-1 inline-block min-w-6 rounded-full px-1 text-center text-xs aria-[current=date]:bg-accent aria-[current=date]:text-on-accent"
                  >
                    <span aria-hidden="true">{Number(day.slice(8))}</span>
                    <span className="sr-only">{spokenDay(day)}</span>
                  </time>
                  <div className="pointer-events-none relative flex flex-col gap-1 *:pointer-events-auto">
                    <CalendarPosts {...props} posts={shown} />
                    {here.length > shown.length ? (
                      <button
                        type="button"
                        aria-label={t('{count} more on {day}', {
                          count: here.length - shown.length,
                          day: spokenDay(day),
                        })}
                        className="cursor-pointer rounded-control px-1 py-1 text-left text-xs text-link hover:bg-tint"
                        onClick={() => props.onMore(day)}
                      >
                        +{here.length - shown.length}
                        <span className="hidden sm:inline"> {t('more')}</span>
                      </button>
                    ) : null}
                  </div>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
