import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { useApi } from '#shared/client/api.tsx';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { socialAccountList } from '#shared/features/accounts/queries.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { platformLabel } from '#shared/i18n/persona-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { PlusIcon } from '#shared/ui/icons.tsx';
import { ErrorState } from '#shared/ui/states.tsx';
import { showToast } from '#shared/ui/toast-store.ts';
import { askToConnect } from './ask-to-connect.ts';
import { shortFollowers } from './figures.ts';
import { RowSkeletons } from './row-skeletons.tsx';
import { SectionCard } from './section-card.tsx';

const SKELETONS = 3;

type Mark = ComponentType<{ platform: string }>;

/** The accounts posts go out from. */
export function ConnectedAccounts({ Mark }: { Mark: Mark }) {
  const { state } = useAuthentication();
  return (
    <SectionCard
      title={t('Connected Accounts')}
      action={
        <Button
          variant="soft"
          color="gray"
          onClick={() => (state === 'signed-out' ? askFirst() : saySoon())}
        >
          <PlusIcon /> {t('Add Account')}
        </Button>
      }
    >
      <Accounts Mark={Mark} />
    </SectionCard>
  );
}

function saySoon(): void {
  showToast({
    title: t('Coming Soon'),
    description: t('Social account connection will be available soon!'),
  });
}

function askFirst(): void {
  askToConnect(t('Please connect your X account to add social accounts'));
}

function Accounts({ Mark }: { Mark: Mark }) {
  const { state } = useAuthentication();
  const accounts = useQuery({ ...socialAccountList(useApi()), enabled: state === 'signed-in' });
  if (accounts.isLoadingError) {
    return (
      <ErrorState onRetry={() => void accounts.refetch()}>
        {t('Failed to load social accounts')}
      </ErrorState>
    );
  }
  if (state === 'checking' || accounts.isLoading) {
    return <RowSkeletons count={SKELETONS} label={t('Loading social accounts')} />;
  }
  const all = accounts.data ?? [];
  return (
    <>
      {all.length === 0 ? (
        <p className="text-sm text-muted">{t('No accounts connected yet')}</p>
      ) : (
        <ul className="flex list-none flex-col gap-4">
          {all.map((account) => (
            <Account key={account.id} account={account} Mark={Mark} />
          ))}
        </ul>
      )}
      {state === 'signed-in' ? (
        <p className="mt-4 text-sm">
          <Link href="/social-connections" className="text-link underline underline-offset-2">
            {t('Manage connections')}
          </Link>
        </p>
      ) : null}
    </>
  );
}

function Account({ account, Mark }: { account: SocialAccount; Mark: Mark }) {
  return (
    <li className="flex items-center gap-3">
      <Mark platform={account.platform} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium" title={`@${account.username}`}>
          @{account.username}
        </p>
        <p className="truncate text-sm text-muted">
          {platformLabel(account.platform)} ·{' '}
          {t('{count} followers', { count: shortFollowers(account.followers) })}
        </p>
      </div>
      <span className={`shrink-0 text-sm ${account.needsReconnect ? 'text-danger' : 'text-muted'}`}>
        {account.needsReconnect
          ? t('Reconnect needed')
          : account.isActive
            ? t('Active')
            : t('Inactive')}
      </span>
    </li>
  );
}
