import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { useQuery } from '#shared/client/use-query.ts';
import { countApprovals } from '#shared/contracts/approval-kinds.ts';

/** An older server has none: then no number is shown. */
const approvalCount = (api: ApiClient) => readQuery(api, countApprovals);

/** How many posts need approval; 0 while nobody knows. The one number of every screen. */
export function useApprovalCount(enabled = true): number {
  const { data } = useQuery({ ...approvalCount(useApi()), enabled });
  return enabled ? (data?.waiting ?? 0) : 0;
}
