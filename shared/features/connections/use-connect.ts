import { useHost } from '#shared/client/host.tsx';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { beginConnecting } from './connecting.ts';
import { type CatalogueEntry, catalogue } from './platform-catalogue.ts';

export const CONNECTIONS = '/social-connections';

/** Into the workspace of now: without `link` X's account would open the workspace of its own. */
const LINK = `?link=1&returnTo=${encodeURIComponent(CONNECTIONS)}`;

/** Leaves for the platform's own consent; the panel opens a tab for it. */
export function useConnect(accounts: readonly SocialAccount[]) {
  const host = useHost();
  return function connect(platform: CatalogueEntry['id']) {
    const authUrl = catalogue.find(({ id }) => id === platform)?.authUrl;
    if (!authUrl) return;
    beginConnecting(platform, accounts);
    host.navigate(authUrl + LINK);
  };
}

/** One more account of X; the panel leaves that to the console, which shows whose workspace it is. */
export function useAddAccount(accounts: readonly SocialAccount[]) {
  const host = useHost();
  const connect = useConnect(accounts);
  return function add() {
    if (host.place === 'console') return connect('twitter');
    beginConnecting('twitter', accounts);
    host.navigate(CONNECTIONS);
  };
}
