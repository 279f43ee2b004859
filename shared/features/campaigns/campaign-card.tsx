import { useId } from 'react';
import { Link } from 'wouter';
import type { Campaign } from '#shared/contracts/campaigns.ts';
import { useMay } from '#shared/features/auth/public.tsx';
import { compactMetric } from '#shared/i18n/formats/figures.ts';
import { t } from '#shared/i18n/translate.ts';
import { EditIcon } from '#shared/ui/action-icons.tsx';
import { Card } from '#shared/ui/cards.tsx';
import { DeleteButton } from '#shared/ui/delete-button.tsx';
import { SecondaryIconButton } from '#shared/ui/forms/busy-button.tsx';
import { ApproveCampaign } from './approve-campaign.tsx';
import { CampaignBadge, CampaignFacts } from './campaign-facts.tsx';
import { PlayCampaign } from './play-campaign.tsx';
import { campaignPath } from './queries.ts';

interface Props {
  campaign: Campaign;
  onEdit(): void;
  onDelete(): void;
}

export function CampaignCard(props: Props) {
  const { campaign } = props;
  const titleId = useId();
  return (
    <Card className="flex h-full flex-col transition-shadow hover:shadow-raised">
      <article aria-labelledby={titleId} className="flex flex-1 flex-col">
        <div className="flex items-start justify-between gap-3">
          <h2
            id={titleId}
            dir="auto"
            tabIndex={-1}
            className="heading min-w-0 text-left text-lg wrap-anywhere"
          >
            <Link href={campaignPath(campaign.id)} className="hover:underline">
              {campaign.name}
            </Link>
          </h2>
          <CampaignBadge status={campaign.status} />
        </div>
        {campaign.description ? (
          <p
            dir="auto"
            className="mt-1.5 line-clamp-3 text-sm wrap-anywhere text-muted"
            title={campaign.description}
          >
            {campaign.description}
          </p>
        ) : null}
        <CampaignFacts campaign={campaign} className="mt-4 flex-1" />
        <Performance campaign={campaign} />
        <ApproveCampaign campaign={campaign} titleId={titleId} />
        <div className="mt-4 flex items-center gap-2">
          <PlayCampaign campaign={campaign} className="flex-1" />
          <Changes {...props} />
        </div>
      </article>
    </Card>
  );
}

function Changes({ campaign: { name }, onEdit, onDelete }: Props) {
  if (!useMay('campaigns.write')) return null;
  return (
    <>
      <SecondaryIconButton
        aria-label={t('Edit {name}', { name })}
        title={t('Edit')}
        onClick={onEdit}
      >
        <EditIcon />
      </SecondaryIconButton>
      <DeleteButton label={t('Delete {name}', { name })} title={t('Delete')} onPress={onDelete} />
    </>
  );
}

function Performance({ campaign }: { campaign: Campaign }) {
  const { postsCreated, totalReach, engagement } = campaign.performance;
  const figures = [
    { name: t('Posts Created'), value: compactMetric(postsCreated) },
    { name: t('Total Reach'), value: compactMetric(totalReach) },
    { name: t('Engagement'), value: compactMetric(engagement) },
  ];
  return (
    <dl className="mt-4 grid grid-cols-3 gap-3 border-t border-line pt-4 text-sm">
      {figures.map(({ name, value }) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="heading text-lg">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
