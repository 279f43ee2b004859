import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { BASELINES, type DashboardStats } from '#shared/contracts/dashboard.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { formatChange, formatNumber, formatPercent, t } from '#shared/i18n/translate.ts';
import { CalendarIcon, ChartIcon, PeopleIcon, SparkIcon } from '#shared/ui/icons.tsx';
import { ErrorState, SkeletonBar } from '#shared/ui/states.tsx';
import { shortDollars, shortFollowers, signed } from './figures.ts';
import { dashboardStats } from './queries.ts';
import { StatCard } from './stat-card.tsx';

const GRID = 'grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4';
const SKELETONS = ['posts', 'engagement', 'followers', 'revenue'];

/** Four figures with their changes; zeroes for somebody signed out. */
export function StatisticsRow() {
  const { state } = useAuthentication();
  const stats = useQuery({ ...dashboardStats(useApi()), enabled: state === 'signed-in' });
  if (stats.isLoadingError) {
    return (
      <ErrorState onRetry={() => void stats.refetch()}>{t('Failed to load statistics')}</ErrorState>
    );
  }
  if (state === 'checking' || stats.isLoading) {
    return (
      <div role="status" aria-label={t('Loading statistics')} className={GRID}>
        {SKELETONS.map((name) => (
          <SkeletonBar key={name} className="h-31" />
        ))}
      </div>
    );
  }
  return <Statistics stats={stats.data ?? null} />;
}

function Statistics({ stats }: { stats: DashboardStats | null }) {
  return (
    <section aria-label={t('Statistics')}>
      <dl className={GRID}>
        <StatCard
          name={t('Posts Today')}
          icon={<CalendarIcon size={18} />}
          value={formatNumber(stats?.postsToday ?? 0)}
          change={stats?.postsChange ?? 0}
          comparison={t('{change} vs yesterday', { change: signed(stats?.postsChange ?? 0) })}
        />
        <StatCard
          name={t('Engagement Rate')}
          icon={<ChartIcon size={18} />}
          value={formatPercent(stats?.engagementRate ?? 0, 1)}
          change={stats?.engagementChange ?? 0}
          comparison={t('{change} vs last week', {
            change: formatChange(stats?.engagementChange ?? 0),
          })}
          about={stats ? aboutEngagement(stats) : undefined}
        />
        <StatCard
          name={t('Total Followers')}
          icon={<PeopleIcon size={18} />}
          value={shortFollowers(stats?.totalFollowers ?? 0)}
          change={stats?.followersChange ?? 0}
          comparison={t('{change} this month', {
            change: formatChange(stats?.followersChange ?? 0),
          })}
        />
        <StatCard
          name={t('Revenue Impact')}
          icon={<SparkIcon size={18} />}
          value={shortDollars(stats?.revenueImpact ?? 0)}
          change={stats?.revenueChange ?? 0}
          comparison={t('{change} this quarter', {
            change: formatChange(stats?.revenueChange ?? 0),
          })}
        />
      </dl>
    </section>
  );
}

function aboutEngagement({ totalEngagement, baselines }: DashboardStats): string {
  const engagement = formatNumber(totalEngagement);
  if (!baselines.engagement) {
    return t('{engagement} reactions in the last 7 days, against the 7 days before.', {
      engagement,
    });
  }
  return t(
    '{engagement} reactions in the last 7 days. Nothing was measured in the 7 days before: a fixed baseline of {baseline} stands in.',
    { engagement, baseline: formatNumber(BASELINES.engagement) },
  );
}
