import {
  type Analytics,
  FEWEST_PREDICTED,
  FEWEST_RESULTS,
  type Prediction,
} from '#shared/contracts/analytics.ts';
import { localized } from '#shared/i18n/server-message.ts';
import { formatNumber, msg, t } from '#shared/i18n/translate.ts';
import { ChartFrame } from '#shared/ui/charts/chart-frame.tsx';
import { ScatterChart } from '#shared/ui/charts/scatter-chart.tsx';
import { written } from './figures.ts';
import { Panel } from './panel.tsx';

/** What a draft's scores promised, beside what its post then did. */
export function PredictionPanel({ found }: { found: Analytics }) {
  const { voiceMatch, virality } = found.predictions;
  const { forecasts } = localized({ forecasts: found.forecasts, messages: found.messages });
  return (
    <Panel
      title={t('Prediction accuracy')}
      note={t('Draft scores compared with the engagement rate of the posts.')}
    >
      {voiceMatch || virality ? (
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
          <Score name={t('Voice match')} found={voiceMatch} fewest={FEWEST_PREDICTED} />
          <Score name={t('Virality score')} found={virality} fewest={FEWEST_RESULTS} />
        </div>
      ) : (
        <p className="text-sm text-muted">{tooFew(FEWEST_PREDICTED)}</p>
      )}
      {forecasts.length > 0 ? (
        <>
          <h3 className="mt-6 mb-2 text-sm font-medium">{t('Engagement forecast')}</h3>
          <ul className="grid gap-1 text-sm text-muted">
            {forecasts.map(({ reason }) => (
              <li key={reason} className="wrap-anywhere">
                {reason}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Panel>
  );
}

function Score(props: { name: string; found: Prediction | null; fewest: number }) {
  const { name, found } = props;
  if (!found) {
    return (
      <div>
        <h3 className="mb-2 text-sm font-medium">{name}</h3>
        <p className="text-sm text-muted">{tooFew(props.fewest)}</p>
      </div>
    );
  }
  const sentence = sentenceOf(found);
  const points = [...found.points].sort(([one], [other]) => one - other);
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-sm font-medium">{name}</h3>
      <ChartFrame
        label={name}
        head={sentence}
        table={{
          columns: [name, t('Engagement rate')],
          rows: points.map(([score, rate]) => [formatNumber(score), written(rate)]),
        }}
      >
        <ScatterChart
          label={`${name}. ${sentence}`}
          points={points}
          xName={name}
          format={written}
          describe={([score, rate]) =>
            t('{name} {score}: {rate} engagement rate', {
              name,
              score: formatNumber(score),
              rate: written(rate),
            })
          }
        />
      </ChartFrame>
    </div>
  );
}

function tooFew(n: number): string {
  return t('Available after {n} posts with results.', { n });
}

/** What a rank correlation says where it is positive, and where it is negative. */
const sentences: Record<Exclude<Prediction['link'], 'none'>, [up: string, down: string]> = {
  weak: [
    msg('Over {n} posts higher scores went a little with more engagement (rank correlation {r}).'),
    msg("Scores don't predict engagement yet ({n} posts)."),
  ],
  moderate: [
    msg('Over {n} posts higher scores went with more engagement (rank correlation {r}).'),
    msg('Over {n} posts higher scores went with less engagement (rank correlation {r}).'),
  ],
  strong: [
    msg('Over {n} posts higher scores went clearly with more engagement (rank correlation {r}).'),
    msg('Over {n} posts higher scores went clearly with less engagement (rank correlation {r}).'),
  ],
};

/** No more than the figures carry. */
function sentenceOf({ n, correlation, link }: Prediction): string {
  const values = {
    n: formatNumber(n),
    r: formatNumber(correlation, { minimumFractionDigits: 2 }),
  };
  if (link === 'none') {
    return t(
      'Over {n} posts the score says nothing certain about engagement (rank correlation {r}).',
      values,
    );
  }
  const [up, down] = sentences[link];
  return t(correlation > 0 ? up : down, values);
}
