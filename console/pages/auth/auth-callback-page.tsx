import { type AuthWait, useAuthWait } from './use-auth-wait.ts';
import { WaitingScreen } from './waiting-screen.tsx';

const words: Record<AuthWait, { title: string; status: string }> = {
  checking: { title: 'Signing you in', status: 'Checking authentication...' },
  success: {
    title: 'Signed in',
    status: 'Authentication successful! Redirecting to dashboard...',
  },
  failure: { title: 'Not signed in', status: 'Authentication failed. Redirecting to login...' },
};

/** Waits until the session of a sign-in that ended elsewhere is there. */
export default function AuthCallbackPage() {
  const state = useAuthWait();
  return <WaitingScreen {...words[state]} done={state === 'success'} />;
}
