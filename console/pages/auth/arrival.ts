import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#shared/client/api-client.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { ownPath } from '#shared/lib/own-path.ts';
import { FIRST_RUN, HOME } from '../../routes.ts';

/**
 * Where a person goes after signing in: back to the page that asked for it, else home, or the
 * first-run path while there is no persona.
 */
export async function arrival(
  api: ApiClient,
  queries: QueryClient,
  returnTo: string | null,
): Promise<string> {
  const wanted = ownPath(returnTo, window.location.origin);
  if (wanted && wanted !== '/') return wanted;
  try {
    const personas = await queries.fetchQuery(personaList(api));
    return personas?.length === 0 ? FIRST_RUN : HOME;
  } catch {
    return HOME;
  }
}
