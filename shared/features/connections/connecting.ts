import { useEffect } from 'react';
import { z } from 'zod';
import { create } from 'zustand';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { platforms } from '#shared/contracts/common.ts';
import { platformLabel } from '#shared/i18n/persona-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { showToast } from '#shared/ui/toast-store.ts';

const KEY = 'connecting-account';

/** A connection that was begun: the platform, and the accounts that worked before. */
const begun = z.object({ platform: z.enum(platforms), before: z.array(z.string()) });
type Begun = z.infer<typeof begun>;

interface Connecting {
  connecting: Begun | null;
  /** It was begun before this page was loaded: the person has been away and is back. */
  isBack: boolean;
}

/** It outlives the way to X and back, in the tab's storage. */
export const useConnecting = create<Connecting>()(() => {
  const connecting = readBegun();
  return { connecting, isBack: connecting !== null };
});

useConnecting.subscribe(({ connecting }) => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(connecting));
  } catch {
    // Without storage nobody is told that it worked; the account is there all the same.
  }
});

/** Notes that the person goes off to connect a platform. */
export function beginConnecting(platform: Begun['platform'], accounts: readonly SocialAccount[]) {
  const before = accounts.filter(works).map(({ id }) => id);
  useConnecting.setState({ connecting: { platform, before }, isBack: false });
}

/** What was begun has failed, which was said elsewhere. */
export function giveUpConnecting(): void {
  useConnecting.setState({ connecting: null });
}

/**
 * Says that a connection has worked once its account is there. Coming back without one ends it too,
 * which is said to whoever has one already; until then it is waited for, as by the panel, which
 * connects in another tab.
 */
export function useConnectionNews(accounts: readonly SocialAccount[] | null | undefined): void {
  const { connecting, isBack } = useConnecting();
  useEffect(() => {
    if (!connecting || !accounts) return;
    const { platform, before } = connecting;
    const fresh = accounts.some(
      (one) => one.platform === platform && works(one) && !before.includes(one.id),
    );
    if (!fresh && !isBack) return;
    useConnecting.setState({ connecting: null });
    if (!fresh && before.length > 0) showToast(nothingNew());
    if (!fresh) return;
    const description = t('Successfully connected your {platform} account!', {
      platform: platformLabel(platform),
    });
    showToast({ title: t('Account Connected'), description });
  }, [connecting, isBack, accounts]);
}

/** X was refused, or asked for an account that is here already. */
function nothingNew() {
  return {
    title: t('No new account was connected'),
    description: t(
      'X asks for the account that is signed in there. Switch to the other account on X, then try again.',
    ),
  };
}

function works({ isActive, needsReconnect }: SocialAccount): boolean {
  return isActive && !needsReconnect;
}

function readBegun(): Begun | null {
  try {
    return begun.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ''));
  } catch {
    return null;
  }
}
