import { Badge } from '@radix-ui/themes';
import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { WatchedCoin } from '#shared/contracts/watchlist.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { newsTrends } from '#shared/features/market/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { ConfirmDialog } from '#shared/ui/feedback/dialogs.tsx';
import { LoadingList } from '#shared/ui/feedback/list-states.tsx';
import { SignInPrompt } from '#shared/ui/feedback/sign-in-prompt.tsx';
import { EmptyState, ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { focusHeading } from '#shared/ui/hooks/focus-return.ts';
import { useRetainedValue } from '#shared/ui/hooks/use-retained-value.ts';
import { ChartIcon } from '#shared/ui/icons.tsx';
import { CARD_GRID, LongList } from '#shared/ui/long-list.tsx';
import { AddCoin } from './add-coin.tsx';
import { AddRuleDialog } from './add-rule-dialog.tsx';
import { CoinCard } from './coin-card.tsx';
import { useUnwatchCoin, watchlist } from './queries.ts';

/** The watchlist: coins, and the rules that leave notifications. */
export function WatchlistTab() {
  const { state } = useAuthentication();
  const list = useQuery({ ...watchlist(useApi()), enabled: state === 'signed-in' });
  if (state === 'signed-out' || list.data === null) {
    return <SignInPrompt>{t('Please sign in to watch coins')}</SignInPrompt>;
  }
  if (list.isLoadingError) {
    return <ErrorState onRetry={list.refetch}>{t('Failed to load the watchlist')}</ErrorState>;
  }
  if (!list.data) {
    return (
      <LoadingList label={t('Loading the watchlist')} count={3} className={CARD_GRID}>
        <SkeletonBar className="h-56 rounded-card" />
      </LoadingList>
    );
  }
  return (
    <>
      <AddCoin watched={new Set(list.data.map(({ coinId }) => coinId))} />
      {list.data.length === 0 ? (
        <EmptyState icon={<ChartIcon size={26} />} title={t('No coins watched yet')}>
          {t('Watch a coin and add rules to get a notification when they trigger')}
        </EmptyState>
      ) : (
        <Coins coins={list.data} />
      )}
      <Source />
    </>
  );
}

function Coins({ coins }: { coins: WatchedCoin[] }) {
  const [adding, setAdding] = useState<WatchedCoin | null>(null);
  const [leaving, setLeaving] = useState<WatchedCoin | null>(null);
  const last = useRetainedValue(leaving);
  const unwatch = useUnwatchCoin();
  return (
    <>
      <LongList label={t('Watched coins')} items={coins} className={CARD_GRID}>
        {(coin) => (
          <CoinCard
            coin={coin}
            onAddRule={() => setAdding(coin)}
            onRemove={() => setLeaving(coin)}
          />
        )}
      </LongList>
      <AddRuleDialog coin={adding} onClose={() => setAdding(null)} />
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('Stop Watching')}
        confirmLabel={t('Stop watching')}
        onConfirm={() => leaving && unwatch.mutate(leaving, { onSuccess: focusHeading })}
      >
        {t('Are you sure you want to stop watching {name}? Its rules are deleted too.', {
          name: last?.name ?? '',
        })}
      </ConfirmDialog>
    </>
  );
}

/** Whose prices they are, or that they are invented. */
function Source() {
  const market = useQuery(newsTrends(useApi())).data;
  if (!market) return null;
  if (market.sandbox) {
    return (
      <p className="mt-6 flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge color="gray">{t('Sandbox data')}</Badge>
        {t('Prices here are invented by the sandbox.')}
      </p>
    );
  }
  return (
    <p className="mt-6 flex flex-wrap gap-x-4 text-xs text-muted">
      {market.attribution.map(({ text, url }) => (
        <a
          key={url}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="underline underline-offset-2"
        >
          {text}
        </a>
      ))}
    </p>
  );
}
