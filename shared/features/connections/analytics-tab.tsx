import type { ReactNode } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { compactMetric } from '#shared/i18n/formats/figures.ts';
import { formatPercent, t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { LoadingList } from '#shared/ui/feedback/list-states.tsx';
import { ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { socialStats } from './queries.ts';

const GRID = 'grid grid-cols-2 gap-4 lg:grid-cols-4';
const ONE_DECIMAL = { minimumFractionDigits: 1 };

/** Figures over all connected accounts; without accounts there is nothing to ask for. */
export function AnalyticsTab({ accounts }: { accounts: SocialAccount[] }) {
  const stats = useQuery({ ...socialStats(useApi()), enabled: accounts.length > 0 });
  if (stats.isLoadingError) {
    return <ErrorState onRetry={stats.refetch}>{t('Failed to load statistics')}</ErrorState>;
  }
  if (stats.isFetching && !stats.data) return <Loading />;
  const { avgEngagementRate = 0, totalPosts = 0, growthRate = 0 } = stats.data ?? {};
  const followers = accounts.reduce((sum, account) => sum + account.followers, 0);
  return (
    <dl className={GRID}>
      <Figure name={t('Total Followers')} note={t('Across all accounts')}>
        {compactMetric(followers)}
      </Figure>
      <Figure name={t('Engagement Rate')} note={t('Average')}>
        {formatPercent(avgEngagementRate, 1, ONE_DECIMAL)}
      </Figure>
      <Figure name={t('Posts Generated')} note={t('Published by Troupe')}>
        {compactMetric(totalPosts)}
      </Figure>
      <Figure name={t('Growth Rate')} note={t('Last 30 days')}>
        {formatPercent(growthRate, 1, { ...ONE_DECIMAL, signDisplay: 'always' })}
      </Figure>
    </dl>
  );
}

function Figure(props: { name: string; note: string; children: ReactNode }) {
  return (
    <Card>
      <dt className="text-sm text-muted">{props.name}</dt>
      <dd className="heading mt-1 text-2xl">{props.children}</dd>
      <dd className="mt-1 text-xs text-muted">{props.note}</dd>
    </Card>
  );
}

function Loading() {
  return (
    <LoadingList label={t('Loading statistics')} count={4} className={GRID}>
      <SkeletonBar className="h-28" />
    </LoadingList>
  );
}
