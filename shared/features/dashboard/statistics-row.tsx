import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { DashboardStats } from '#shared/contracts/dashboard.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { formatChange, formatNumber, formatPercent, t } from '#shared/i18n/translate.ts';
import { ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { CalendarIcon, ChartIcon, PeopleIcon, SparkIcon } from '#shared/ui/icons.tsx';
import { shortDollars, shortFollowers, signed } from './figures.ts';
import { dashboardStats } from './queries.ts';
import { StatCard } from './stat-card.tsx';

const GRID = 'grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4';

type Figures = Omit<
  DashboardStats,
  'totalEngagement' | 'totalReach' | 'reachChange' | 'totalPosts' | 'baselines'
>;
/** About as long as what comes. */
const TYPICAL: Figures = {
  postsToday: 5,
  postsChange: 1,
  engagementRate: 2.5,
  engagementChange: -100,
  totalFollowers: 1_500,
  followersChange: 2.5,
  revenueImpact: 250,
  revenueChange: 10,
};

/** Four figures with their changes, once there is something to count. */
export function StatisticsRow() {
  const { state } = useAuthentication();
  const stats = useQuery({ ...dashboardStats(useApi()), enabled: state === 'signed-in' });
  if (stats.isLoadingError) {
    return <ErrorState onRetry={stats.refetch}>{t('Failed to load statistics')}</ErrorState>;
  }
  if (!stats.data) return <Waiting />;
  const { totalPosts, totalFollowers, revenueImpact } = stats.data;
  if (totalPosts === 0 && totalFollowers === 0 && revenueImpact === 0) return null;
  const about = aboutEngagement(stats.data);
  return (
    <section aria-label={t('Statistics')}>
      <dl className={GRID}>
        {cardsOf(stats.data, about, !stats.data.baselines.engagement).map((card) => (
          <StatCard key={card.name} {...card} />
        ))}
      </dl>
    </section>
  );
}

/** Each place is as high as its card will be, whatever lines its words take. */
function Waiting() {
  return (
    <div role="status" aria-label={t('Loading statistics')} className={GRID}>
      {cardsOf(TYPICAL).map((card) => (
        <div key={card.name} className="relative grid">
          <dl className="invisible grid">
            <StatCard {...card} />
          </dl>
          <SkeletonBar className="absolute inset-0" />
        </div>
      ))}
    </div>
  );
}

function cardsOf(stats: Figures, aboutRate?: string, hasWeekBefore = true) {
  return [
    {
      name: t('Posts Today'),
      icon: <CalendarIcon size={18} />,
      value: formatNumber(stats.postsToday),
      change: stats.postsChange,
      comparison: t('{change} vs yesterday', { change: signed(stats.postsChange) }),
    },
    {
      name: t('Engagement Rate'),
      icon: <ChartIcon size={18} />,
      value: formatPercent(stats.engagementRate, 1),
      change: hasWeekBefore ? stats.engagementChange : 0,
      comparison: hasWeekBefore
        ? t('{change} vs last week', { change: formatChange(stats.engagementChange) })
        : t('No data for last week yet'),
      about: aboutRate,
    },
    {
      name: t('Total Followers'),
      icon: <PeopleIcon size={18} />,
      value: shortFollowers(stats.totalFollowers),
      change: stats.followersChange,
      comparison: t('{change} this month', { change: formatChange(stats.followersChange) }),
    },
    {
      name: t('Revenue Impact'),
      icon: <SparkIcon size={18} />,
      value: shortDollars(stats.revenueImpact),
      change: stats.revenueChange,
      comparison: t('{change} this quarter', { change: formatChange(stats.revenueChange) }),
    },
  ];
}

function aboutEngagement({ totalEngagement, baselines }: DashboardStats): string | undefined {
  if (baselines.engagement) return undefined;
  return t('{engagement} reactions in the last 7 days, against the 7 days before.', {
    engagement: formatNumber(totalEngagement),
  });
}
