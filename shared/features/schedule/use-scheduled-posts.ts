import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { t } from '#shared/i18n/translate.ts';
import { showToast } from '#shared/ui/toast-store.ts';
import { postQueue, scheduledPosts } from './queries.ts';

/** Says that it is done. */
export function succeeded(description: string): void {
  showToast({ title: t('Success'), description });
}

/** The list of posts, and the ways to change what it shows. */
export function useScheduledPosts() {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = scheduledPosts(api);
  const change = (edit: (list: ScheduledPost[]) => ScheduledPost[]) =>
    void queries.setQueryData(queryKey, (list) => (list ? edit(list) : list));
  return {
    api,
    change,
    replace: (changed: ScheduledPost) =>
      change((list) => list.map((post) => (post.id === changed.id ? changed : post))),
    refresh() {
      void queries.invalidateQueries({ queryKey });
      // A slot is taken, or free again.
      void queries.invalidateQueries({ queryKey: postQueue(api).queryKey });
    },
  };
}
