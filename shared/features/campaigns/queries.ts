import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { nullWhenSignedOut } from '#shared/client/query-client.ts';
import { sentOnce } from '#shared/client/sent-once.ts';
import { isWorthReading, useCachedList } from '#shared/client/use-cached-list.ts';
import { useSingleMutation } from '#shared/client/use-single-mutation.ts';
import {
  type CreateCampaignInput,
  createCampaign,
  deleteCampaign,
  listCampaigns,
  setCampaignStatus,
} from '#shared/contracts/campaigns.ts';
import type { CallInput } from '#shared/contracts/endpoint.ts';
import { scheduledPosts } from '#shared/features/schedule/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';

export const campaignList = (api: ApiClient) =>
  queryOptions({
    queryKey: [listCampaigns.path],
    queryFn: ({ signal }) => nullWhenSignedOut(api.call(listCampaigns, undefined, { signal })),
    meta: { errorMessage: t('Failed to load campaigns') },
  });

/** Creates a campaign and puts it first in the list. */
export function useCreateCampaign() {
  const { api, putFirst, refresh } = useCampaigns();
  return useSingleMutation({
    mutationKey: [createCampaign.path],
    mutationFn: (body: CreateCampaignInput) =>
      sentOnce(body, (campaign, idempotencyKey) =>
        api.call(createCampaign, { body: { ...campaign, idempotencyKey } }),
      ),
    meta: { errorMessage: t('Failed to create campaign') },
    onSuccess: (created) => {
      putFirst(created);
      showSuccess(t('Campaign created successfully'));
      refresh();
    },
  });
}

type Status = CallInput<typeof setCampaignStatus>['body']['status'];

/** Pauses or resumes a campaign. A failure shows no message (spec section 8): the card stays. */
export function useSetCampaignStatus(id: string) {
  const { api, replace, refresh } = useCampaigns();
  return useMutation({
    mutationFn: (status: Status) =>
      api.call(setCampaignStatus, { params: { id }, body: { status } }),
    onSuccess: (changed) => {
      replace(changed);
      showSuccess(t('Campaign status updated'));
    },
    onSettled: refresh,
  });
}

/** Deletes a campaign and its posts that have not been sent. */
export function useDeleteCampaign() {
  const { api, remove, refresh } = useCampaigns();
  return useMutation({
    mutationFn: (id: string) => api.call(deleteCampaign, { params: { id } }),
    meta: { errorMessage: t('Failed to delete campaign'), serverMessage: true },
    onSuccess: (_nothing, id) => {
      remove(id);
      showSuccess(t('Campaign deleted successfully'));
      refresh();
    },
  });
}

function useCampaigns() {
  const api = useApi();
  const queries = useQueryClient();
  const list = useCachedList(campaignList(api).queryKey);
  return {
    ...list,
    api,
    refresh(_done?: unknown, error: Error | null = null) {
      if (!isWorthReading(error)) return;
      list.refresh();
      // A campaign plans posts, holds them, and takes them away.
      void queries.invalidateQueries({ queryKey: scheduledPosts(api).queryKey });
    },
  };
}
