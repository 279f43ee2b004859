import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { whenIdle } from '#shared/ui/hooks/when-idle.ts';

// A visitor who is not signed in does without it.
const loadListening = () =>
  Promise.all([import('./follow-changes.ts'), import('./refresh-topics.ts')]);

/**
 * Reads again what changes behind the screens' back, as it changes. Once per app; it listens only
 * while somebody is signed in and looking.
 */
export function useLiveChanges(): void {
  const api = useApi();
  const queries = useQueryClient();
  const { user } = useAuthentication();
  const visible = useSyncExternalStore(onVisibility, isVisible);
  const listener = visible ? (user?.id ?? null) : null;
  const listened = useRef<string | null>(null);

  useEffect(() => {
    if (listener === null) return;
    const end = new AbortController();
    const resumed = listened.current === listener;
    listened.current = listener;
    whenIdle(() =>
      loadListening().then(
        ([{ followChanges }, { createRefresher }]) =>
          followChanges(api, createRefresher(queries, end.signal), end.signal, resumed),
        // Where it cannot be loaded, screens with something under way still ask from time to time.
        () => {},
      ),
    );
    return () => end.abort();
  }, [api, queries, listener]);
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
