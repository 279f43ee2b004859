import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { t } from '#shared/i18n/translate.ts';
import { MegaphoneIcon, PlusIcon } from '#shared/ui/icons.tsx';
import { LongList } from '#shared/ui/long-list.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { EmptyState, ErrorState } from '#shared/ui/states.tsx';
import { CampaignCard, CampaignCardSkeleton } from './campaign-card.tsx';
import type { OpenDialog } from './campaign-dialogs.tsx';
import { campaignList } from './queries.ts';

const loadDialogs = () => import('./campaign-dialogs.tsx');
const CampaignDialogs = lazy(loadDialogs);

const GRID = 'grid list-none gap-5 md:grid-cols-2 xl:grid-cols-3';
const SKELETONS = 6;

/** The campaign screen of console and side panel. Nobody is turned away (spec section 6). */
export function CampaignsScreen() {
  const [open, setOpen] = useState<OpenDialog | null>(null);

  useEffect(() => void loadDialogs(), []);

  return (
    <>
      <PageHeading
        title={t('Campaign Management')}
        subtitle={t('Let a persona post from your templates, day after day')}
        action={
          <Button size="3" onClick={() => setOpen({ kind: 'create' })}>
            <PlusIcon /> {t('New Campaign')}
          </Button>
        }
      />
      <Campaigns onOpen={setOpen} />
      <Suspense fallback={null}>
        <CampaignDialogs open={open} onClose={() => setOpen(null)} />
      </Suspense>
    </>
  );
}

function Campaigns({ onOpen }: { onOpen(dialog: OpenDialog): void }) {
  const list = useQuery(campaignList(useApi()));
  if (list.isLoadingError) {
    return (
      <ErrorState onRetry={() => void list.refetch()}>{t('Failed to load campaigns')}</ErrorState>
    );
  }
  if (list.isPending) return <Skeletons />;
  if (!list.data || list.data.length === 0) {
    return (
      <EmptyState
        icon={<MegaphoneIcon size={26} />}
        title={t('No campaigns yet')}
        action={
          <Button size="3" onClick={() => onOpen({ kind: 'create' })}>
            <PlusIcon /> {t('Create First Campaign')}
          </Button>
        }
      >
        {t('Create your first campaign to post on a schedule')}
      </EmptyState>
    );
  }
  return (
    <LongList label={t('Campaigns')} items={list.data} className={GRID}>
      {(campaign) => (
        <CampaignCard campaign={campaign} onDelete={() => onOpen({ kind: 'delete', campaign })} />
      )}
    </LongList>
  );
}

function Skeletons() {
  return (
    <div role="status" aria-label={t('Loading campaigns')} className={GRID}>
      {Array.from({ length: SKELETONS }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all alike
        <CampaignCardSkeleton key={place} />
      ))}
    </div>
  );
}
