import { queryOptions, useMutation } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { type ApiClient, ApiError } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { sentOnce } from '#shared/client/sent-once.ts';
import { useCachedList } from '#shared/client/use-cached-list.ts';
import { useSingleMutation } from '#shared/client/use-single-mutation.ts';
import {
  type Campaign,
  type CreateCampaignInput,
  createCampaign,
  deleteCampaign,
  getCampaign,
  listCampaigns,
  setCampaignStatus,
  type UpdateCampaignInput,
  updateCampaign,
} from '#shared/contracts/campaigns.ts';
import type { CallInput } from '#shared/contracts/endpoint.ts';
import { listScheduledPosts } from '#shared/contracts/publishing.ts';
import { useUndoDeletion } from '#shared/features/bin/queries.ts';
import { scheduledPosts } from '#shared/features/schedule/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { showFailure, showSuccess } from '#shared/ui/feedback/toast-store.ts';

export const campaignList = (api: ApiClient) =>
  readQuery(api, listCampaigns, t('Failed to load campaigns'));

export const campaignPath = (id: string) => `/campaigns/${id}`;

/** One with its results and its pace; null when it is gone. Read anew with the list. */
export const campaignById = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [listCampaigns.path, id],
    queryFn: async ({ signal }) => {
      try {
        return await api.call(getCampaign, { params: { id } }, { signal });
      } catch (error) {
        if (error instanceof ApiError && [400, 401, 404].includes(error.status)) return null;
        throw error;
      }
    },
    meta: { errorMessage: t('Failed to load campaigns') },
  });

/** The posts of one campaign. Read anew with all posts. */
export const campaignPosts = (api: ApiClient, campaignId: string) =>
  readQuery(api, listScheduledPosts, t('Failed to load scheduled posts'), {
    query: { campaignId },
  });

export function useCreateCampaign() {
  const { api, onChanged, putFirst } = useCampaigns();
  return useSingleMutation({
    mutationKey: [createCampaign.path],
    mutationFn: (body: CreateCampaignInput) =>
      sentOnce(body, (campaign, idempotencyKey) =>
        api.call(createCampaign, { body: { ...campaign, idempotencyKey } }),
      ),
    meta: { errorMessage: t('Failed to create campaign') },
    onSuccess: onChanged(putFirst, t('Campaign created successfully')),
  });
}

/** How many approved posts the server asks about before it changes a campaign; null: it does not ask. */
export function approvedPostsIn(error: Error): number | null {
  const body = error instanceof ApiError ? error.body : null;
  return body?.reason === 'rule.campaign-approved' ? Number(body.params?.posts) : null;
}

/** Changes a campaign. What the server asks first is no failure. */
export function useUpdateCampaign(id: string) {
  const { api, onChanged, replace } = useCampaigns();
  return useSingleMutation({
    mutationKey: [updateCampaign.path, id],
    mutationFn: (body: UpdateCampaignInput) => api.call(updateCampaign, { params: { id }, body }),
    onSuccess: onChanged(replace, t('Campaign updated successfully')),
    onError: (error) => {
      if (approvedPostsIn(error) !== null) return;
      showFailure(t('Failed to update campaign'));
    },
  });
}

/** Pauses or resumes a campaign. A failure shows no message (spec section 8): the card stays. */
export function useSetCampaignStatus(id: string) {
  const { api, replace, refresh } = useCampaigns();
  return useMutation({
    mutationFn: (status: CallInput<typeof setCampaignStatus>['body']['status']) =>
      api.call(setCampaignStatus, { params: { id }, body: { status } }),
    onSuccess: (changed) => {
      replace(changed);
      showSuccess(t('Campaign status updated'));
    },
    onSettled: refresh,
  });
}

/** Deletes a campaign and its posts that have not been sent. Undo lets one that was active go on. */
export function useDeleteCampaign({ id, status }: Pick<Campaign, 'id' | 'status'>) {
  const { api, onChanged, removed } = useCampaigns();
  const { mutate: setStatus } = useSetCampaignStatus(id);
  const undo = useUndoDeletion('campaign');
  return useMutation({
    mutationFn: (ofId: string) => api.call(deleteCampaign, { params: { id: ofId } }),
    meta: { errorMessage: t('Failed to delete campaign'), serverMessage: true },
    onSuccess: onChanged(removed, t('Campaign deleted successfully'), (done, ofId) =>
      undo(done, ofId, () => status === 'active' && setStatus('active')),
    ),
  });
}

function useCampaigns() {
  const api = useApi();
  // A campaign plans posts, holds them, and takes them away.
  return { api, ...useCachedList(campaignList(api).queryKey, [scheduledPosts(api).queryKey]) };
}
