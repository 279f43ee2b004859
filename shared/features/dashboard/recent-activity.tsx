import { useQuery } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { activityList } from '#shared/features/activities/queries.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { relativeTime } from '#shared/i18n/relative-time.ts';
import { t } from '#shared/i18n/translate.ts';
import { CalendarIcon } from '#shared/ui/icons.tsx';
import { ErrorState } from '#shared/ui/states.tsx';
import { ActivityIcon } from './activity-icon.tsx';
import { activityTitle } from './activity-titles.ts';
import { NoRows } from './no-rows.tsx';
import { RowSkeletons } from './row-skeletons.tsx';
import { SectionCard } from './section-card.tsx';

/** Spec section 9. */
const SHOWN = 6;
const SKELETONS = 4;

/** What happened last in the workspace. */
export function RecentActivity() {
  return (
    <SectionCard title={t('Recent Activity')} hasRoomForRows>
      <Activities />
    </SectionCard>
  );
}

function Activities() {
  const { state } = useAuthentication();
  const activities = useQuery({ ...activityList(useApi()), enabled: state === 'signed-in' });
  if (activities.isLoadingError) {
    return (
      <ErrorState onRetry={() => void activities.refetch()}>
        {t('Failed to load recent activities')}
      </ErrorState>
    );
  }
  if (state === 'checking' || activities.isLoading) {
    return <RowSkeletons count={SKELETONS} label={t('Loading recent activities')} />;
  }
  const latest = (activities.data ?? []).slice(0, SHOWN);
  if (latest.length === 0) {
    return (
      <NoRows icon={<CalendarIcon size={28} />}>
        <p>{t('No activity yet. What you and your personas do shows up here.')}</p>
      </NoRows>
    );
  }
  return (
    <ul className="flex list-none flex-col gap-4">
      {latest.map(({ id, type, title, description, createdAt }) => (
        <li key={id} className="flex items-start gap-3">
          <ActivityIcon type={type} />
          <div className="min-w-0 flex-1">
            <p className="font-medium">{activityTitle(title)}</p>
            <p className="line-clamp-1 text-sm wrap-anywhere text-muted" title={description}>
              {description}
            </p>
          </div>
          <time dateTime={createdAt} className="shrink-0 pt-0.5 text-xs text-muted">
            {relativeTime(createdAt)}
          </time>
        </li>
      ))}
    </ul>
  );
}
