import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { socialStats } from '#shared/features/connections/queries.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { compactMetric } from '#shared/i18n/formats/figures.ts';
import { formatPercent, t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';

/** What the person has made with Troupe so far; zeros while nobody is signed in. */
export function ProfileStatistics() {
  const api = useApi();
  const { state } = useAuthentication();
  const enabled = state === 'signed-in';
  const personas = useQuery({ ...personaList(api), enabled });
  const stats = useQuery({ ...socialStats(api), enabled });
  const isAwaited = ({ isFetching, data }: typeof personas | typeof stats) =>
    state === 'checking' || (isFetching && !data);
  const failed = [personas, stats].filter(({ isLoadingError }) => isLoadingError);
  const { totalPosts = 0, avgEngagementRate = 0 } = stats.data ?? {};
  return (
    <Card className="md:p-6">
      <h2 className="heading mb-4 text-xl">{t('Statistics')}</h2>
      <dl className="grid grid-cols-[repeat(3,auto)] gap-x-3 gap-y-4 lg:grid-cols-1">
        <Figure name={t('AI Personas')} waiting={isAwaited(personas)}>
          {personas.isLoadingError ? t('N/A') : compactMetric(personas.data?.length ?? 0)}
        </Figure>
        <Figure name={t('Posts Generated')} waiting={isAwaited(stats)}>
          {stats.isLoadingError ? t('N/A') : compactMetric(totalPosts)}
        </Figure>
        <Figure name={t('Engagement')} waiting={isAwaited(stats)}>
          {stats.isLoadingError
            ? t('N/A')
            : formatPercent(avgEngagementRate, 1, { minimumFractionDigits: 1 })}
        </Figure>
      </dl>
      {failed.length > 0 ? (
        <SecondaryButton
          className="mt-4"
          onClick={() => {
            for (const query of failed) void query.refetch();
          }}
        >
          {t('Retry')}
        </SecondaryButton>
      ) : null}
    </Card>
  );
}

function Figure(props: { name: string; waiting: boolean; children: string }) {
  return (
    <div className="flex flex-col justify-between">
      <dt className="text-sm text-muted">{props.name}</dt>
      <dd className="heading mt-0.5 text-2xl">
        {props.waiting ? <SkeletonBar className="h-8 w-14" /> : props.children}
      </dd>
    </div>
  );
}
