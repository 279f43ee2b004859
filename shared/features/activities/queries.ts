import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#shared/client/api-client.ts';
import { nullWhenSignedOut } from '#shared/client/query-client.ts';
import { listActivities } from '#shared/contracts/activities.ts';
import { t } from '#shared/i18n/translate.ts';

export const activityList = (api: ApiClient) =>
  queryOptions({
    queryKey: [listActivities.path],
    queryFn: ({ signal }) => nullWhenSignedOut(api.call(listActivities, undefined, { signal })),
    // Nearly everything a person does adds to it.
    refetchOnMount: 'always',
    meta: { errorMessage: t('Failed to load recent activities') },
  });
