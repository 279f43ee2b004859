import { queryOptions } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { useQuery } from '#shared/client/use-query.ts';
import { listActivities } from '#shared/contracts/activities.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { ErrorState } from '#shared/ui/feedback/states.tsx';
import { RowSkeletons } from './row-skeletons.tsx';
import { NoRows, SectionCard } from './section-card.tsx';

const activityList = (api: ApiClient) =>
  queryOptions({
    ...readQuery(api, listActivities, t('Failed to load recent activities')),
    // Nearly everything a person does adds to it.
    refetchOnMount: 'always',
  });

const SKELETONS = 4;

// Fetched while their contents are, by the skeletons that hold their place.
const ActivityRows = lazyComponent(async () => (await import('./activity-rows.tsx')).ActivityRows, {
  Meanwhile: Loading,
});

export function RecentActivity() {
  return (
    <SectionCard title={t('Recent Activity')}>
      <Activities />
    </SectionCard>
  );
}

function Activities() {
  const { state } = useAuthentication();
  const activities = useQuery({ ...activityList(useApi()), enabled: state === 'signed-in' });
  if (activities.isLoadingError) {
    return (
      <ErrorState onRetry={activities.refetch}>{t('Failed to load recent activities')}</ErrorState>
    );
  }
  const isLoading = state === 'checking' || activities.isLoading;
  const latest = activities.data ?? [];
  if (!isLoading && latest.length === 0) {
    return (
      <NoRows>
        <p>{t('No activity yet. It will appear here.')}</p>
      </NoRows>
    );
  }
  return <ActivityRows latest={isLoading ? null : latest} Loading={Loading} />;
}

function Loading() {
  return <RowSkeletons count={SKELETONS} label={t('Loading recent activities')} />;
}
