import { useEffect } from 'react';
import { z } from 'zod';
import { create } from 'zustand';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { platforms } from '#shared/contracts/common.ts';
import { platformLabel } from '#shared/lib/persona-labels.ts';
import { showToast } from '#shared/ui/toast-store.ts';

const KEY = 'connecting-account';

/** A connection that was begun: the platform, and the accounts that worked before. */
const begun = z.object({ platform: z.enum(platforms), before: z.array(z.string()) });
type Begun = z.infer<typeof begun>;

/** It outlives the way to X and back, in the tab's storage. */
export const useConnecting = create<{ connecting: Begun | null }>()(() => ({
  connecting: readBegun(),
}));

useConnecting.subscribe(({ connecting }) => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(connecting));
  } catch {
    // Without storage nobody is told that it worked; the account is there all the same.
  }
});

/** Notes that the person goes off to connect a platform. */
export function beginConnecting(platform: Begun['platform'], accounts: readonly SocialAccount[]) {
  useConnecting.setState({ connecting: { platform, before: accounts.filter(works).map(idOf) } });
}

/**
 * Says that a connection has worked once its account is there. Coming back without one ends it too,
 * except where the person connects in another tab: there it is waited for.
 */
export function useConnectionNews(
  accounts: readonly SocialAccount[] | null | undefined,
  isElsewhere: boolean,
): void {
  const { connecting } = useConnecting();
  useEffect(() => {
    if (!connecting || !accounts) return;
    const { platform, before } = connecting;
    const fresh = accounts.some(
      (one) => one.platform === platform && works(one) && !before.includes(one.id),
    );
    if (!fresh && isElsewhere) return;
    useConnecting.setState({ connecting: null });
    if (!fresh) return;
    const description = `Successfully connected your ${platformLabel(platform)} account!`;
    showToast({ title: 'Account Connected', description });
  }, [connecting, accounts, isElsewhere]);
}

function works({ isActive, needsReconnect }: SocialAccount): boolean {
  return isActive && !needsReconnect;
}

function idOf({ id }: SocialAccount): string {
  return id;
}

function readBegun(): Begun | null {
  try {
    return begun.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ''));
  } catch {
    return null;
  }
}
