import { Badge, Button } from '@radix-ui/themes';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import { socialAccountList } from '#shared/features/accounts/queries.ts';
import { displayName, useAuthentication, xSignInPath } from '#shared/features/auth/queries.ts';
import { compactMetric } from '#shared/i18n/formats/figures.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { UserAvatar } from '#shared/ui/user-avatar.tsx';

/** The X account that Troupe posts with, and whether X still lets it. */
export function XProfile() {
  const { state, user } = useAuthentication();
  const accounts = useQuery({ ...socialAccountList(useApi()), enabled: state === 'signed-in' });
  if (!user) return <NoAccount />;
  if (accounts.isLoadingError) {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p className="min-w-0 flex-1 text-muted">{t('Failed to load social accounts')}</p>
        <SecondaryButton onClick={() => void accounts.refetch()}>{t('Retry')}</SecondaryButton>
      </div>
    );
  }
  if (!accounts.data) return <SkeletonBar className="h-14" />;
  const account = accounts.data.find(({ platform }) => platform === 'twitter');
  if (!account) return <NoAccount />;
  return <Account user={user} account={account} />;
}

function Account({ user, account }: { user: CurrentUser; account: SocialAccount }) {
  const isTheirs = user.twitterUsername === account.username;
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <UserAvatar
          name={isTheirs ? displayName(user) : account.username}
          image={isTheirs ? user.profileImageUrl : null}
        />
        <div className="min-w-0 flex-1">
          {isTheirs ? <p className="font-medium wrap-anywhere">{displayName(user)}</p> : null}
          <p className="text-sm wrap-anywhere">@{account.username}</p>
          <p className="text-sm text-muted">
            {tn(account.followers, '{count} follower', '{count} followers', {
              count: compactMetric(account.followers),
            })}
          </p>
        </div>
        <Badge size="2" variant="soft" color={account.needsReconnect ? 'amber' : 'green'}>
          {account.needsReconnect ? t('Reconnect needed') : t('Connected')}
        </Badge>
      </div>
      {account.needsReconnect ? (
        <div className="mt-4">
          <Connect label={t('Reconnect')}>
            {t('X no longer accepts @{username}. Reconnect it to keep posting.', {
              username: account.username,
            })}
          </Connect>
        </div>
      ) : null}
    </>
  );
}

/** As high as an account, and as what stands there until that is known. */
function NoAccount() {
  return (
    <div className="grid min-h-14 items-center">
      <Connect label={t('Connect X')}>{t('No X account is connected.')}</Connect>
    </div>
  );
}

function Connect({ label, children }: { label: string; children: string }) {
  const host = useHost();
  const isSignedIn = useAuthentication().state === 'signed-in';
  const link = () => host.navigate(xSignInPath({ link: true, returnTo: '/settings' }));
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p className="min-w-0 flex-1 basis-40 text-muted">{children}</p>
      <Button type="button" onClick={isSignedIn ? link : host.signIn}>
        {label}
      </Button>
    </div>
  );
}
