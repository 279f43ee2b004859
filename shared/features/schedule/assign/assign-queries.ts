import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { useSingleMutation } from '#shared/client/use-single-mutation.ts';
import type { Issue } from '#shared/contracts/errors.ts';
import type { DraftContent } from '#shared/contracts/post-drafts.ts';
import {
  type Assignment,
  assignPost,
  assignPostDraft,
  assignPosts,
} from '#shared/contracts/publishing-assignment.ts';
import { type ListedPost, POSTS_PER_CHANGE } from '#shared/contracts/publishing-worklist.ts';
import { serverMessage } from '#shared/i18n/server-message.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { showFailure, showSuccess } from '#shared/ui/feedback/toast-store.ts';
import { postDraftList } from '../composer/draft-queries.ts';
import { assignDraft } from '../composer/saved-draft-store.ts';
import { useScheduledPosts } from '../queries.ts';

interface Asked {
  posts: readonly Pick<ListedPost, 'id'>[];
  to: Assignment;
}

/** Assigns posts, or gives them a due date. */
export function useAssignPosts() {
  const { api, refresh } = useScheduledPosts();
  return useSingleMutation({
    mutationKey: [assignPosts.path],
    mutationFn: ({ posts, to }: Asked) => assignAll(api, posts, to),
    meta: { errorMessage: t('Failed to assign the posts'), serverMessage: true },
    onSuccess({ assigned, refused: [first, ...others] }) {
      if (!first) return showSuccess(tn(assigned, '{n} post updated', '{n} posts updated'));
      const tell = assigned > 0 ? showSuccess : showFailure;
      const reason = serverMessage(first);
      tell(t('{count} not changed: {reason}', { count: others.length + 1, reason }));
    },
    onSettled: refresh,
  });
}

/** Assigns what stands in the composer: as a draft, which it becomes where it is none yet. */
export function useAssignDraft(owner: string, content: DraftContent) {
  const api = useApi();
  const queries = useQueryClient();
  return useSingleMutation({
    mutationKey: [assignPostDraft.path],
    mutationFn: (to: Assignment) => assignDraft(api, owner, content, to),
    meta: { errorMessage: t('Failed to save the draft'), serverMessage: true },
    onSuccess: () => showSuccess(t('Draft updated')),
    onSettled: () => queries.invalidateQueries({ queryKey: postDraftList(api).queryKey }),
  });
}

async function assignAll(api: ApiClient, posts: Asked['posts'], to: Assignment) {
  const [only, ...more] = posts;
  const refused: Issue[] = [];
  if (only && more.length === 0) {
    await api.call(assignPost, { params: { id: only.id }, body: to });
    return { assigned: 1, refused };
  }
  let assigned = 0;
  for (let at = 0; at < posts.length; at += POSTS_PER_CHANGE) {
    const ids = posts.slice(at, at + POSTS_PER_CHANGE).map(({ id }) => id);
    const answer = await api.call(assignPosts, { body: { ...to, posts: ids } });
    assigned += answer.assigned.length;
    refused.push(...answer.refused);
  }
  return { assigned, refused };
}
