import { useEffect } from 'react';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { platformLabel } from '#shared/i18n/persona-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { type Begun, useConnecting } from './connecting-store.ts';

/** Notes that the person goes off to connect a platform. */
export function beginConnecting(platform: Begun['platform'], accounts: readonly SocialAccount[]) {
  const before = accounts.filter(works).map(({ id }) => id);
  useConnecting.setState({ connecting: { platform, before }, isBack: false });
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
