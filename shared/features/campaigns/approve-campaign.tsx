import type { Campaign } from '#shared/contracts/campaigns.ts';
import { useApprovePosts } from '#shared/features/schedule/queries.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { BusyButton } from '#shared/ui/busy-button.tsx';

/** The posts of a campaign that wait for a person, approved together. */
export function ApproveCampaign({ campaign, titleId }: { campaign: Campaign; titleId: string }) {
  const approve = useApprovePosts();
  const { awaitingApproval: count, id, name } = campaign;
  if (count === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-tint px-3 py-2">
      <p className="min-w-0 flex-1 basis-36 text-sm">
        {tn(count, '{n} post waits for your approval', '{n} posts wait for your approval')}
      </p>
      <BusyButton
        variant="soft"
        aria-label={t('Approve the posts of {name}', { name })}
        busy={approve.isPending}
        onClick={() =>
          approve.mutate(id, {
            // The button that had the focus is gone.
            onSuccess: () => document.getElementById(titleId)?.focus(),
          })
        }
      >
        {t('Approve')}
      </BusyButton>
    </div>
  );
}
