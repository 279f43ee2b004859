import type { ReactNode } from 'react';
import { ApiProvider } from '#shared/client/api.tsx';
import { createApiClient } from '#shared/client/api-client.ts';
import { createOwnPage, type OwnPage } from '#shared/client/own-page.ts';
import { somePage } from './people.ts';

/** The page of this person in this workspace; nobody's, as a visitor sees it, without a person. */
export function pageOf(userId: string, workspaceId = 'one'): OwnPage {
  return createOwnPage(userId === '' ? null : { ...somePage, userId, workspaceId });
}

/** What hooks stand in that ask for their page. */
export function onPage(page: OwnPage) {
  const api = createApiClient({ baseUrl: '', credentials: 'omit', page });
  return ({ children }: { children: ReactNode }) => <ApiProvider api={api}>{children}</ApiProvider>;
}
