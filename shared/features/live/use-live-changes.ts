import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { whenIdle } from '#shared/ui/hooks/when-idle.ts';

// A visitor who is not signed in does without it.
const loadListening = () =>
  Promise.all([import('./share-changes.ts'), import('./refresh-topics.ts')]);

/**
 * Reads again what changes behind the screens' back, as it changes. Once per app; it listens only
 * while somebody is signed in and looking, and the tabs of a browser share one connection.
 */
export function useLiveChanges(): void {
  const api = useApi();
  const queries = useQueryClient();
  const { user } = useAuthentication();
  const visible = useSyncExternalStore(onVisibility, isVisible);
  const identity = user && `${user.id} ${user.workspaceId}`;
  const listener = visible ? identity : null;
  const listened = useRef<string | null>(null);

  useEffect(() => {
    if (listener === null) return;
    const end = new AbortController();
    const resumed = listened.current === listener;
    listened.current = listener;
    const since = performance.now();
    whenIdle(() =>
      loadListening().then(
        ([{ shareChanges }, { createRefresher }]) => {
          if (end.signal.aborted) return;
          const changed = createRefresher(queries, end.signal);
          shareChanges(api, { identity: listener, changed, resumed, since }, end.signal);
        },
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
