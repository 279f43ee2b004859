import { Button } from '@radix-ui/themes';
import { useId, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { Campaign } from '#shared/contracts/campaigns.ts';
import { useMay } from '#shared/features/auth/public.tsx';
import { Comments, useAskedComments } from '#shared/features/comments/public.tsx';
import { ShareForReview } from '#shared/features/review-links/public.tsx';
import { t } from '#shared/i18n/translate.ts';
import { BackIcon, EditIcon } from '#shared/ui/action-icons.tsx';
import { Card } from '#shared/ui/cards.tsx';
import { DeleteButton } from '#shared/ui/delete-button.tsx';
import { lazyDialogs } from '#shared/ui/feedback/lazy-component.tsx';
import { ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { ApproveCampaign } from '../approve-campaign.tsx';
import type { OpenDialog } from '../campaign-dialogs.tsx';
import { CampaignBadge, CampaignFacts } from '../campaign-facts.tsx';
import { PlayCampaign } from '../play-campaign.tsx';
import { campaignById } from '../queries.ts';
import { CampaignFigures } from './campaign-figures.tsx';
import { CampaignPosts } from './campaign-posts.tsx';

const CampaignDialogs = lazyDialogs(async () => (await import('../campaign-dialogs.tsx')).default);

/** One campaign: how it runs, what it has reached, and its posts. */
export default function CampaignScreen() {
  const { id } = useParams<{ id: string }>();
  const { data: campaign, isLoadingError, refetch } = useQuery(campaignById(useApi(), id));
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [, go] = useLocation();
  const titleId = useId();
  const atComments = useAskedComments();
  return (
    <>
      <Link
        href="/campaigns"
        className="mb-4 inline-flex items-center gap-1.5 text-sm font-medium text-link"
      >
        <BackIcon size={16} /> {t('All campaigns')}
      </Link>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-1 basis-72">
          <h1
            id={titleId}
            tabIndex={-1}
            dir="auto"
            className="heading headline text-3xl wrap-anywhere md:text-4xl"
          >
            {campaign?.name ?? t('Campaign')}
          </h1>
          <p className="mt-1 wrap-anywhere text-muted" dir="auto">
            {campaign?.description}
          </p>
        </div>
        {campaign ? <CampaignBadge status={campaign.status} /> : null}
        {campaign ? <Actions campaign={campaign} onOpen={setOpen} /> : null}
      </header>
      {isLoadingError ? (
        <ErrorState onRetry={refetch}>{t('Failed to load campaigns')}</ErrorState>
      ) : campaign === undefined ? (
        <div role="status" aria-label={t('Loading campaigns')}>
          <SkeletonBar className="h-36" />
          <SkeletonBar className="mt-6 h-64" />
        </div>
      ) : campaign === null ? (
        <p role="status" className="rounded-control bg-tint px-3 py-2 text-sm">
          {t('This campaign was deleted.')}
        </p>
      ) : (
        <>
          <CampaignFacts campaign={campaign} className="mb-6" />
          <CampaignFigures campaign={campaign} />
          <ApproveCampaign campaign={campaign} titleId={titleId} />
          <Card className="mb-6">
            <Comments kind="campaign" subjectId={campaign.id} asked={atComments} />
          </Card>
          <CampaignPosts campaign={campaign} />
        </>
      )}
      <CampaignDialogs
        open={open}
        onClose={() => setOpen(null)}
        onDeleted={() => go('/campaigns')}
      />
    </>
  );
}

function Actions(props: { campaign: Campaign; onOpen(dialog: OpenDialog): void }) {
  const { campaign, onOpen } = props;
  const { name } = campaign;
  const may = useMay('campaigns.write');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ShareForReview target={{ postId: null, campaignId: campaign.id }} />
      <PlayCampaign campaign={campaign} />
      {may ? (
        <>
          <Button
            variant="soft"
            aria-label={t('Edit {name}', { name })}
            onClick={() => onOpen({ kind: 'edit', campaign })}
          >
            <EditIcon /> {t('Edit')}
          </Button>
          <DeleteButton
            label={t('Delete {name}', { name })}
            title={t('Delete')}
            onPress={() => onOpen({ kind: 'delete', campaign })}
          />
        </>
      ) : null}
    </div>
  );
}
