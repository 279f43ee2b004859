import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { nullWhenSignedOut } from '#shared/client/query-client.ts';
import { useSingleMutation } from '#shared/client/use-single-mutation.ts';
import {
  createReviewLink,
  type LinkRight,
  listReviewLinks,
  revokeReviewLink,
} from '#shared/contracts/review-links.ts';
import { t } from '#shared/i18n/translate.ts';

/** What a link is for; both null: the calendar. */
export interface LinkTarget {
  postId: string | null;
  campaignId: string | null;
}

export const reviewLinkList = (api: ApiClient) =>
  queryOptions({
    queryKey: [listReviewLinks.path],
    queryFn: ({ signal }) => nullWhenSignedOut(api.call(listReviewLinks, undefined, { signal })),
    meta: { errorMessage: t('Failed to load review links') },
  });

function useRefresh() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [listReviewLinks.path] });
}

export function useCreateReviewLink() {
  const api = useApi();
  return useSingleMutation({
    mutationKey: [createReviewLink.path],
    mutationFn: (body: LinkTarget & { may: LinkRight; reviewer: string }) =>
      api.call(createReviewLink, { body }),
    onSuccess: useRefresh(),
  });
}

export function useRevokeReviewLink() {
  const api = useApi();
  return useMutation({
    mutationFn: (id: string) => api.call(revokeReviewLink, { params: { id } }),
    meta: { errorMessage: t('Failed to revoke the review link'), serverMessage: true },
    onSettled: useRefresh(),
  });
}
