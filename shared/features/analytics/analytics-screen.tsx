import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { Analytics } from '#shared/contracts/analytics.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { formatDay } from '#shared/i18n/formats/format-date.ts';
import { labelled, msg, t } from '#shared/i18n/translate.ts';
import { dayAfter } from '#shared/lib/time/calendar-days.ts';
import { ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { Select } from '#shared/ui/forms/fields.tsx';
import { todayIn } from '#shared/ui/forms/time-zone-choice.ts';
import { useHistoryChoice } from '#shared/ui/hooks/use-history-choice.ts';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { ExportMenu } from './export-menu.tsx';
import { FollowersPanel } from './followers-panel.tsx';
import { HoursPanel } from './hours-panel.tsx';
import { CampaignPanel, PersonaPanel, PlatformPanel, ProviderPanel } from './origin-panels.tsx';
import { PredictionPanel } from './prediction-panel.tsx';
import { analyticsOf } from './queries.ts';
import { RevenuePanel } from './revenue-panel.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { TopPostsPanel } from './top-posts-panel.tsx';
import { TrendPanel } from './trend-panel.tsx';

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
  const today = todayIn(user?.timeZone ?? 'UTC');
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

function Panels(props: { found: Analytics | null; isOld: boolean; today: string }) {
  const { found } = props;
  const hasPosts = (found?.summary.posts.value ?? 0) > 0;
  return (
    <div aria-busy={props.isOld} className="grid grid-cols-1 gap-5 aria-busy:opacity-60">
      {found ? (
        <p className="-mb-1 text-sm text-muted">
          {t('{start} to {end}, in {zone}', {
            start: formatDay(found.period.start),
            end: formatDay(found.period.end),
            zone: found.period.timeZone.replaceAll('_', ' '),
          })}
        </p>
      ) : null}
      <TrendPanel found={found} />
      <div className="-mb-5 gap-5 *:break-inside-avoid *:pb-5 lg:columns-2">
        <PlatformPanel platforms={found?.platforms ?? []} />
        <PersonaPanel personas={found?.personas ?? []} />
        {found ? <ProviderPanel providers={found.providers} /> : null}
        {found ? <CampaignPanel campaigns={found.campaigns} /> : null}
      </div>
      {found && hasPosts ? (
        <>
          <HoursPanel hours={found.hours} period={found.period} />
          {found.topPosts.length > 0 ? <TopPostsPanel posts={found.topPosts} /> : null}
          <PredictionPanel found={found} />
        </>
      ) : null}
      {found && found.followers.length > 0 ? <FollowersPanel followers={found.followers} /> : null}
      {found ? <RevenuePanel revenue={found.revenue} today={props.today} /> : null}
    </div>
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
