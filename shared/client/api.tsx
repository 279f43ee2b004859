import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import { pageKey } from '#shared/contracts/page-identity.ts';
import type { ApiClient } from './api-client.ts';
import type { Elsewhere } from './own-page.ts';

const ApiContext = createContext<ApiClient | null>(null);

/** Gives every screen below it the one typed client of this place. */
export function ApiProvider({ api, children }: { api: ApiClient; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The typed client. Throws outside an ApiProvider. */
export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return api;
}

/** Under what the browser keeps what is typed in this page: its person and workspace; '' until they are known. */
export function usePageKey(): string {
  return useStore(useApi().page.store, ({ page }) => (page ? pageKey(page) : ''));
}

/** Where the session has gone, while it is not the page's. */
export function useElsewhere(): Elsewhere | null {
  return useStore(useApi().page.store, ({ elsewhere, isLeaving }) =>
    isLeaving ? null : elsewhere,
  );
}
