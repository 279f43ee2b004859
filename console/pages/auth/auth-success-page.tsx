import { useEffect, useState } from 'react';
import { msg, t } from '#shared/i18n/translate.ts';
import { type Completion, useTokenCompletion } from './use-token-completion.ts';
import { WaitingScreen } from './waiting-screen.tsx';

const words: Record<Completion, { title: string; status: string }> = {
  verifying: { title: msg('Signing you in'), status: msg('Verifying your sign-in...') },
  polling: { title: msg('Signing you in'), status: msg('Checking authentication...') },
  success: {
    title: msg('Signed in'),
    status: msg('Authentication successful! Redirecting to dashboard...'),
  },
};

/** Where the server sends the browser after X, with a token that works once for a minute. */
export default function AuthSuccessPage() {
  const [{ token, returnTo }] = useState(readAddress);

  // At once, so that the token stays in no history, no bookmark and no picture of the screen.
  useEffect(() => window.history.replaceState(null, '', window.location.pathname), []);

  const state = useTokenCompletion(token, returnTo);
  const { title, status } = words[state];
  return <WaitingScreen title={t(title)} status={t(status)} done={state === 'success'} />;
}

function readAddress() {
  const query = new URLSearchParams(window.location.search);
  return { token: query.get('token') ?? '', returnTo: query.get('returnTo') };
}
