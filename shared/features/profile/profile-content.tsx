import { Badge, Button } from '@radix-ui/themes';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import { displayName, useAuthentication } from '#shared/features/auth/queries.ts';
import { settingsQuery } from '#shared/features/settings/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { UserAvatar } from '#shared/ui/user-avatar.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileStatistics } from './profile-statistics.tsx';

/** Who the person is, and what they have made with Troupe. What is the same for all stands at once. */
export function ProfileContent() {
  const { state, user } = useAuthentication();
  const settings = useQuery({ ...settingsQuery(useApi()), enabled: state === 'signed-in' });
  const isLoading = state === 'checking' || (state === 'signed-in' && settings.data === undefined);
  return (
    <>
      <p role="status" className="sr-only">
        {isLoading && !settings.isLoadingError ? t('Loading your profile') : ''}
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_2fr]">
        <div className="grid gap-5">
          {state === 'checking' ? <PersonToCome /> : <Person user={user} />}
          <ProfileStatistics />
        </div>
        {settings.isLoadingError ? (
          <ErrorState onRetry={settings.refetch}>{t('Failed to load your profile')}</ErrorState>
        ) : (
          <ProfileForm user={user} bio={settings.data?.profile.bio ?? ''} isLoading={isLoading} />
        )}
      </div>
    </>
  );
}

function Person({ user }: { user: CurrentUser | null }) {
  const host = useHost();
  const name = user ? displayName(user) : t('Guest');
  return (
    <Card className="flex flex-col items-center text-center md:p-6">
      <UserAvatar size="large" name={name} image={user?.profileImageUrl ?? null} />
      <h2 className="heading mt-3 max-w-full text-xl wrap-anywhere">{name}</h2>
      {user ? (
        <p className="text-sm wrap-anywhere text-muted">@{user.twitterUsername ?? user.username}</p>
      ) : null}
      <Badge size="2" className="mt-3">
        {t('Pro Member')}
      </Badge>
      {user ? null : (
        <>
          <p className="mt-4 text-sm text-muted">{t('Please sign in to edit your profile')}</p>
          <Button className="mt-3" onClick={host.signIn}>
            {t('Sign in')}
          </Button>
        </>
      )}
    </Card>
  );
}

/** Placeholder with the height of a member row. */
function PersonToCome() {
  return (
    <Card className="flex flex-col items-center md:p-6">
      <SkeletonBar className="size-20 rounded-full" />
      <SkeletonBar className="mt-3 h-7 w-32" />
      <SkeletonBar className="h-5 w-24" />
      <SkeletonBar className="mt-3 h-6 w-20" />
    </Card>
  );
}
