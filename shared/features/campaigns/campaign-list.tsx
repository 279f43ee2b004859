import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { RoleButton } from '#shared/features/auth/public.tsx';
import { BinButton } from '#shared/features/bin/public.tsx';
import { t } from '#shared/i18n/translate.ts';
import { ListStates } from '#shared/ui/feedback/list-states.tsx';
import { EmptyState } from '#shared/ui/feedback/states.tsx';
import { MegaphoneIcon, PlusIcon } from '#shared/ui/icons.tsx';
import { CARD_GRID, LongList } from '#shared/ui/long-list.tsx';
import { CampaignCard } from './campaign-card.tsx';
import type { OpenDialog } from './campaign-dialogs.tsx';
import { CampaignsToCome } from './campaigns-to-come.tsx';
import { campaignList } from './queries.ts';

/** Nobody is turned away (spec section 6). */
export function Campaigns({ onOpen }: { onOpen(dialog: OpenDialog): void }) {
  const none = (
    <EmptyState
      icon={<MegaphoneIcon size={26} />}
      title={t('No campaigns yet')}
      action={
        <RoleButton needs="campaigns.write" size="3" onClick={() => onOpen({ kind: 'create' })}>
          <PlusIcon /> {t('Create First Campaign')}
        </RoleButton>
      }
    >
      {t('Create your first campaign to post on a schedule')}
    </EmptyState>
  );
  return (
    <ListStates
      list={useQuery(campaignList(useApi()))}
      failed={t('Failed to load campaigns')}
      signedOut={none}
      loading={<CampaignsToCome />}
      empty={
        <>
          {none}
          <BinButton />
        </>
      }
    >
      {(campaigns) => (
        <>
          <LongList label={t('Campaigns')} items={campaigns} className={CARD_GRID}>
            {(campaign) => (
              <CampaignCard
                campaign={campaign}
                onEdit={() => onOpen({ kind: 'edit', campaign })}
                onDelete={() => onOpen({ kind: 'delete', campaign })}
              />
            )}
          </LongList>
          <BinButton />
        </>
      )}
    </ListStates>
  );
}
