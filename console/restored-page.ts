import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#shared/client/api-client.ts';
import { type CurrentUser, getCurrentUser } from '#shared/contracts/auth.ts';
import { currentUserQuery, forgetUser, onSignOutElsewhere } from '#shared/features/auth/queries.ts';

/**
 * Nobody sees what was read for a session that has ended: a page that the back button brings back as it
 * was stays hidden until the server has said that its person is still here, and is loaded anew where
 * they are not. A page of another tab forgets what it holds.
 */
export function guardRestoredPage(api: ApiClient, queries: QueryClient): void {
  const { queryKey } = currentUserQuery(api);
  const shown = () => queries.getQueryData<CurrentUser | null>(queryKey) ?? null;
  const { style } = document.documentElement;

  addEventListener('pagehide', ({ persisted }) => {
    if (persisted && shown()) style.visibility = 'hidden';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const before = shown();
    if (!before) {
      // A visitor may have signed in meanwhile.
      void queries.invalidateQueries({ queryKey });
      return;
    }
    whoIsHere(api).then(
      (now) => {
        const isSame = now?.id === before.id && now.workspaceId === before.workspaceId;
        if (isSame) style.visibility = '';
        else location.reload();
      },
      () => location.reload(),
    );
  });
  onSignOutElsewhere(() => {
    if (!shown()) return;
    whoIsHere(api).then(
      (now) => {
        if (!now) forgetUser(api, queries);
      },
      // Not reached: the next look at the user finds out.
      () => {},
    );
  });
}

/** Null: nobody. Throws where the server cannot be asked. */
async function whoIsHere(api: ApiClient): Promise<CurrentUser | null> {
  try {
    return await api.call(getCurrentUser);
  } catch (error) {
    if ((error as { status?: number }).status === 401) return null;
    throw error;
  }
}
