import { useHost } from '#shared/client/host.tsx';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import type { Platform } from '#shared/contracts/common.ts';
import { xSignInPath } from '#shared/features/auth/queries.ts';
import { beginConnecting } from './connecting.ts';

export const CONNECTIONS = '/social-connections';

/** Leaves for the platform's own consent; the panel opens a tab for it. */
export function useConnect(accounts: readonly SocialAccount[]) {
  const host = useHost();
  return function connect(platform: Platform) {
    // Of the others none can be connected yet.
    if (platform !== 'twitter') return;
    beginConnecting(platform, accounts);
    host.navigate(xSignInPath({ link: true, returnTo: CONNECTIONS }));
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
