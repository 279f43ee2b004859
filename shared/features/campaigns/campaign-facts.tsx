import { Badge } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import type { Campaign } from '#shared/contracts/campaigns.ts';
import { platformLabel } from '#shared/i18n/persona-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { rhythm, runs, statusLook } from './campaign-labels.ts';

export function CampaignBadge({ status }: Pick<Campaign, 'status'>) {
  const look = statusLook(status);
  return (
    <Badge size="2" variant="soft" color={look.color}>
      {look.label}
    </Badge>
  );
}

/** Who posts where and when. */
export function CampaignFacts({ campaign, className }: { campaign: Campaign; className: string }) {
  const { timeZone } = campaign.schedule;
  return (
    <dl
      className={`grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1.5 text-sm ${className}`}
    >
      <Fact name={t('Persona')}>{campaign.personaName}</Fact>
      <Fact name={t('Platform')}>{platformLabel(campaign.platform)}</Fact>
      <Fact name={t('Schedule')}>
        {rhythm(campaign.schedule)}
        {timeZone ? ` (${timeZone.replaceAll('_', ' ')})` : ''}
      </Fact>
      <Fact name={t('Runs')}>{runs(campaign)}</Fact>
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
