import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { RoleButton } from '#shared/features/auth/public.tsx';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { BinButton } from '#shared/features/bin/public.tsx';
import { t } from '#shared/i18n/translate.ts';
import { lazyDialogs } from '#shared/ui/feedback/lazy-component.tsx';
import { ListStates, LoadingList } from '#shared/ui/feedback/list-states.tsx';
import { EmptyState } from '#shared/ui/feedback/states.tsx';
import { useAsked } from '#shared/ui/hooks/use-asked.ts';
import { MegaphoneIcon, PlusIcon } from '#shared/ui/icons.tsx';
import { CARD_GRID, LongList } from '#shared/ui/long-list.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { CampaignCard, CampaignCardSkeleton } from './campaign-card.tsx';
import type { OpenDialog } from './campaign-dialogs.tsx';
import { campaignList } from './queries.ts';

const CampaignDialogs = lazyDialogs(async () => (await import('./campaign-dialogs.tsx')).default);

const SKELETONS = 6;

/** The campaign screen of console and side panel. Nobody is turned away (spec section 6). */
export default function CampaignsScreen() {
  const { state } = useAuthentication();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  useAsked('create', state === 'signed-in', () => setOpen({ kind: 'create' }));

  return (
    <>
      <PageHeading
        title={t('Campaign Management')}
        subtitle={t('Schedule recurring posts from templates')}
        action={
          <RoleButton needs="campaigns.write" size="3" onClick={() => setOpen({ kind: 'create' })}>
            <PlusIcon /> {t('New Campaign')}
          </RoleButton>
        }
      />
      <Campaigns onOpen={setOpen} />
      {state === 'signed-in' ? <BinButton /> : null}
      {/* What is typed there is kept for its person, who has to be known first. */}
      <CampaignDialogs open={state === 'checking' ? null : open} onClose={() => setOpen(null)} />
    </>
  );
}

function Campaigns({ onOpen }: { onOpen(dialog: OpenDialog): void }) {
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
      loading={
        <LoadingList label={t('Loading campaigns')} count={SKELETONS} className={CARD_GRID}>
          <CampaignCardSkeleton />
        </LoadingList>
      }
      empty={none}
    >
      {(campaigns) => (
        <LongList label={t('Campaigns')} items={campaigns} className={CARD_GRID}>
          {(campaign) => (
            <CampaignCard
              campaign={campaign}
              onEdit={() => onOpen({ kind: 'edit', campaign })}
              onDelete={() => onOpen({ kind: 'delete', campaign })}
            />
          )}
        </LongList>
      )}
    </ListStates>
  );
}
