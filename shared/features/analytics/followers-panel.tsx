import type { Analytics } from '#shared/contracts/analytics.ts';
import { formatDay } from '#shared/i18n/formats/format-date.ts';
import { formatNumber, t, tn } from '#shared/i18n/translate.ts';
import { ChartFrame } from '#shared/ui/charts/chart-frame.tsx';
import { TrendChart } from '#shared/ui/charts/trend-chart.tsx';
import { Panel } from './panel.tsx';

/** The followers of all connected accounts, day by day. */
export function FollowersPanel({ followers }: Pick<Analytics, 'followers'>) {
  const title = t('Followers');
  const first = followers[0]?.followers ?? 0;
  const last = followers.at(-1)?.followers ?? 0;
  const summary = t('{now} now, {change} in this period.', {
    now: formatNumber(last),
    change: formatNumber(last - first, { signDisplay: 'always' }),
  });
  return (
    <Panel title={title} note={t('Of all connected accounts together, read once a day.')}>
      <ChartFrame
        label={title}
        head={summary}
        table={{
          columns: [t('Day'), title],
          rows: followers.map((one) => [formatDay(one.day), formatNumber(one.followers)]),
        }}
      >
        <TrendChart
          label={`${title}. ${summary}`}
          isClose
          points={followers.map((one) => ({
            value: one.followers,
            label: formatDay(one.day, { day: 'numeric', month: 'short' }),
            title: formatDay(one.day),
            detail: tn(one.followers, '{count} follower', '{count} followers', {
              count: formatNumber(one.followers),
            }),
          }))}
        />
      </ChartFrame>
    </Panel>
  );
}
