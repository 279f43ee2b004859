import type { Campaign } from '#shared/contracts/campaigns.ts';
import { useMay, useRoleReason } from '#shared/features/auth/public.tsx';
import { t } from '#shared/i18n/translate.ts';
import { PauseIcon, PlayIcon } from '#shared/ui/action-icons.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { useSetCampaignStatus } from './queries.ts';

/** Turns an active campaign into a paused one, any other into an active one. */
export function PlayCampaign({ campaign, className }: { campaign: Campaign; className?: string }) {
  const status = useSetCampaignStatus(campaign.id);
  const may = useMay('campaigns.write');
  const reason = useRoleReason();
  const isActive = campaign.status === 'active';
  return (
    <BusyButton
      variant="soft"
      color={isActive ? 'gray' : 'green'}
      className={className}
      aria-label={
        isActive
          ? t('Pause {name}', { name: campaign.name })
          : t('Play {name}', { name: campaign.name })
      }
      title={may ? undefined : reason}
      busy={!may || status.isPending}
      onClick={() => status.mutate(isActive ? 'paused' : 'active')}
    >
      {isActive ? <PauseIcon /> : <PlayIcon />} {isActive ? t('Pause') : t('Play')}
    </BusyButton>
  );
}
