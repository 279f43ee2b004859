import { useMutation } from '@tanstack/react-query';
import { type ApiClient, ApiError } from '#shared/client/api-client.ts';
import { sentOnce } from '#shared/client/sent-once.ts';
import { useSingleMutation } from '#shared/client/use-single-mutation.ts';
import type { CallInput } from '#shared/contracts/endpoint.ts';
import {
  actOnPost,
  type CreatePostInput,
  createScheduledPost,
  deleteScheduledPost,
  duplicateScheduledPost,
  type ScheduledPost,
} from '#shared/contracts/publishing.ts';
import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';
import { scheduledFor } from '#shared/i18n/formats/format-date.ts';
import { msg, t } from '#shared/i18n/translate.ts';
import { showSuccess, showToast } from '#shared/ui/feedback/toast-store.ts';
import { undoAction } from '#shared/ui/feedback/undo-action.tsx';
import { useScheduledPosts } from './queries.ts';
import { statusLook, statusSentence } from './worklist/post-status.ts';

/**
 * The draft that a kept text came from may be gone, as it is with its persona: the form shows no
 * draft that could be taken out of it, so the text goes without.
 */
async function schedulePost(
  api: ApiClient,
  body: CreatePostInput,
  idempotencyKey: string,
): Promise<ScheduledPost> {
  try {
    return await api.call(createScheduledPost, { body: { ...body, idempotencyKey } });
  } catch (error) {
    const issues = error instanceof ApiError ? (error.body?.issues ?? []) : [];
    if (!issues.some(({ path }) => path === 'draftId')) throw error;
    return api.call(createScheduledPost, { body: { ...body, draftId: null, idempotencyKey } });
  }
}

export function useSchedulePost() {
  const { api, putFirst, refresh } = useScheduledPosts();
  return useSingleMutation({
    mutationKey: [createScheduledPost.path],
    mutationFn: (body: CreatePostInput) =>
      sentOnce(body, (post, key) => schedulePost(api, post, key)),
    meta: { errorMessage: t('Failed to schedule post'), serverMessage: true },
    onSuccess: putFirst,
    onSettled: refresh,
  });
}

/** Takes a post back that was scheduled a moment ago. */
export function useTakeBackPost() {
  const { api, remove, refresh } = useScheduledPosts();
  return useMutation({
    mutationFn: (id: string) => api.call(deleteScheduledPost, { params: { id } }),
    meta: { errorMessage: t('Failed to undo scheduling'), serverMessage: true },
    onSuccess: (_nothing, id) => remove(id),
    onSettled: refresh,
  });
}

/** Makes a held copy of a post. */
export function useDuplicatePost(id: string) {
  const { api, putFirst, refresh, open } = useScheduledPosts();
  const { mutate: takeBack } = useTakeBackPost();
  return useSingleMutation({
    mutationKey: [duplicateScheduledPost.path, id],
    mutationFn: () => api.call(duplicateScheduledPost, { params: { id } }),
    meta: { errorMessage: t('Failed to duplicate scheduled post'), serverMessage: true },
    onSuccess: (copy) => {
      putFirst(copy);
      showSuccess(t('The copy is on hold until you edit or release it'), {
        action: undoAction(() => takeBack(copy.id)),
        onOpen: open(copy.id),
      });
    },
    onSettled: refresh,
  });
}

export type PostAction = CallInput<typeof actOnPost>['body']['action'];

const done: Record<PostAction, string> = {
  now: msg('The post is being published'),
  retry: msg('The post is tried again'),
  release: msg('The post is no longer on hold'),
  approve: msg('The post is approved and will be published as scheduled'),
  was_posted: msg('The post is marked as posted'),
  was_not_posted: msg('The post is sent again'),
};

/** Post now, Retry, Release, and the two answers to a post that needs a check. */
export function useActOnPost(post: Pick<ListedPost, 'id' | 'version'>) {
  const { api, replace, refresh, open } = useScheduledPosts();
  return useSingleMutation({
    mutationKey: [actOnPost.path, post.id],
    mutationFn: (input: { action: PostAction; externalId?: string }) =>
      api.call(actOnPost, { params: { id: post.id }, body: { ...input, version: post.version } }),
    meta: { errorMessage: t('Failed to change the scheduled post'), serverMessage: true },
    onSuccess: (changed, { action }) => {
      replace(changed);
      const onOpen = open(changed.id);
      if (changed.status !== 'held') {
        const isWaiting = action === 'release' || action === 'approve';
        const reason = isWaiting ? scheduledFor(changed.scheduledTime) : '';
        return showSuccess(t(done[action]), { reason, onOpen });
      }
      const description = statusSentence(changed) ?? '';
      showToast({ title: statusLook('held').label, description, onOpen });
    },
    onSettled: refresh,
  });
}
