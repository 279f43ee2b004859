import { useAuthWait } from './use-auth-wait.ts';
import { WaitingScreen } from './waiting-screen.tsx';

/** Waits until the session of a sign-in that ended elsewhere is there. */
export default function AuthCallbackPage() {
  return <WaitingScreen state={useAuthWait()} />;
}
