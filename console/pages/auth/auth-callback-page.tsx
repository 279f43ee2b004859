import { msg, t } from '#shared/i18n/translate.ts';
import { type AuthWait, useAuthWait } from './use-auth-wait.ts';
import { WaitingScreen } from './waiting-screen.tsx';

const words: Record<AuthWait, { title: string; status: string }> = {
  checking: { title: msg('Signing you in'), status: msg('Checking authentication...') },
  success: {
    title: msg('Signed in'),
    status: msg('Authentication successful! Redirecting to dashboard...'),
  },
  failure: {
    title: msg('Not signed in'),
    status: msg('Authentication failed. Redirecting to login...'),
  },
};

/** Waits until the session of a sign-in that ended elsewhere is there. */
export default function AuthCallbackPage() {
  const state = useAuthWait();
  const { title, status } = words[state];
  return <WaitingScreen title={t(title)} status={t(status)} done={state === 'success'} />;
}
