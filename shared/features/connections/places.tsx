import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { socialAccountList } from '#shared/features/accounts/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { EmptyState, ErrorState } from '#shared/ui/feedback/states.tsx';
import { useHistoryChoice } from '#shared/ui/hooks/use-history-choice.ts';
import { SettingsIcon } from '#shared/ui/icons.tsx';
import { type Tab, Tabs, TabsToCome } from '#shared/ui/tabs.tsx';
import { AccountsTab } from './accounts-tab.tsx';
import { AnalyticsTab } from './analytics-tab.tsx';
import { ConnectTab } from './connect-tab.tsx';
import { useConnectionNews } from './connecting.ts';
import { useConnecting } from './connecting-store.ts';
import { SignedOut } from './signed-out.tsx';

type Place = 'connect' | 'accounts' | 'analytics' | 'settings';

/** While somebody connects in another tab, the account is looked for this often. */
const CONNECTING_POLL_MS = 5_000;

/** The social accounts of who is signed in. */
export function Accounts() {
  const isElsewhere = useHost().place === 'panel';
  const { connecting } = useConnecting();
  const list = useQuery({
    ...socialAccountList(useApi()),
    refetchInterval: connecting && isElsewhere ? CONNECTING_POLL_MS : false,
  });
  useConnectionNews(list.isFetching ? null : list.data);
  if (list.isLoadingError) {
    return <ErrorState onRetry={list.refetch}>{t('Failed to load social accounts')}</ErrorState>;
  }
  if (list.data === null) return <SignedOut />;
  if (!list.data) return <TabsToCome label={t('Loading social accounts')} />;
  return <Places accounts={list.data} />;
}

function Places({ accounts }: { accounts: SocialAccount[] }) {
  const tabs: Tab<Place>[] = [
    { value: 'connect', label: t('Connect') },
    { value: 'accounts', label: t('Accounts ({accounts})', { accounts: accounts.length }) },
    { value: 'analytics', label: t('Analytics') },
    { value: 'settings', label: t('Settings') },
  ];
  const [place, setPlace] = useHistoryChoice('connections-tab', tabs, 'connect');

  return (
    <Tabs label={t('Social connections')} tabs={tabs} active={place} onActivate={setPlace}>
      {place === 'connect' ? <ConnectTab accounts={accounts} /> : null}
      {place === 'accounts' ? (
        <AccountsTab
          accounts={accounts}
          onConnect={() => setPlace('connect')}
          onConfigure={() => setPlace('settings')}
        />
      ) : null}
      {place === 'analytics' ? <AnalyticsTab accounts={accounts} /> : null}
      {place === 'settings' ? (
        <EmptyState icon={<SettingsIcon size={26} />} title={t('Settings Coming Soon')}>
          {t('Settings of single accounts will be here')}
        </EmptyState>
      ) : null}
    </Tabs>
  );
}
