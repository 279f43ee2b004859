import { type ComponentType, useState } from 'react';
import { Link } from 'wouter';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { socialAccountList } from '#shared/features/accounts/queries.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { ErrorState } from '#shared/ui/feedback/states.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { PlusIcon } from '#shared/ui/icons.tsx';
import { askToConnect } from './ask-to-connect.ts';
import { RowSkeletons } from './row-skeletons.tsx';
import { SectionCard } from './section-card.tsx';

const SKELETONS = 3;

// Fetched while their contents are, by the skeletons that hold their place.
const AccountRows = lazyComponent(async () => (await import('./account-rows.tsx')).AccountRows, {
  Meanwhile: Loading,
});

type Mark = ComponentType<{ platform: string }>;
type Dialog = ComponentType<{ open: true | null; onClose(): void }>;

/** The accounts posts go out from. */
export function ConnectedAccounts({ Mark, AddAccount }: { Mark: Mark; AddAccount: Dialog }) {
  const { state } = useAuthentication();
  const [isAdding, setAdding] = useState(false);
  return (
    <SectionCard
      title={t('Connected Accounts')}
      action={
        <SecondaryButton
          size="1"
          onClick={() => (state === 'signed-out' ? void askToConnect('accounts') : setAdding(true))}
        >
          <PlusIcon /> {t('Add Account')}
        </SecondaryButton>
      }
    >
      <Accounts Mark={Mark} />
      <AddAccount open={isAdding || null} onClose={() => setAdding(false)} />
    </SectionCard>
  );
}

function Accounts({ Mark }: { Mark: Mark }) {
  const { state } = useAuthentication();
  const accounts = useQuery({ ...socialAccountList(useApi()), enabled: state === 'signed-in' });
  if (accounts.isLoadingError) {
    return (
      <ErrorState onRetry={accounts.refetch}>{t('Failed to load social accounts')}</ErrorState>
    );
  }
  const isLoading = state === 'checking' || accounts.isLoading;
  const all = accounts.data ?? [];
  return (
    <>
      {!isLoading && all.length === 0 ? (
        <p className="text-sm text-muted">{t('No accounts connected yet')}</p>
      ) : (
        <AccountRows all={isLoading ? null : all} Mark={Mark} Loading={Loading} />
      )}
      {state === 'signed-in' && !isLoading ? (
        <p className="mt-4 text-sm">
          <Link href="/social-connections" className="text-link underline underline-offset-2">
            {t('Manage connections')}
          </Link>
        </p>
      ) : null}
    </>
  );
}

function Loading() {
  return <RowSkeletons count={SKELETONS} label={t('Loading social accounts')} />;
}
