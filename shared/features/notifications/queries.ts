import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { useCachedList } from '#shared/client/use-cached-list.ts';
import {
  dismissNotification,
  listNotifications,
  markAllRead,
  markNotification,
} from '#shared/contracts/notifications.ts';
import { t } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';
import { unreadCount } from './unread-badge.tsx';

export const notificationList = (api: ApiClient) =>
  readQuery(api, listNotifications, t('Failed to load notifications'));

export function useMarkRead() {
  const { api, replace, refreshCount } = useNotifications();
  return useMutation({
    mutationFn: ({ id, isRead }: { id: string; isRead: boolean }) =>
      api.call(markNotification, { params: { id }, body: { isRead } }),
    meta: { errorMessage: t('Failed to mark the notification') },
    onSuccess: replace,
    onSettled: refreshCount,
  });
}

export function useMarkAllRead() {
  const { api, change, refreshCount } = useNotifications();
  return useMutation({
    mutationFn: () => api.call(markAllRead),
    meta: { errorMessage: t('Failed to mark the notifications') },
    onSuccess: () => {
      change((list) => list.map((notification) => ({ ...notification, isRead: true })));
      showSuccess(t('All notifications marked as read'));
    },
    onSettled: refreshCount,
  });
}

export function useDismiss() {
  const { api, removed, refreshCount } = useNotifications();
  return useMutation({
    mutationFn: (id: string) => api.call(dismissNotification, { params: { id } }),
    meta: { errorMessage: t('Failed to dismiss the notification') },
    onSuccess: removed,
    onSettled: refreshCount,
  });
}

function useNotifications() {
  const api = useApi();
  const queries = useQueryClient();
  const list = useCachedList(notificationList(api).queryKey);
  const refreshCount = () =>
    void queries.invalidateQueries({ queryKey: unreadCount(api).queryKey });
  return { ...list, api, refreshCount };
}
