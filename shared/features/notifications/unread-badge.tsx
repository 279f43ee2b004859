import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { useQuery } from '#shared/client/use-query.ts';
import { countUnread } from '#shared/contracts/notifications.ts';
import { formatNumber, tn } from '#shared/i18n/translate.ts';

const MOST = 99;

export const unreadCount = (api: ApiClient) => readQuery(api, countUnread);

/** How many notifications have not been read; 0 while nobody knows. It changes as they come. */
export function useUnreadCount(isSignedIn: boolean): number {
  const { data } = useQuery({ ...unreadCount(useApi()), enabled: isSignedIn });
  return isSignedIn ? (data?.unread ?? 0) : 0;
}

/** The count on a bell or beside a link; nothing when all is read. */
export function UnreadBadge({ count, className = '' }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <span
      className={`grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-semibold tabular-nums text-on-accent ${className}`}
    >
      <span aria-hidden>{count > MOST ? `${formatNumber(MOST)}+` : formatNumber(count)}</span>
      <span className="sr-only">{tn(count, '{n} unread', '{n} unread')}</span>
    </span>
  );
}
