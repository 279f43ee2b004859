import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { useSingleMutation } from '#shared/client/use-single-mutation.ts';
import {
  decidePost,
  decidePosts,
  type PostReview,
  setApprovalPolicy,
} from '#shared/contracts/approvals.ts';
import type { EndpointInput } from '#shared/contracts/endpoint.ts';
import { useScheduledPosts } from '#shared/features/schedule/queries.ts';
import { scheduledFor } from '#shared/i18n/formats/format-date.ts';
import { decisionLabel } from '#shared/i18n/review-labels.ts';
import { serverMessage } from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';
import { showFailure, showSuccess } from '#shared/ui/feedback/toast-store.ts';
import { undoAction } from '#shared/ui/feedback/undo-action.tsx';
import { approvalPolicies, useReviewRefresh, useSubmitPost } from './queries.ts';

type Body<E> = EndpointInput<E>['body'];

export function useSetPolicy() {
  const api = useApi();
  const queries = useQueryClient();
  const refresh = useReviewRefresh();
  return useSingleMutation({
    mutationKey: [setApprovalPolicy.path],
    mutationFn: (body: Body<typeof setApprovalPolicy>) => api.call(setApprovalPolicy, { body }),
    onSuccess(policies) {
      queries.setQueryData(approvalPolicies(api).queryKey, policies);
      showSuccess(t('Approval policy saved'));
    },
    onSettled: refresh,
  });
}

/** A post as the one who decides has read it. */
export type SeenReview = Pick<PostReview, 'id' | 'version' | 'contentHash'>;

export function useDecide(id: string) {
  const api = useApi();
  return useSingleMutation({
    mutationKey: [decidePost.path, id],
    mutationFn: ({ version, contentHash, decision, reason }: Body<typeof decidePost>) =>
      api.call(decidePost, { params: { id }, body: { version, contentHash, decision, reason } }),
    meta: { errorMessage: t('Failed to save the decision'), serverMessage: true },
    onSettled: useReviewRefresh(),
  });
}

export function useDecideMany() {
  const api = useApi();
  return useSingleMutation({
    mutationKey: [decidePosts.path],
    mutationFn: (body: Body<typeof decidePosts>) => api.call(decidePosts, { body }),
    meta: { errorMessage: t('Failed to save the decision'), serverMessage: true },
    onSettled: useReviewRefresh(),
  });
}

/** Asks for an approval and says so; Undo takes it out of review again. */
export function useAskForApproval(id: string) {
  const { isPending, mutate } = useSubmitPost();
  const decide = useDecide(id);
  const tell = ({ version, contentHash, isHeld }: PostReview) => {
    const withdraw = () =>
      decide.mutate({ version, contentHash, decision: 'withdrawn', reason: '' });
    showSuccess(decisionLabel('submitted'), {
      action: isHeld ? undefined : undoAction(withdraw),
    });
  };
  return { isPending, ask: (version: number) => mutate({ id, version }, { onSuccess: tell }) };
}

/** Toast of a decision with Undo, and Open for a single post. `time`: when the approved post is published. */
export function useTellDecided() {
  const api = useApi();
  const { open } = useScheduledPosts();
  const undo = useMutation({
    mutationFn: (posts: SeenReview[]) =>
      api.call(decidePosts, { body: { decision: 'undone', posts } }),
    meta: { errorMessage: t('Failed to undo'), serverMessage: true },
    onSuccess: ({ refused: [first] }) =>
      first ? showFailure(serverMessage(first)) : showSuccess(t('Decision undone')),
    onSettled: useReviewRefresh(),
  });
  return (description: string, posts: SeenReview[], time?: string) => {
    const [only, ...others] = posts;
    showSuccess(description, {
      reason: time && scheduledFor(time),
      action: undoAction(() => undo.mutate(posts)),
      onOpen: only && others.length === 0 ? open(only.id) : undefined,
    });
  };
}
