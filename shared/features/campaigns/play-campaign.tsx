import type { Campaign } from '#shared/contracts/campaigns.ts';
import { RoleButton } from '#shared/features/auth/public.tsx';
import { t } from '#shared/i18n/translate.ts';
import { PauseIcon, PlayIcon } from '#shared/ui/action-icons.tsx';
import { useSetCampaignStatus } from './queries.ts';

/** Turns an active campaign into a paused one, any other into an active one. */
export function PlayCampaign({ campaign, className }: { campaign: Campaign; className?: string }) {
  const status = useSetCampaignStatus(campaign.id);
  const isActive = campaign.status === 'active';
  return (
    <RoleButton
      needs="campaigns.write"
      variant="soft"
      color={isActive ? 'gray' : 'green'}
      className={className}
      aria-label={
        isActive
          ? t('Pause {name}', { name: campaign.name })
          : t('Play {name}', { name: campaign.name })
      }
      busy={status.isPending}
      onClick={() => status.mutate(isActive ? 'paused' : 'active')}
    >
      {isActive ? <PauseIcon /> : <PlayIcon />} {isActive ? t('Pause') : t('Play')}
    </RoleButton>
  );
}
