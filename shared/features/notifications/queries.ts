import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { nullWhenSignedOut } from '#shared/client/query-client.ts';
import {
  dismissNotification,
  listNotifications,
  markAllRead,
  markNotification,
  type Notification,
} from '#shared/contracts/notifications.ts';
import { t } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/toast-store.ts';
import { unreadCount } from './unread-queries.ts';

export const notificationList = (api: ApiClient) =>
  queryOptions({
    queryKey: [listNotifications.path],
    queryFn: ({ signal }) => nullWhenSignedOut(api.call(listNotifications, undefined, { signal })),
    meta: { errorMessage: t('Failed to load notifications') },
  });

/** Marks a notice as read, or as not read. */
export function useMarkRead() {
  const { api, change } = useNotices();
  return useMutation({
    mutationFn: ({ id, isRead }: { id: string; isRead: boolean }) =>
      api.call(markNotification, { params: { id }, body: { isRead } }),
    meta: { errorMessage: t('Failed to mark the notification') },
    onSuccess: (marked) =>
      change((list) => list.map((notice) => (notice.id === marked.id ? marked : notice))),
  });
}

/** Marks every notice as read. */
export function useMarkAllRead() {
  const { api, change } = useNotices();
  return useMutation({
    mutationFn: () => api.call(markAllRead),
    meta: { errorMessage: t('Failed to mark the notifications') },
    onSuccess: () => {
      change((list) => list.map((notice) => ({ ...notice, isRead: true })));
      showSuccess(t('All notifications marked as read'));
    },
  });
}

/** Takes a notice off the list for good. */
export function useDismiss() {
  const { api, change } = useNotices();
  return useMutation({
    mutationFn: (id: string) => api.call(dismissNotification, { params: { id } }),
    meta: { errorMessage: t('Failed to dismiss the notification') },
    onSuccess: (_nothing, id) => change((list) => list.filter((notice) => notice.id !== id)),
  });
}

function useNotices() {
  const api = useApi();
  const queries = useQueryClient();
  return {
    api,
    change(edit: (list: Notification[]) => Notification[]) {
      queries.setQueryData(notificationList(api).queryKey, (list) => (list ? edit(list) : list));
      void queries.invalidateQueries({ queryKey: unreadCount(api).queryKey });
    },
  };
}
