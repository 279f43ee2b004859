import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { useSingleMutation } from '#shared/client/use-single-mutation.ts';
import {
  decidePost,
  decidePosts,
  type PostReview,
  setApprovalPolicy,
} from '#shared/contracts/approvals.ts';
import type { EndpointInput } from '#shared/contracts/endpoint.ts';
import { t } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';
import { approvalPolicies, useReviewRefresh } from './queries.ts';

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
