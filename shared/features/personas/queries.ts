import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#shared/client/api-client.ts';
import { nullWhenSignedOut } from '#shared/client/query-client.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { t } from '#shared/i18n/translate.ts';

export const personaList = (api: ApiClient) =>
  queryOptions({
    queryKey: [listPersonas.path],
    queryFn: ({ signal }) => nullWhenSignedOut(api.call(listPersonas, undefined, { signal })),
    meta: { errorMessage: t('Failed to load AI personas') },
  });
