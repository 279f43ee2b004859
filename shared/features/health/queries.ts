import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { getHealth } from '#shared/contracts/health.ts';

/** Which parts of this server are stand-ins. Silent when it fails: the screens do without. */
export const healthQuery = (api: ApiClient) => readQuery(api, getHealth);
