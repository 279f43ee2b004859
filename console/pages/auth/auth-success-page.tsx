import { useEffect, useState } from 'react';
import { type Completion, useTokenCompletion } from './use-token-completion.ts';
import { WaitingScreen } from './waiting-screen.tsx';

const words: Record<Completion, { title: string; status: string }> = {
  verifying: { title: 'Signing you in', status: 'Verifying your sign-in...' },
  polling: { title: 'Signing you in', status: 'Checking authentication...' },
  success: {
    title: 'Signed in',
    status: 'Authentication successful! Redirecting to dashboard...',
  },
};

/** Where the server sends the browser after X, with a token that works once for a minute. */
export default function AuthSuccessPage() {
  const [{ token, returnTo }] = useState(readAddress);

  // At once, so that the token stays in no history, no bookmark and no picture of the screen.
  useEffect(() => window.history.replaceState(null, '', window.location.pathname), []);

  const state = useTokenCompletion(token, returnTo);
  return <WaitingScreen {...words[state]} done={state === 'success'} />;
}

function readAddress() {
  const query = new URLSearchParams(window.location.search);
  return { token: query.get('token') ?? '', returnTo: query.get('returnTo') };
}
