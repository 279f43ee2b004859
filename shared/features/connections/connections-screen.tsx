import { Button } from '@radix-ui/themes';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { socialAccountList } from '#shared/features/accounts/queries.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { LinkIcon } from '#shared/ui/action-icons.tsx';
import { EmptyState, ErrorState } from '#shared/ui/feedback/states.tsx';
import { useHistoryChoice } from '#shared/ui/hooks/use-history-choice.ts';
import { SettingsIcon } from '#shared/ui/icons.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { type Tab, Tabs, TabsToCome } from '#shared/ui/tabs.tsx';
import { AccountsTab } from './accounts-tab.tsx';
import { AnalyticsTab } from './analytics-tab.tsx';
import { ConnectTab } from './connect-tab.tsx';
import { useConnectionNews } from './connecting.ts';
import { useConnecting } from './connecting-store.ts';

type Place = 'connect' | 'accounts' | 'analytics' | 'settings';

/** While somebody connects in another tab, the account is looked for this often. */
const CONNECTING_POLL_MS = 5_000;

export default function ConnectionsScreen() {
  const { state } = useAuthentication();
  return (
    <>
      <PageHeading
        title={t('Social Connections')}
        subtitle={t('Connect and manage your social media accounts')}
      />
      {state === 'checking' ? <TabsToCome label={t('Loading social accounts')} /> : null}
      {state === 'signed-out' ? <SignedOut /> : null}
      {state === 'signed-in' ? <Accounts /> : null}
    </>
  );
}

function Accounts() {
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

function SignedOut() {
  const host = useHost();
  return (
    <EmptyState
      icon={<LinkIcon size={26} />}
      title={t('Connect your social accounts')}
      action={
        <Button size="3" onClick={host.signIn}>
          {t('Get Started')}
        </Button>
      }
    >
      {t('Sign in with X to connect accounts and manage them in one place')}
    </EmptyState>
  );
}
