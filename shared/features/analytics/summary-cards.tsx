import type { ReactNode } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { BASELINES, type DashboardStats } from '#shared/contracts/dashboard.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { dashboardStats } from '#shared/features/dashboard/queries.ts';
import { compactMetric } from '#shared/i18n/formats/figures.ts';
import { activeLocale, formatNumber, formatPercent, t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { ErrorState } from '#shared/ui/feedback/states.tsx';
import { InfoTip } from './info-tip.tsx';
import { GRID, SummaryToCome } from './summary-to-come.tsx';

/** Spec section 9. */
const ABOVE_AVERAGE = 3;

/** How it stands now, whatever period is chosen below; zeroes for somebody signed out. */
export function SummaryCards() {
  const { state } = useAuthentication();
  const stats = useQuery({ ...dashboardStats(useApi()), enabled: state === 'signed-in' });
  if (stats.isLoadingError) {
    return (
      <div className="mb-6">
        <ErrorState onRetry={stats.refetch}>{t('Failed to load statistics')}</ErrorState>
      </div>
    );
  }
  if (state === 'checking' || stats.isLoading) return <SummaryToCome />;
  return <Cards stats={stats.data ?? null} />;
}

function Cards({ stats }: { stats: DashboardStats | null }) {
  const { postsToday = 0, totalEngagement = 0, engagementRate = 0, totalReach = 0 } = stats ?? {};
  return (
    <dl className={GRID}>
      <Figure
        name={t('Total Posts')}
        tip={t('Published since midnight, compared with yesterday up to this time.')}
        note={
          postsToday > 0
            ? t('{change} from yesterday', {
                change: formatNumber(stats?.postsChange ?? 0, { signDisplay: 'always' }),
              })
            : t('No posts today')
        }
      >
        {formatNumber(postsToday)}
      </Figure>
      <Figure
        name={t('Total Engagement')}
        tip={
          stats?.baselines.engagement
            ? t(
                'There is no earlier week to compare with yet. Compared with a fixed baseline of {baseline}.',
                {
                  baseline: formatNumber(BASELINES.engagement),
                },
              )
            : t('Reactions to posts of the last 7 days, using the latest metrics.')
        }
        note={
          totalEngagement > 0
            ? sinceBaseline(
                t('{change} from last week', { change: percent(stats?.engagementChange ?? 0) }),
                stats?.baselines.engagement && BASELINES.engagement,
              )
            : t('No engagement data')
        }
      >
        {formatNumber(totalEngagement)}
      </Figure>
      <Figure
        name={t('Avg. Engagement')}
        tip={t('Reactions to the posts of the last 7 days in percent of how often they were seen.')}
        note={engagementRate > ABOVE_AVERAGE ? t('Above average') : t('Below average')}
      >
        {formatPercent(engagementRate, 2)}
      </Figure>
      <Figure
        name={t('Reach')}
        tip={
          stats?.baselines.reach
            ? t(
                'There is no earlier period to compare with yet. Compared with a fixed baseline of {baseline}.',
                {
                  baseline: formatNumber(BASELINES.reach),
                },
              )
            : t('How often the posts of the last 30 days were seen.')
        }
        note={
          totalReach > 0
            ? sinceBaseline(
                t('{change} from last period', { change: percent(stats?.reachChange ?? 0) }),
                stats?.baselines.reach && BASELINES.reach,
              )
            : t('No reach data')
        }
      >
        {thousands(totalReach)}
      </Figure>
    </dl>
  );
}

function Figure(props: { name: string; tip: string; note: string; children: ReactNode }) {
  return (
    <Card className="relative min-w-0">
      <dt className="flex items-center justify-between gap-2 text-sm text-muted">
        <span className="min-w-0 wrap-break-word hyphens-auto">{props.name}</span>
        <InfoTip label={t('About {name}', { name: props.name })}>{props.tip}</InfoTip>
      </dt>
      <dd className="heading mt-1 text-xl tabular-nums sm:text-2xl">{props.children}</dd>
      <dd className="mt-1 text-xs text-muted">{props.note}</dd>
    </Card>
  );
}

/** The change with what stands in for a period that nothing is known of. */
function sinceBaseline(change: string, baseline: number | false | undefined): string {
  if (!baseline) return change;
  return `${change} · ${t('baseline {n}', { n: formatNumber(baseline) })}`;
}

/** Spec section 2: always in thousands, with one decimal. What other languages shorten is their own. */
function thousands(count: number): string {
  if (activeLocale() !== 'en') return compactMetric(count);
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${formatNumber(count / 1_000, digits)}K`;
}

function percent(change: number): string {
  return formatPercent(change, 1, { signDisplay: 'always' });
}
