import { useHost } from '#shared/client/host.tsx';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { beginConnecting } from './connecting.ts';
import { type CatalogueEntry, catalogue } from './platform-catalogue.ts';

const RETURN_TO = `?returnTo=${encodeURIComponent('/social-connections')}`;

/** Leaves for the platform's own consent; the panel opens a tab for it. */
export function useConnect(accounts: readonly SocialAccount[]) {
  const host = useHost();
  return function connect(platform: CatalogueEntry['id']) {
    const authUrl = catalogue.find(({ id }) => id === platform)?.authUrl;
    if (!authUrl) return;
    beginConnecting(platform, accounts);
    host.navigate(authUrl + RETURN_TO);
  };
}
