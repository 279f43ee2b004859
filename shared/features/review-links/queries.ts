import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { useSingleMutation } from '#shared/client/use-single-mutation.ts';
import type { CallInput } from '#shared/contracts/endpoint.ts';
import {
  createReviewLink,
  listReviewLinks,
  previewReviewLink,
  revokeReviewLink,
} from '#shared/contracts/review-links.ts';
import { t } from '#shared/i18n/translate.ts';

/** What a link is for; both null: the calendar. */
export interface LinkTarget {
  postId: string | null;
  campaignId: string | null;
}

export const reviewLinkList = (api: ApiClient) =>
  readQuery(api, listReviewLinks, t('Failed to load review links'));

export type LinkPreview = CallInput<typeof previewReviewLink>['body'];

/** How many posts such a link shows as things stand, and how many it can decide. */
export const linkPreview = (api: ApiClient, body: LinkPreview) =>
  queryOptions({
    queryKey: [previewReviewLink.path, body],
    queryFn: ({ signal }) => api.call(previewReviewLink, { body }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

function useRefresh() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [listReviewLinks.path] });
}

export function useCreateReviewLink() {
  const api = useApi();
  return useSingleMutation({
    mutationKey: [createReviewLink.path],
    mutationFn: (body: CallInput<typeof createReviewLink>['body']) =>
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
