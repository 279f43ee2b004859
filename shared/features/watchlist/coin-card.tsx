import { Button } from '@radix-ui/themes';
import { useId } from 'react';
import { RULES_PER_COIN, type WatchedCoin } from '#shared/contracts/watchlist.ts';
import { formatPrice } from '#shared/i18n/formats/figures.ts';
import { relativeTime } from '#shared/i18n/formats/relative-time.ts';
import { t } from '#shared/i18n/translate.ts';
import { serverTime } from '#shared/lib/time/server-time.ts';
import { TrashIcon } from '#shared/ui/action-icons.tsx';
import { Card } from '#shared/ui/cards.tsx';
import { DayChange } from '#shared/ui/day-change.tsx';
import { SecondaryIconButton } from '#shared/ui/forms/busy-button.tsx';
import { useEachMinute } from '#shared/ui/hooks/use-each-minute.ts';
import { PlusIcon } from '#shared/ui/icons.tsx';
import { RuleRow } from './rule-row.tsx';
import { Sparkline } from './sparkline.tsx';

const FRESH_MS = 10 * 60_000;

/** A watched coin: where its price stands, how it went, and its rules. */
export function CoinCard(props: { coin: WatchedCoin; onAddRule(): void; onRemove(): void }) {
  const { coin } = props;
  const titleId = useId();
  return (
    <Card className="h-full">
      <article aria-labelledby={titleId} className="flex h-full flex-col">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 id={titleId} className="heading text-lg wrap-anywhere">
              {coin.name} <span className="font-normal text-muted">{coin.symbol}</span>
            </h2>
            <Price coin={coin} />
          </div>
          <SecondaryIconButton
            aria-label={t('Stop watching {name}', { name: coin.name })}
            onClick={props.onRemove}
          >
            <TrashIcon />
          </SecondaryIconButton>
        </div>
        <Course coin={coin} />
        {coin.rules.length > 0 ? (
          <ul
            aria-label={t('Rules of {name}', { name: coin.name })}
            className="mt-3 list-none divide-y divide-line border-t border-line"
          >
            {coin.rules.map((rule) => (
              <RuleRow key={rule.id} rule={rule} />
            ))}
          </ul>
        ) : (
          <p className="mt-3 border-t border-line pt-3 text-sm text-muted">{t('No rules yet')}</p>
        )}
        <div className="mt-auto pt-3">
          <Button
            variant="soft"
            aria-label={t('Add rule for {name}', { name: coin.name })}
            disabled={coin.rules.length >= RULES_PER_COIN}
            onClick={props.onAddRule}
          >
            <PlusIcon /> {t('Add rule')}
          </Button>
        </div>
      </article>
    </Card>
  );
}

function Price({ coin: { price, change24h, pricedAt } }: { coin: WatchedCoin }) {
  useEachMinute();
  if (price === null || pricedAt === null) {
    return <p className="text-sm text-muted">{t('The price comes within minutes')}</p>;
  }
  return (
    <>
      <p className="tabular-nums">
        <span className="font-medium">{formatPrice(price)}</span>
        {change24h === null ? null : <DayChange percent={change24h} className="ml-2 text-sm" />}
      </p>
      {serverTime() - Date.parse(pricedAt) > FRESH_MS ? (
        <p className="text-xs text-muted">
          {t('Price from {when}. Rules are paused until it updates.', {
            when: relativeTime(pricedAt),
          })}
        </p>
      ) : null}
    </>
  );
}

function Course({ coin: { name, history } }: { coin: WatchedCoin }) {
  const [first] = history;
  const last = history.at(-1);
  if (first === undefined || last === undefined || history.length < 2) return null;
  const values = { name, first: formatPrice(first), last: formatPrice(last) };
  return (
    <div className="mt-2">
      <Sparkline
        values={history}
        name={t('{name} in the last 24 hours: from {first} to {last}', values)}
      />
    </div>
  );
}
