import type { CampaignDetails } from '#shared/contracts/campaigns.ts';
import { compactMetric } from '#shared/i18n/formats/figures.ts';
import { formatDay, formatInstant } from '#shared/i18n/formats/format-date.ts';
import { formatNumber, t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';

/** What a campaign has reached, and how far it is. */
export function CampaignFigures({ campaign }: { campaign: CampaignDetails }) {
  const { results, pace, endDate, status } = campaign;
  const isOver = status === 'completed';
  return (
    <div className="mb-6 grid gap-5 lg:grid-cols-2">
      <Figures
        title={t('Results')}
        figures={[
          [t('Views'), compactMetric(results.views)],
          [t('Engagement'), compactMetric(results.engagement)],
          [t('Likes'), compactMetric(results.likes)],
          [t('Replies'), compactMetric(results.replies)],
        ]}
      />
      <Figures
        title={t('Progress')}
        figures={[
          [t('Published'), formatNumber(pace.posted)],
          [t('Planned'), formatNumber(pace.planned)],
          [
            t('Next post'),
            pace.nextAt ? formatInstant(pace.nextAt) : isOver ? t('None scheduled') : '–',
          ],
          [t('End Date'), endDate ? formatDay(endDate.slice(0, 10)) : t('No end date')],
        ]}
      />
    </div>
  );
}

function Figures(props: { title: string; figures: [name: string, value: string][] }) {
  return (
    <Card>
      <h2 className="heading mb-3 text-lg">{props.title}</h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        {props.figures.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="heading text-base wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
