import { Badge } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import type { Campaign } from '#shared/contracts/campaigns.ts';
import { compactMetric } from '#shared/i18n/formats/figures.ts';
import { platformLabel } from '#shared/i18n/persona-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { PauseIcon, PlayIcon } from '#shared/ui/action-icons.tsx';
import { Card } from '#shared/ui/cards.tsx';
import { DeleteButton } from '#shared/ui/delete-button.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { ApproveCampaign } from './approve-campaign.tsx';
import { rhythm, runs, statusLook } from './campaign-labels.ts';
import { useSetCampaignStatus } from './queries.ts';

export function CampaignCard({ campaign, onDelete }: { campaign: Campaign; onDelete(): void }) {
  const titleId = useId();
  const status = useSetCampaignStatus(campaign.id);
  const look = statusLook(campaign.status);
  const isActive = campaign.status === 'active';
  const { timeZone } = campaign.schedule;
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
            {campaign.name}
          </h2>
          <Badge size="2" variant="soft" color={look.color}>
            {look.label}
          </Badge>
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
        <dl className="mt-4 grid flex-1 grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1.5 text-sm">
          <Fact name={t('Persona')}>{campaign.personaName}</Fact>
          <Fact name={t('Platform')}>{platformLabel(campaign.platform)}</Fact>
          <Fact name={t('Schedule')}>
            {rhythm(campaign.schedule)}
            {timeZone ? ` (${timeZone.replaceAll('_', ' ')})` : ''}
          </Fact>
          <Fact name={t('Runs')}>{runs(campaign)}</Fact>
        </dl>
        <Performance campaign={campaign} />
        <ApproveCampaign campaign={campaign} titleId={titleId} />
        <div className="mt-4 flex items-center gap-2">
          <BusyButton
            variant="soft"
            color={isActive ? 'gray' : 'green'}
            className="flex-1"
            aria-label={
              isActive
                ? t('Pause {name}', { name: campaign.name })
                : t('Play {name}', { name: campaign.name })
            }
            busy={status.isPending}
            onClick={() => status.mutate(isActive ? 'paused' : 'active')}
          >
            {isActive ? <PauseIcon /> : <PlayIcon />} {isActive ? t('Pause') : t('Play')}
          </BusyButton>
          <DeleteButton
            label={t('Delete {name}', { name: campaign.name })}
            title={t('Delete')}
            onPress={onDelete}
          />
        </div>
      </article>
    </Card>
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

export function CampaignCardSkeleton() {
  return (
    <Card>
      <SkeletonBar className="h-6 w-2/3" />
      <SkeletonBar className="mt-3 h-4" />
      <SkeletonBar className="mt-4 h-24" />
      <SkeletonBar className="mt-4 h-12" />
      <SkeletonBar className="mt-4 h-8" />
    </Card>
  );
}
