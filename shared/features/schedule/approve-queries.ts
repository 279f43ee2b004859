import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { listCampaigns } from '#shared/contracts/campaigns.ts';
import { approvePosts } from '#shared/contracts/publishing.ts';
import { formatNumber, t, tn } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/toast-store.ts';
import { useScheduledPosts } from './queries.ts';

/** By its type alone: with the contract would come its schemas. */
const CAMPAIGNS: typeof listCampaigns.path = '/api/campaigns';

/** Approves everything that waits for it, of one campaign or of all: it goes out at its times. */
export function useApprovePosts() {
  const { api, refresh } = useScheduledPosts();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (campaignId: string | null) => api.call(approvePosts, { body: { campaignId } }),
    meta: { errorMessage: t('Failed to approve the posts'), serverMessage: true },
    onSuccess: ({ approved, tooLate }) =>
      showSuccess(
        tooLate === 0
          ? tn(approved, '{n} post approved', '{n} posts approved')
          : tn(
              tooLate,
              '{approved} approved. {n} was due meanwhile and stays on hold.',
              '{approved} approved. {n} were due meanwhile and stay on hold.',
              { approved: formatNumber(approved) },
            ),
      ),
    onSettled(done, error) {
      refresh(done, error);
      void queries.invalidateQueries({ queryKey: [CAMPAIGNS] });
    },
  });
}
