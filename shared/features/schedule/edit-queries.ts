import { queryOptions, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { sentOnce } from '#shared/client/sent-once.ts';
import { useSingleMutation } from '#shared/client/use-single-mutation.ts';
import type { CallInput } from '#shared/contracts/endpoint.ts';
import {
  type CreatePostInput,
  importPosts,
  updateScheduledPost,
} from '#shared/contracts/publishing.ts';
import { listAttempts } from '#shared/contracts/publishing-attempts.ts';
import { scheduledFor } from '#shared/i18n/formats/format-date.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';
import { undoAction } from '#shared/ui/feedback/undo-action.tsx';
import { useScheduledPosts } from './queries.ts';

export const postAttempts = (api: ApiClient, id: string) =>
  queryOptions({
    ...readQuery(api, listAttempts, undefined, { params: { id } }),
    // Each opening shows what has happened until then.
    staleTime: 0,
  });

type Changes = CallInput<typeof updateScheduledPost>['body'];

/** Edits or moves a post. A post that changed meanwhile is read again. Undo makes it `before`. */
export function useUpdatePost(id: string, before: Omit<Changes, 'version'> | null) {
  const { api, replace, refresh, open } = useScheduledPosts();
  const undo = useMutation({
    mutationFn: (body: Changes) => api.call(updateScheduledPost, { params: { id }, body }),
    meta: { errorMessage: t('Failed to undo'), serverMessage: true },
    onSuccess: (post) => {
      replace(post);
      showSuccess(t('Change undone'), { onOpen: open(id) });
    },
    onSettled: refresh,
  });
  return useSingleMutation({
    mutationKey: [updateScheduledPost.path, id],
    mutationFn: (body: Changes) => api.call(updateScheduledPost, { params: { id }, body }),
    meta: { errorMessage: t('Failed to update scheduled post'), serverMessage: true },
    onSuccess: (updated) => {
      replace(updated);
      const reason = updated.status === 'pending' ? scheduledFor(updated.scheduledTime) : '';
      const { version } = updated;
      showSuccess(t('Scheduled post updated'), {
        reason,
        action: before ? undoAction(() => undo.mutate({ ...before, version })) : undefined,
        onOpen: open(id),
      });
    },
    onSettled: refresh,
  });
}

/** Schedules many posts at once: all of them, or none. The dialog itself tells a refusal. */
export function useImportPosts() {
  const { api, refresh } = useScheduledPosts();
  return useSingleMutation({
    mutationKey: [importPosts.path],
    mutationFn: (posts: CreatePostInput[]) =>
      sentOnce(posts, (_, idempotencyKey) =>
        api.call(importPosts, { body: { posts, idempotencyKey } }),
      ),
    onSuccess: ({ imported }) =>
      showSuccess(tn(imported, '{n} post scheduled', '{n} posts scheduled')),
    onSettled: refresh,
  });
}
