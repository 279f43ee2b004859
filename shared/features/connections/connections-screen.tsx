import { useEffect } from 'react';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { TabsToCome } from '#shared/ui/tabs.tsx';
import { SignedOut } from './signed-out.tsx';

const ToCome = () => <TabsToCome label={t('Loading social accounts')} />;
const Accounts = lazyComponent(async () => (await import('./places.tsx')).Accounts, {
  Meanwhile: ToCome,
});

export default function ConnectionsScreen() {
  const { state } = useAuthentication();
  useEffect(() => Accounts.soon(), []);
  return (
    <>
      <PageHeading
        title={t('Social Connections')}
        subtitle={t('Connect and manage your social media accounts')}
      />
      {state === 'checking' ? <ToCome /> : null}
      {state === 'signed-out' ? <SignedOut /> : null}
      {state === 'signed-in' ? <Accounts /> : null}
    </>
  );
}
