import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { ExtensionKey } from '#shared/contracts/extension-keys.ts';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { relativeTime } from '#shared/i18n/formats/relative-time.ts';
import { t } from '#shared/i18n/translate.ts';
import { serverTime } from '#shared/lib/time/server-time.ts';
import { ConfirmDialog } from '#shared/ui/feedback/dialogs.tsx';
import { ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { DangerButton } from '#shared/ui/forms/busy-button.tsx';
import { focusHeading } from '#shared/ui/hooks/focus-return.ts';
import { useEachMinute } from '#shared/ui/hooks/use-each-minute.ts';
import { lineIcon } from '#shared/ui/icons.tsx';
import { CreateExtensionKey } from './create-extension-key.tsx';
import { extensionKeyList, useRevokeExtensionKey } from './extension-key-queries.ts';
import { useAuthentication } from './queries.ts';
import { joined } from './signed-in-devices.tsx';

const KeyIcon = lineIcon('M3.5 15.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM11.5 12.5l8-8M16 8l3 3');

/** The keys that let an installed extension act for the signed-in person. */
export function ExtensionKeys() {
  const { state } = useAuthentication();
  const host = useHost();
  const list = useQuery({ ...extensionKeyList(useApi()), enabled: state === 'signed-in' });

  if (state === 'signed-out' || list.data === null) {
    return (
      <p className="flex flex-wrap items-center justify-between gap-3 text-muted">
        {t('Please sign in to create a key for your extension.')}
        <Button onClick={host.signIn}>{t('Sign in')}</Button>
      </p>
    );
  }
  if (list.isLoadingError) {
    return <ErrorState onRetry={list.refetch}>{t('Failed to load extension keys')}</ErrorState>;
  }
  return (
    <>
      <CreateExtensionKey />
      {list.data ? <KeyList keys={list.data} /> : <SkeletonBar className="mt-6 h-12" />}
    </>
  );
}

function KeyList({ keys }: { keys: ExtensionKey[] }) {
  const [revoking, setRevoking] = useState<ExtensionKey | null>(null);
  const revoke = useRevokeExtensionKey();
  useEachMinute();

  if (keys.length === 0) return <p className="mt-6 text-sm text-muted">{t('No keys yet.')}</p>;
  return (
    <>
      <ul
        aria-label={t('Extension keys')}
        className="mt-6 divide-y divide-line border-y border-line"
      >
        {keys.map((key) => (
          <li key={key.id} className="flex items-center gap-3 py-3">
            <span className="text-muted">
              <KeyIcon size={18} />
            </span>
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium">{key.name}</p>
              <p className="text-sm text-muted">
                <span className="font-mono">••••{key.lastFour}</span>
                {' · '}
                {key.lastUsedAt
                  ? t('Last used {lastUsedAt}', {
                      lastUsedAt: lowerFirst(relativeTime(key.lastUsedAt)),
                    })
                  : t('Never used')}
              </p>
              <p className="text-sm text-muted wrap-anywhere">
                {joined([expiry(key), key.workspace, key.address])}
              </p>
            </div>
            <DangerButton
              aria-label={t('Revoke {name}', { name: key.name })}
              onClick={() => setRevoking(key)}
            >
              {t('Revoke')}
            </DangerButton>
          </li>
        ))}
      </ul>
      {revoking ? (
        <ConfirmDialog
          open
          onClose={() => setRevoking(null)}
          title={t('Revoke Key')}
          confirmLabel={t('Revoke')}
          onConfirm={() => revoke.mutate(revoking.id, { onSuccess: focusHeading })}
        >
          {t(
            'The extension that uses "{name}" is signed out immediately. This action cannot be undone.',
            { name: revoking.name },
          )}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function expiry({ expiresAt }: ExtensionKey): string | null {
  if (!expiresAt) return null;
  const day = formatInstant(expiresAt, { dateStyle: 'medium' });
  return Date.parse(expiresAt) > serverTime()
    ? t('Expires on {day}', { day })
    : t('Expired on {day}. Connect again.', { day });
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
