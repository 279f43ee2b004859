import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { errorSentence } from '#shared/client/error-sentence.ts';
import { useQuery } from '#shared/client/use-query.ts';
import type { Coin } from '#shared/contracts/market.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import { useRested } from '#shared/ui/hooks/use-rested.ts';
import { coinSearch, useWatchCoin } from './queries.ts';

/** Each letter is not a question of its own. */
const TYPING_MS = 300;

/** Finds a coin by name or symbol and puts it on the watchlist. */
export function AddCoin({ watched }: { watched: ReadonlySet<string> }) {
  const [typed, setTyped] = useState('');
  const name = typed.trim().slice(0, 60);
  const query = useRested(name, name === '' ? 0 : TYPING_MS);
  const search = useQuery(coinSearch(useApi(), query));
  const watch = useWatchCoin();
  const field = useRef<HTMLInputElement>(null);
  const found = query === '' ? [] : (search.data ?? []);

  function add(coinId: string) {
    watch.mutate(coinId, {
      onSuccess() {
        setTyped('');
        field.current?.focus();
      },
    });
  }

  return (
    <section aria-label={t('Coins')} className="mb-6 max-w-xl">
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <LineField
          ref={field}
          label={t('Watch a coin')}
          hint={hintOf(query, search)}
          type="search"
          size="3"
          placeholder={t('Bitcoin, ETH, ...')}
          value={typed}
          onType={setTyped}
        />
      </form>
      <p role="status" className="sr-only">
        {search.data && query !== '' ? tn(found.length, '{n} coin found', '{n} coins found') : ''}
      </p>
      {found.length > 0 ? (
        <ul
          aria-label={t('Coins found')}
          className="mt-2 max-h-72 list-none divide-y divide-line overflow-y-auto rounded-control border border-line bg-panel"
        >
          {found.map((coin) => (
            <FoundCoin
              key={coin.coinId}
              coin={coin}
              isWatched={watched.has(coin.coinId)}
              busy={watch.isPending}
              onWatch={() => add(coin.coinId)}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function FoundCoin(props: { coin: Coin; isWatched: boolean; busy: boolean; onWatch(): void }) {
  const { name, symbol } = props.coin;
  return (
    <li className="flex items-center justify-between gap-3 px-3 py-2">
      <span className="min-w-0 truncate text-sm">
        {name} <span className="text-muted">{symbol}</span>
      </span>
      {props.isWatched ? (
        <span className="text-sm text-muted">{t('Watched')}</span>
      ) : (
        <BusyButton
          variant="soft"
          aria-label={t('Watch {name}', { name })}
          busy={props.busy}
          onClick={props.onWatch}
        >
          {t('Watch')}
        </BusyButton>
      )}
    </li>
  );
}

function hintOf(query: string, search: UseQueryResult<Coin[]>): string {
  if (query === '') return t('Search by name or symbol.');
  if (search.isError) return errorSentence(search.error);
  if (!search.data) return t('Searching...');
  return search.data.length === 0 ? t('No coin of that name.') : t('Choose one to watch.');
}
