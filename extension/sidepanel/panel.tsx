import { Button, Callout } from '@radix-ui/themes';
import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { ApiProvider } from '#shared/client/api.tsx';
import { HostProvider } from '#shared/client/host.tsx';
import { createQueryClient, type ToastContent } from '#shared/client/query-client.ts';
import DeletionBanner from '#shared/features/account-data/deletion-banner.tsx';
import { ReconnectBanner } from '#shared/features/accounts/reconnect-banner.tsx';
import { ComposerHost } from '#shared/features/schedule/composer/composer-host.tsx';
import { useLanguage } from '#shared/i18n/language-store.ts';
import { t } from '#shared/i18n/translate.ts';
import { Toaster } from '#shared/ui/feedback/toast.tsx';
import { ToastCard } from '#shared/ui/feedback/toast-card.tsx';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { ThemeProvider } from '#shared/ui/theme/theme.tsx';
import { type Connection, connectedClient } from '../connection.ts';
import { panelHost } from '../host.ts';
import { PairDialog } from '../pairing/pair-dialog.tsx';
import { forgetRefusedKey, saveConnection } from '../storage.ts';
import { ConnectionForm } from './connection-form.tsx';
import { OwnOllama } from './own-ollama.tsx';
import { PageCheck } from './page-check.tsx';
import { PanelScreens, panelPaths } from './panel-screens.tsx';
import { type StoredConnection, useConnection } from './use-connection.ts';

/** The side panel: the connection until it works, then the same screens as the console. */
export function Panel() {
  const connection = useConnection();
  const [settings, setSettings] = useState(false);
  const openSettings = useCallback(() => setSettings(true), []);
  const connected = connection !== undefined && connection.apiKey !== '';
  // Drawn again in another language, without forgetting which screen is open.
  useLanguage();
  return (
    <ThemeProvider>
      <header className="flex h-14 items-center gap-2.5 border-b border-line px-4">
        <img src="/icon/48.png" alt="" width={24} height={24} />
        <span className="heading mr-auto text-lg">{t('Troupe')}</span>
        {connected && (
          <Button variant="ghost" color="gray" onClick={() => setSettings(!settings)}>
            {settings ? t('Back') : t('API settings')}
          </Button>
        )}
      </header>
      <main className="px-4 py-4">
        {connection && (settings || !connected) && (
          <Settings
            key={`${connection.apiUrl} ${connection.apiKey}`}
            connection={connection}
            connected={connected}
            onDone={() => setSettings(false)}
          />
        )}
        {connected && !settings && (
          // Nothing that was read from one server may stay on screen for the next.
          <Screens
            key={`${connection.apiUrl} ${connection.apiKey}`}
            connection={connection}
            openSettings={openSettings}
          />
        )}
      </main>
      {connection && <PairDialog connection={connection} />}
      <Toaster Card={ToastCard} />
    </ThemeProvider>
  );
}

interface SettingsProps {
  connection: StoredConnection;
  connected: boolean;
  onDone(): void;
}

function Settings({ connection, connected, onDone }: SettingsProps) {
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="heading text-2xl">{t('Connect to Troupe')}</h1>
        <p className="mt-1 text-muted">
          {t('Troupe drafts on your own server. Connect once, then press AI Reply on any post.')}
        </p>
      </div>
      {connection.refused && !connected && (
        <Callout.Root color="amber" role="alert">
          <Callout.Text>
            {t('Your extension key was revoked or has expired. Make a new one in your console.')}
          </Callout.Text>
        </Callout.Root>
      )}
      <ConnectionForm stored={connection} onDone={onDone} />
      {connected && (
        <>
          <PageCheck />
          <OwnOllama />
          <Button
            variant="ghost"
            color="ruby"
            className="self-start"
            onClick={() => void saveConnection({ apiUrl: connection.apiUrl, apiKey: '' })}
          >
            {t('Remove the key from this browser')}
          </Button>
        </>
      )}
    </div>
  );
}

function Screens(props: { connection: Connection; openSettings(): void }) {
  const { connection, openSettings } = props;
  const place = useMemo(() => {
    const host = { ...panelHost(connection, openSettings), screens: panelPaths };
    // A refused key brings the form back, which says it once; each failed read would say it again.
    const refused = new AbortController();
    const api = connectedClient(connection, () => {
      refused.abort();
      return forgetRefusedKey(connection);
    });
    const notify = (toast: ToastContent) => refused.signal.aborted || showToast(toast);
    const signIn = () => refused.signal.aborted || openSettings();
    const queries = createQueryClient({ notify, signIn });
    return { host, queries, api };
  }, [connection, openSettings]);
  return (
    <QueryClientProvider client={place.queries}>
      <ApiProvider api={place.api}>
        <HostProvider host={place.host}>
          <DeletionBanner className="mb-6" />
          <ReconnectBanner className="mb-6" />
          <PanelScreens apiUrl={connection.apiUrl} />
          <ComposerHost />
        </HostProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
