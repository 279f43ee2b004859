import { Badge } from '@radix-ui/themes';
import { useId } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { NewsTrends } from '#shared/contracts/market.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { MoodBadge } from '#shared/ui/mood-badge.tsx';
import { OutsideLink } from '#shared/ui/outside-link.tsx';
import { FearGreedGauge } from './fear-greed-gauge.tsx';
import { NewsList } from './news-list.tsx';
import { newsTrends } from './queries.ts';
import { TrendList } from './trend-list.tsx';

/** As much as it mostly takes, from the first look on, so that nothing below it moves. */
const ROOM = 'min-h-[33.75rem] md:min-h-[20.5rem] xl:min-h-[11rem]';

/** What the market talks about, reads and feels. `onUseTopic` offers each trend as a topic. */
export function MarketCard({ onUseTopic }: { onUseTopic?: (topic: string) => void }) {
  const heading = useId();
  const { data: market, isPending, isError, refetch } = useQuery(newsTrends(useApi()));
  // Signed out: there is nothing to say that the screen around it does not say.
  if (market === null) return null;
  if (!market && isError) {
    return <ErrorState onRetry={refetch}>{t('The market could not be loaded')}</ErrorState>;
  }
  return (
    <Card>
      <section aria-labelledby={heading} aria-busy={isPending}>
        <div className="mb-4 flex flex-wrap items-center gap-2">
          <h2 id={heading} className="heading text-lg">
            {t('Market')}
          </h2>
          {market?.sandbox ? <Badge color="gray">{t('Sandbox data')}</Badge> : null}
          {market?.mood ? <Mood mood={market.mood} /> : null}
        </div>
        {market ? (
          <div className={ROOM}>
            <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-[1fr_1.4fr_auto]">
              <TrendList market={market} onUseTopic={onUseTopic} />
              <NewsList market={market} />
              <FearGreedGauge market={market} />
            </div>
            <Attribution sources={market.attribution} />
          </div>
        ) : (
          <div className={`grid gap-6 md:grid-cols-2 ${ROOM}`}>
            {['trends', 'news'].map((part) => (
              <div key={part} className="grid content-start gap-3">
                <SkeletonBar className="h-4 w-32" />
                <SkeletonBar className="h-4 w-full" />
                <SkeletonBar className="h-4 w-5/6" />
                <SkeletonBar className="h-4 w-11/12" />
              </div>
            ))}
          </div>
        )}
      </section>
    </Card>
  );
}

function Mood({ mood }: { mood: NonNullable<NewsTrends['mood']> }) {
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted sm:ml-auto">
      {tn(
        mood.headlines,
        'News sentiment, last 24 h ({n} headline)',
        'News sentiment, last 24 h ({n} headlines)',
      )}
      <MoodBadge mood={mood.label} />
    </p>
  );
}

function Attribution({ sources }: { sources: NewsTrends['attribution'] }) {
  if (sources.length === 0) return null;
  return (
    <ul
      aria-label={t('Sources')}
      className="mt-4 flex list-none flex-wrap gap-x-4 gap-y-1 border-t border-line pt-3 text-xs"
    >
      {sources.map(({ text, url }) => (
        <li key={text}>
          <OutsideLink href={url}>{text}</OutsideLink>
        </li>
      ))}
    </ul>
  );
}
