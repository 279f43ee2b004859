import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { useSingleMutation } from '#shared/client/use-single-mutation.ts';
import {
  type Decision,
  decidePost,
  decidePosts,
  setApprovalPolicy,
} from '#shared/contracts/approvals.ts';
import type { CallInput } from '#shared/contracts/endpoint.ts';
import { t } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';
import { approvalPolicies, useReviewRefresh } from './queries.ts';

export function useSetPolicy() {
  const api = useApi();
  const queries = useQueryClient();
  const refresh = useReviewRefresh();
  return useSingleMutation({
    mutationKey: [setApprovalPolicy.path],
    mutationFn: (body: CallInput<typeof setApprovalPolicy>['body']) =>
      api.call(setApprovalPolicy, { body }),
    onSuccess(policies) {
      queries.setQueryData(approvalPolicies(api).queryKey, policies);
      showSuccess(t('Approval policy saved'));
    },
    onSettled: refresh,
  });
}

/** A post as the one who decides has read it. */
export interface SeenReview {
  id: string;
  version: number;
  contentHash: string;
}

interface Decided {
  decision: Decision;
  reason: string;
}

export function useDecide(id: string) {
  const api = useApi();
  return useSingleMutation({
    mutationKey: [decidePost.path, id],
    mutationFn: ({ version, contentHash, decision, reason }: Omit<SeenReview, 'id'> & Decided) =>
      api.call(decidePost, {
        params: { id },
        body: { version, contentHash, decision, reason },
      }),
    meta: { errorMessage: t('Failed to save the decision'), serverMessage: true },
    onSettled: useReviewRefresh(),
  });
}

export function useDecideMany() {
  const api = useApi();
  return useSingleMutation({
    mutationKey: [decidePosts.path],
    mutationFn: (body: Decided & { posts: SeenReview[] }) => api.call(decidePosts, { body }),
    meta: { errorMessage: t('Failed to save the decision'), serverMessage: true },
    onSettled: useReviewRefresh(),
  });
}
