import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { nullWhenSignedOut } from '#shared/client/query-client.ts';
import { isWorthReading } from '#shared/client/use-cached-list.ts';
import { useQuery } from '#shared/client/use-query.ts';
import type { ApprovalMode, ReviewState } from '#shared/contracts/approval-kinds.ts';
import {
  type ApprovalPolicy,
  listApprovalPolicies,
  listApprovals,
  listPostReviews,
  submitPost,
} from '#shared/contracts/approvals.ts';
import { useScheduledPosts } from '#shared/features/schedule/queries.ts';
import { t } from '#shared/i18n/translate.ts';

/** An older server has none: then nothing is said. */
export const approvalPolicies = (api: ApiClient) =>
  queryOptions({
    queryKey: [listApprovalPolicies.path],
    queryFn: ({ signal }) =>
      nullWhenSignedOut(api.call(listApprovalPolicies, undefined, { signal })),
  });

export const approvalQueue = (api: ApiClient) =>
  queryOptions({
    queryKey: [listApprovals.path],
    queryFn: ({ signal }) => nullWhenSignedOut(api.call(listApprovals, undefined, { signal })),
    meta: { errorMessage: t('Failed to load approvals') },
  });

export const postReviews = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [listPostReviews.path, id],
    queryFn: ({ signal }) => api.call(listPostReviews, { params: { id } }, { signal }),
    meta: { errorMessage: t('Failed to load the review history') },
  });

/** The policy of an account: its own, else the one of the workspace. */
export function policyFor(
  policies: readonly ApprovalPolicy[],
  accountId: string | null,
): ApprovalPolicy | undefined {
  const own = policies.find((policy) => accountId !== null && policy.accountId === accountId);
  return own ?? policies.find((policy) => policy.accountId === null);
}

/** Which mode holds for an account; 'none' as long as that is not known. */
export function useApprovalModes(enabled = true): (accountId: string | null) => ApprovalMode {
  const policies = useQuery({ ...approvalPolicies(useApi()), enabled }).data ?? [];
  return (accountId) => policyFor(policies, accountId)?.mode ?? 'none';
}

/** What a decision changes is read again, whether it was taken or not. */
export function useReviewRefresh() {
  const queries = useQueryClient();
  const posts = useScheduledPosts();
  return (done: unknown, error: Error | null) => {
    posts.refresh(done, error);
    if (!isWorthReading(error)) return;
    for (const path of [listApprovals.path, listPostReviews.path]) {
      void queries.invalidateQueries({ queryKey: [path] });
    }
  };
}

/** A post waits for its writer to ask for an approval. */
export function waitsForWriter(review: ReviewState = 'none', isRequired: boolean): boolean {
  return review === 'none' ? isRequired : review !== 'in_review' && review !== 'approved';
}

/** Asks for the approval of a post as it is now. */
export function useSubmitPost() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      api.call(submitPost, { params: { id }, body: { version } }),
    meta: { errorMessage: t('Failed to submit the post for review'), serverMessage: true },
    onSettled: useReviewRefresh(),
  });
}
