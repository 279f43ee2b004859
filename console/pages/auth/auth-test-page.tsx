import { Button } from '@radix-ui/themes';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import {
  displayName,
  useAuthentication,
  useSignOut,
  xSignInPath,
} from '#shared/features/auth/queries.ts';
import { msg, t } from '#shared/i18n/translate.ts';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { readUser } from './await-user.ts';
import { FactList, TestPage } from './test-page.tsx';

const stateNames = {
  checking: msg('Checking...'),
  'signed-out': msg('Signed out'),
  'signed-in': msg('Signed in'),
} as const;

/** Who this browser is signed in as, and every step of signing in by itself. */
export default function AuthTestPage() {
  const authentication = useAuthentication();
  const api = useApi();
  const queries = useQueryClient();
  const host = useHost();
  const [, navigate] = useLocation();
  const signOut = useSignOut();
  const { user } = authentication;

  return (
    <TestPage title={t('Auth Test')} subtitle={t('Who this browser is signed in as')}>
      <FactList
        facts={[
          [
            t('Authentication'),
            <span key="state" role="status">
              {t(stateNames[authentication.state])}
            </span>,
          ],
          [t('Name'), user ? displayName(user) : t('Nobody')],
          [t('X account'), user?.twitterUsername ? `@${user.twitterUsername}` : t('None')],
          [t('Connected platforms'), user?.connectedPlatforms.join(', ') || t('No platform')],
        ]}
      />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => void readUser(api, queries)}>{t('Check again')}</Button>
        <Button
          variant="soft"
          onClick={() => host.navigate(xSignInPath({ returnTo: '/auth-test' }))}
        >
          {t('Continue with X')}
        </Button>
        <SecondaryButton onClick={() => navigate('/manual-login')}>
          {t('Test login')}
        </SecondaryButton>
        {user ? (
          <SecondaryButton busy={signOut.isPending} onClick={() => signOut.mutate()}>
            {t('End session')}
          </SecondaryButton>
        ) : null}
      </div>
    </TestPage>
  );
}
