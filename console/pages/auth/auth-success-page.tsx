import { useEffect, useState } from 'react';
import { useTokenCompletion } from './use-token-completion.ts';
import { WaitingScreen } from './waiting-screen.tsx';

/** Where the server sends the browser after X, with a token that works once for a minute. */
export default function AuthSuccessPage() {
  const [{ token, returnTo }] = useState(readAddress);

  // At once, so that the token stays in no history, no bookmark and no picture of the screen.
  useEffect(() => window.history.replaceState(null, '', window.location.pathname), []);

  return <WaitingScreen state={useTokenCompletion(token, returnTo)} />;
}

function readAddress() {
  const query = new URLSearchParams(window.location.search);
  return { token: query.get('token') ?? '', returnTo: query.get('returnTo') };
}
