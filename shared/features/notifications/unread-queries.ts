import { queryOptions } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { nullWhenSignedOut } from '#shared/client/query-client.ts';
import { useQuery } from '#shared/client/use-query.ts';
import { countUnread } from '#shared/contracts/notifications.ts';

export const unreadCount = (api: ApiClient) =>
  queryOptions({
    queryKey: [countUnread.path],
    queryFn: ({ signal }) => nullWhenSignedOut(api.call(countUnread, undefined, { signal })),
  });

/** How many notices have not been read; 0 while nobody knows. It changes as they come. */
export function useUnreadCount(isSignedIn: boolean): number {
  const { data } = useQuery({ ...unreadCount(useApi()), enabled: isSignedIn });
  return isSignedIn ? (data?.unread ?? 0) : 0;
}
