import { Badge } from '@radix-ui/themes';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { ViralInsight } from '#shared/contracts/viral.ts';
import { percents } from '#shared/i18n/formats/figures.ts';
import { localized } from '#shared/i18n/server-message.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { ListStates, LoadingList } from '#shared/ui/feedback/list-states.tsx';
import { EmptyState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { SparkIcon } from '#shared/ui/icons.tsx';
import { LongList } from '#shared/ui/long-list.tsx';
import { viralInsights } from './queries.ts';
import { SignedOut } from './signed-out.tsx';

const SHOWN_EVIDENCE = 2;
const GRID = 'grid list-none gap-5 md:grid-cols-2';

/** Viral Insights: what training found in the library. */
export function InsightsTab() {
  return (
    <ListStates
      list={useQuery(viralInsights(useApi()))}
      failed={t('Failed to load viral insights')}
      signedOut={<SignedOut />}
      loading={
        <LoadingList label={t('Loading viral insights')} count={2} className={GRID}>
          <SkeletonBar className="h-44 rounded-card" />
        </LoadingList>
      }
      empty={
        <EmptyState icon={<SparkIcon size={26} />} title={t('No viral insights yet')}>
          {t('They appear when a persona has been trained on your library')}
        </EmptyState>
      }
    >
      {(insights) => (
        <LongList label={t('Viral insights')} items={insights} className={GRID}>
          {(insight) => <InsightCard insight={localized(insight)} />}
        </LongList>
      )}
    </ListStates>
  );
}

function InsightCard({ insight }: { insight: ViralInsight }) {
  const { successRate, isRateKnown } = insight;
  const category = insight.category.replaceAll('_', ' ');
  return (
    <Card className="flex h-full flex-col">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge variant="soft">{t(category)}</Badge>
        <span className="text-sm text-muted">
          {t('{confidence} confidence', { confidence: percents(insight.confidence) })}
        </span>
      </div>
      <p className="mt-3 font-medium wrap-anywhere">{insight.insight}</p>
      <p className="mt-2 text-sm wrap-anywhere">
        <span className="text-muted">{t('When to apply:')} </span>
        {insight.applicability}
      </p>
      {insight.supportingEvidence.length > 0 ? (
        <ul
          aria-label={t('Evidence')}
          className="mt-3 list-none space-y-1.5 border-l-2 border-line pl-3 text-sm text-muted"
        >
          {insight.supportingEvidence.slice(0, SHOWN_EVIDENCE).map((evidence) => (
            <li key={evidence} dir="auto" className="line-clamp-2 wrap-anywhere">
              {evidence}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-auto flex flex-wrap justify-between gap-3 pt-4 text-sm text-muted">
        <span>{tn(insight.usageCount, 'Used {n} time', 'Used {n} times')}</span>
        <span>
          {t('Success rate {rate}', {
            rate: isRateKnown ? percents(successRate / 100) : t('N/A'),
          })}
        </span>
      </div>
    </Card>
  );
}
