import { Button } from '@radix-ui/themes';
import { useEffect } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { defaultSettings } from '#shared/contracts/settings.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { ErrorState } from '#shared/ui/feedback/states.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { TabsToCome } from '#shared/ui/tabs.tsx';
import { settingsQuery } from './queries.ts';
import type { SettingsParts } from './settings-form.tsx';

const ToCome = () => <TabsToCome label={t('Loading settings')} />;
const SettingsForm = lazyComponent(async () => (await import('./settings-form.tsx')).SettingsForm, {
  Meanwhile: ToCome,
});

/** The settings. Whoever is signed out may look around; saving takes an account. */
export function SettingsScreen(parts: SettingsParts) {
  const { state } = useAuthentication();
  useEffect(() => SettingsForm.soon(), []);
  const settings = useQuery({ ...settingsQuery(useApi()), enabled: state === 'signed-in' });
  const signedOut = state === 'signed-out' || settings.data === null;
  return (
    <>
      <PageHeading title={t('Settings')} subtitle={t('Profile, notifications and automation')} />
      {signedOut ? (
        <>
          <SignInLine />
          <SettingsForm saved={defaultSettings} signedIn={false} parts={parts} />
        </>
      ) : settings.data ? (
        <SettingsForm saved={settings.data} signedIn parts={parts} />
      ) : settings.isError ? (
        <ErrorState onRetry={settings.refetch}>{t('Failed to load settings')}</ErrorState>
      ) : (
        <ToCome />
      )}
    </>
  );
}

function SignInLine() {
  const host = useHost();
  return (
    <Card className="mb-6 flex flex-wrap items-center gap-4">
      <p className="min-w-0 flex-1 basis-56">
        {t('You are looking at the defaults. Please sign in to save settings of your own.')}
      </p>
      <Button onClick={host.signIn}>{t('Sign in')}</Button>
    </Card>
  );
}
