import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#shared/client/api-client.ts';
import { getHealth } from '#shared/contracts/health.ts';

/** Which parts of this server are stand-ins. Silent when it fails: the screens do without. */
export const healthQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [getHealth.path],
    queryFn: ({ signal }) => api.call(getHealth, undefined, { signal }),
  });
