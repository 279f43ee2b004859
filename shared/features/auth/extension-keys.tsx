import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import type { ExtensionKey } from '#shared/contracts/auth.ts';
import { relativeTime } from '#shared/lib/format.ts';
import { ConfirmDialog } from '#shared/ui/dialogs.tsx';
import { KeyIcon } from '#shared/ui/icons.tsx';
import { ErrorState, SkeletonBar } from '#shared/ui/states.tsx';
import { CreateExtensionKey } from './create-extension-key.tsx';
import { extensionKeyList, useRevokeExtensionKey } from './extension-key-queries.ts';
import { useAuthentication } from './queries.ts';

/** The keys that let an installed extension act for the signed-in person. */
export function ExtensionKeys() {
  const { state } = useAuthentication();
  const host = useHost();
  const list = useQuery({ ...extensionKeyList(useApi()), enabled: state === 'signed-in' });

  if (state === 'signed-out' || list.data === null) {
    return (
      <p className="flex flex-wrap items-center justify-between gap-3 text-muted">
        Please sign in to create a key for your extension.
        <Button onClick={host.signIn}>Sign in</Button>
      </p>
    );
  }
  if (list.isError) {
    return (
      <ErrorState onRetry={() => void list.refetch()}>Failed to load extension keys</ErrorState>
    );
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

  if (keys.length === 0) return <p className="mt-6 text-sm text-muted">No keys yet.</p>;
  return (
    <>
      <ul aria-label="Extension keys" className="mt-6 divide-y divide-line border-y border-line">
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
                  ? `Last used ${lowerFirst(relativeTime(key.lastUsedAt))}`
                  : 'Never used'}
              </p>
            </div>
            <Button
              variant="soft"
              color="ruby"
              aria-label={`Revoke ${key.name}`}
              onClick={() => setRevoking(key)}
            >
              Revoke
            </Button>
          </li>
        ))}
      </ul>
      {revoking ? (
        <ConfirmDialog
          open
          onOpenChange={() => setRevoking(null)}
          title="Revoke Key"
          confirmLabel="Revoke"
          onConfirm={() => revoke.mutate(revoking.id)}
        >
          The extension that uses "{revoking.name}" is signed out at once. This action cannot be
          undone.
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
