import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { isWorthReading } from '#shared/client/use-cached-list.ts';
import { useQuery } from '#shared/client/use-query.ts';
import {
  type ApprovalMode,
  countApprovals,
  type ReviewState,
} from '#shared/contracts/approval-kinds.ts';
import {
  type ApprovalPolicy,
  listApprovalPolicies,
  listApprovals,
  listPostReviews,
  submitPost,
  submitPosts,
} from '#shared/contracts/approvals.ts';
import type { listCampaigns } from '#shared/contracts/campaigns.ts';
import type { Issue } from '#shared/contracts/errors.ts';
import { POSTS_PER_CHANGE } from '#shared/contracts/publishing-worklist.ts';
import { type SeenPost, useScheduledPosts } from '#shared/features/schedule/queries.ts';
import { serverMessage } from '#shared/i18n/server-message.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { showFailure, showToast } from '#shared/ui/feedback/toast-store.ts';

/** By its type alone: with the contract would come its schemas. */
const CAMPAIGNS: typeof listCampaigns.path = '/api/campaigns';

/** An older server has none: then nothing is said. */
export const approvalPolicies = (api: ApiClient) => readQuery(api, listApprovalPolicies);

export const approvalQueue = (api: ApiClient) =>
  readQuery(api, listApprovals, t('Failed to load approvals'));

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

/** Whether posts of any account may need an approval. */
export function useHasPolicy(): boolean {
  const policies = useQuery(approvalPolicies(useApi())).data ?? [];
  return policies.some(({ mode }) => mode !== 'none');
}

/** What a decision changes is read again, whether it was taken or not. */
export function useReviewRefresh() {
  const queries = useQueryClient();
  const posts = useScheduledPosts();
  return (done: unknown, error: Error | null) => {
    posts.refresh(done, error);
    if (!isWorthReading(error)) return;
    for (const path of [listApprovals.path, countApprovals.path, listPostReviews.path, CAMPAIGNS]) {
      void queries.invalidateQueries({ queryKey: [path] });
    }
  };
}

/** A post waits for its writer to ask for an approval. */
export function waitsForWriter(review: ReviewState = 'none', isRequired: boolean): boolean {
  return review === 'none' ? isRequired : review !== 'in_review' && review !== 'approved';
}

/** A post of an account with this mode can be submitted for review. */
export function canSubmit(review: ReviewState | undefined, mode: ApprovalMode): boolean {
  return waitsForWriter(review, mode !== 'none');
}

/** Asks for the approval of many posts, each as it was read; those that are left are told with the reason. */
export function useSubmitPosts() {
  const api = useApi();
  return useMutation({
    async mutationFn(seen: readonly SeenPost[]) {
      const sum = { submitted: 0, refused: [] as Issue[] };
      for (let at = 0; at < seen.length; at += POSTS_PER_CHANGE) {
        const posts = seen
          .slice(at, at + POSTS_PER_CHANGE)
          .map(({ id, version }) => ({ id, version }));
        const { submitted, refused } = await api.call(submitPosts, { body: { posts } });
        sum.submitted += submitted.length;
        sum.refused.push(...refused);
      }
      return sum;
    },
    meta: { errorMessage: t('Failed to submit the posts for review'), serverMessage: true },
    onSuccess({ submitted, refused: [first, ...others] }) {
      const left = first
        ? tn(
            others.length + 1,
            '{n} post was not submitted: {reason}',
            '{n} posts were not submitted: {reason}',
            { reason: serverMessage(first) },
          )
        : undefined;
      if (submitted === 0) return showFailure(left ?? '');
      const done = tn(submitted, '{n} post submitted for review', '{n} posts submitted for review');
      showToast({ title: t('Success'), description: done, reason: left });
    },
    onSettled: useReviewRefresh(),
  });
}

/** Asks for the approval of a post as it is now. */
export function useSubmitPost() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ id, version }: SeenPost) =>
      api.call(submitPost, { params: { id }, body: { version } }),
    meta: { errorMessage: t('Failed to submit the post for review'), serverMessage: true },
    onSettled: useReviewRefresh(),
  });
}
