import { useEffect } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { labelled, msg, t } from '#shared/i18n/translate.ts';
import { dayAfter } from '#shared/lib/time/calendar-days.ts';
import { serverTime } from '#shared/lib/time/server-time.ts';
import { wallClockOf } from '#shared/lib/time/time-zones.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { Select } from '#shared/ui/forms/fields.tsx';
import { useHistoryChoice } from '#shared/ui/hooks/use-history-choice.ts';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { ExportMenu } from './export-menu.tsx';
import { analyticsOf } from './queries.ts';
import { SummaryToCome } from './summary-to-come.tsx';

const Panels = lazyComponent(async () => (await import('./panels.tsx')).Panels, {
  Meanwhile: Loading,
});
const SummaryCards = lazyComponent(async () => (await import('./summary-cards.tsx')).SummaryCards, {
  Meanwhile: SummaryToCome,
});

/** Spec section 9: the periods that can be chosen, and how many days each goes back. */
const analyticsPeriods = [
  { value: '24h', label: msg('Last 24h'), daysBack: 1 },
  { value: '7d', label: msg('Last 7 days'), daysBack: 7 },
  { value: '30d', label: msg('Last 30 days'), daysBack: 30 },
  { value: '90d', label: msg('Last 90 days'), daysBack: 90 },
] as const;

type AnalyticsPeriod = (typeof analyticsPeriods)[number]['value'];

/** Spec section 7: from so many days back to today, both days included. */
function daysOf(period: AnalyticsPeriod, today: string): { start: string; end: string } {
  const daysBack = analyticsPeriods.find(({ value }) => value === period)?.daysBack ?? 7;
  return { start: dayAfter(today, -daysBack), end: today };
}

export default function AnalyticsScreen() {
  const { state, user } = useAuthentication();
  const [period, setPeriod] = useHistoryChoice<AnalyticsPeriod>(
    'analytics-period',
    analyticsPeriods,
    '7d',
  );
  useEffect(() => Panels.soon(), []);
  const today = wallClockOf(serverTime(), user?.timeZone ?? 'UTC').slice(0, 10);
  const days = daysOf(period, today);
  const found = useQuery({
    ...analyticsOf(useApi(), days),
    enabled: state === 'signed-in',
    // The old figures stay until the new ones are there: nothing jumps.
    placeholderData: (before) => before,
  });

  return (
    <>
      <PageHeading
        title={t('Analytics Dashboard')}
        subtitle={t('Track your social media performance and engagement')}
        action={
          <div className="flex flex-wrap items-center gap-3">
            <div className="w-40">
              <Select<AnalyticsPeriod>
                aria-label={t('Period')}
                options={labelled(analyticsPeriods)}
                value={period}
                onChoose={setPeriod}
              />
            </div>
            <ExportMenu days={days} disabled={state !== 'signed-in'} />
          </div>
        }
      />
      <SummaryCards />
      {found.isLoadingError ? (
        <ErrorState onRetry={found.refetch}>{t('Failed to fetch analytics')}</ErrorState>
      ) : state === 'checking' || found.isLoading ? (
        <Loading />
      ) : (
        <Panels found={found.data ?? null} isOld={found.isPlaceholderData} today={today} />
      )}
    </>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={t('Loading analytics')} className="grid gap-5">
      <SkeletonBar className="h-80" />
      <div className="grid gap-5 lg:grid-cols-2">
        <SkeletonBar className="h-64" />
        <SkeletonBar className="h-64" />
      </div>
    </div>
  );
}
