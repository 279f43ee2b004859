import { useState } from 'react';
import type { Analytics, TrendPoint } from '#shared/contracts/analytics.ts';
import { formatDay } from '#shared/i18n/formats/format-date.ts';
import { formatNumber, msg, t, tn } from '#shared/i18n/translate.ts';
import { serverTime } from '#shared/lib/time/server-time.ts';
import { ChartFrame } from '#shared/ui/charts/chart-frame.tsx';
import { TrendChart } from '#shared/ui/charts/trend-chart.tsx';
import { ChartIcon } from '#shared/ui/icons.tsx';
import { NoFigures } from './no-figures.tsx';
import { Panel } from './panel.tsx';

const measures = [
  { value: 'engagement', label: msg('Engagement') },
  { value: 'reach', label: msg('Reach') },
  { value: 'posts', label: msg('Posts') },
] as const;
type Measure = (typeof measures)[number]['value'];

/** What the posts of each day, or hour, have reached by now. */
export function TrendPanel({ found }: { found: Analytics | null }) {
  const [measure, setMeasure] = useState<Measure>('engagement');
  const hasPosts = (found?.summary.posts.value ?? 0) > 0;
  return (
    <Panel
      title={t('Engagement Trend')}
      note={
        found?.period.unit === 'hour'
          ? t('Grouped by publish hour, using the latest metrics.')
          : t('Grouped by publish date, using the latest metrics.')
      }
    >
      {found && hasPosts ? (
        <ChartFrame
          label={t('Engagement Trend')}
          table={tableOf(found)}
          head={<Choice chosen={measure} onChoose={setMeasure} />}
        >
          <TrendChart
            label={summaryOf(found)}
            points={passed(found.trend).map((point) => ({
              value: point[measure],
              label: momentOf(point, found.period.unit, true),
              title: momentOf(point, found.period.unit, false),
              detail: detailOf(point),
            }))}
          />
        </ChartFrame>
      ) : (
        <NoFigures icon={<ChartIcon size={22} />} title={t('No engagement data available')} />
      )}
    </Panel>
  );
}

function Choice(props: { chosen: Measure; onChoose(measure: Measure): void }) {
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{t('Show in the trend')}</legend>
      {measures.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === props.chosen}
          onClick={() => props.onChoose(value)}
          className="cursor-pointer rounded-control px-2.5 py-1 text-sm font-medium text-muted hover:bg-tint hover:text-ink aria-pressed:bg-link-tint aria-pressed:text-link"
        >
          {t(label)}
        </button>
      ))}
    </fieldset>
  );
}

function tableOf({ trend, period }: Analytics) {
  return {
    columns: [
      period.unit === 'hour' ? t('Hour') : t('Day'),
      t('Posts'),
      t('Engagement'),
      t('Reach'),
    ],
    rows: passed(trend).map((point) => [
      momentOf(point, period.unit, false),
      formatNumber(point.posts),
      formatNumber(point.engagement),
      formatNumber(point.reach),
    ]),
  };
}

function summaryOf({ summary, period }: Analytics): string {
  return t('From {start} to {end}: {posts}, {engagement} engagement, {reach} reach.', {
    start: formatDay(period.start),
    end: formatDay(period.end),
    posts: tn(summary.posts.value, '{n} post', '{n} posts'),
    engagement: formatNumber(summary.engagement.value),
    reach: formatNumber(summary.reach.value),
  });
}

function detailOf({ posts, engagement, reach }: TrendPoint): string {
  return t('{posts}, {engagement} engagement, {reach} reach', {
    posts: tn(posts, '{n} post', '{n} posts'),
    engagement: formatNumber(engagement),
    reach: formatNumber(reach),
  });
}

/** Without the hours of today that are still to come. */
function passed(trend: readonly TrendPoint[]): TrendPoint[] {
  return trend.filter(({ at }) => Date.parse(at) <= serverTime());
}

/** The label is what a wall clock shows: read as if it were UTC, no zone moves it. */
function momentOf({ label }: TrendPoint, unit: 'hour' | 'day', isShort: boolean): string {
  if (unit === 'day') {
    return formatDay(label, isShort ? { day: 'numeric', month: 'short' } : { dateStyle: 'medium' });
  }
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const day = isShort
    ? ({ weekday: 'short' } as const)
    : ({ day: 'numeric', month: 'short' } as const);
  return formatDay(`${label}Z`, { ...day, ...clock });
}
