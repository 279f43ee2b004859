import { type NewsTrends, TRENDS_SHOWN } from '#shared/contracts/market.ts';
import { formatPrice } from '#shared/i18n/formats/figures.ts';
import { t } from '#shared/i18n/translate.ts';
import { DayChange } from '#shared/ui/day-change.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { PartHeading } from './part-heading.tsx';

export function TrendList(props: {
  market: NewsTrends;
  onUseTopic: ((topic: string) => void) | undefined;
}) {
  const { market, onUseTopic } = props;
  const trends = market.trends.slice(0, TRENDS_SHOWN);
  return (
    <div className="min-w-0">
      <PartHeading title={t('Crypto trends')} freshness={market.stale.trends} />
      {trends.length === 0 ? <p className="text-sm text-muted">{t('No trends yet')}</p> : null}
      <ol aria-label={t('Crypto trends')} className="grid list-none gap-2.5">
        {trends.map(({ coinId, rank, topic, symbol, price, change24h, source }) => (
          <li key={coinId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <div className="min-w-0 flex-1 basis-36">
              <p className="truncate text-sm">
                <span className="text-muted">{rank}. </span>
                <span className="font-medium">{topic}</span>{' '}
                <span className="text-muted">{symbol}</span>
              </p>
              <p className="text-xs text-muted">
                {price === null ? t('No price') : formatPrice(price)}{' '}
                {change24h === null ? null : <DayChange percent={change24h} />}
                {' · '}
                <span className="whitespace-nowrap">
                  {market.sandbox ? t('Sandbox data') : source}
                </span>
              </p>
            </div>
            {onUseTopic ? (
              <SecondaryButton
                size="1"
                aria-label={t('Use as topic: {topic}', { topic })}
                onClick={() => onUseTopic(topic)}
              >
                {t('Use as topic')}
              </SecondaryButton>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  );
}
