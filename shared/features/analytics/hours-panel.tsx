import type { Analytics } from '#shared/contracts/analytics.ts';
import { formatWeekday } from '#shared/i18n/formats/format-date.ts';
import { weekdaysInOrder } from '#shared/i18n/formats/week-start.ts';
import { formatNumber, t, tn } from '#shared/i18n/translate.ts';
import { ChartFrame } from '#shared/ui/charts/chart-frame.tsx';
import { HeatMap } from '#shared/ui/charts/heat-map.tsx';
import { Panel } from './panel.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** At which hours of the week posts did best, on the clock of the settings. */
export function HoursPanel({ hours, period }: Pick<Analytics, 'hours' | 'period'>) {
  const weekdays = weekdaysInOrder();
  const found = new Map(hours.map((one) => [one.weekday * HOURS.length + one.hour, one]));
  const best = [...hours].sort((one, other) => other.averageEngagement - one.averageEngagement);
  const summary = best[0]
    ? t('Best so far: {moment}, {average} engagement a post.', {
        moment: momentOf(best[0]),
        average: formatNumber(best[0].averageEngagement),
      })
    : '';
  return (
    <Panel
      title={t('Best hours')}
      note={t('Average engagement per post by publish hour, in {zone}.', {
        zone: period.timeZone.replaceAll('_', ' '),
      })}
    >
      <ChartFrame
        label={t('Best hours')}
        head={summary}
        table={{
          columns: [t('Hour'), t('Posts'), t('Average engagement')],
          rows: best.map((one) => [
            momentOf(one),
            formatNumber(one.posts),
            formatNumber(one.averageEngagement),
          ]),
        }}
      >
        <HeatMap
          label={`${t('Best hours')}. ${summary}`}
          rows={weekdays.map((weekday) => formatWeekday(weekday, 'short'))}
          columns={HOURS.map((hour) => String(hour).padStart(2, '0'))}
          every={6}
          cells={weekdays.flatMap((weekday) =>
            HOURS.map((hour) => {
              const here = found.get(weekday * HOURS.length + hour);
              return {
                value: here?.averageEngagement ?? null,
                title: momentOf({ weekday, hour }),
                detail: here
                  ? t('{average} engagement a post, {posts}', {
                      average: formatNumber(here.averageEngagement),
                      posts: tn(here.posts, '{n} post', '{n} posts'),
                    })
                  : t('Nothing was posted'),
              };
            }),
          )}
        />
      </ChartFrame>
    </Panel>
  );
}

function momentOf({ weekday, hour }: { weekday: number; hour: number }): string {
  return `${formatWeekday(weekday, 'short')} ${String(hour).padStart(2, '0')}:00`;
}
