import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useApi } from '#shared/client/api.tsx';
import { pause } from '#shared/client/pause.ts';
import { postVerifyToken } from '#shared/contracts/sign-in.ts';
import { arrival } from './arrival.ts';
import { awaitUser, readUser } from './await-user.ts';
import { type Wait, WaitingScreen } from './waiting-screen.tsx';

/** Spec section 9. */
const BEFORE_POLLING_MS = 2_000;
const SUCCESS_MS = 500;

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

/**
 * Uses up the token of a sign-in that has just ended, then goes on. A token that does not open
 * anything is no failure yet: the session may be there already, so the user is asked for.
 */
function useTokenCompletion(token: string, returnTo: string | null): Wait {
  const api = useApi();
  const queries = useQueryClient();
  const [state, setState] = useState<Wait>('verifying');
  // Kept: the token works once, however often the effect runs.
  const verified = useRef<Promise<boolean>>(null);

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    async function complete() {
      verified.current ??= api.call(postVerifyToken, { body: { token } }).then(
        ({ success }) => success,
        () => false,
      );
      let user = (await verified.current) ? await readUser(api, queries) : null;
      if (!user) {
        setState('checking');
        await pause(BEFORE_POLLING_MS, signal);
        user = await awaitUser(api, queries, signal);
      }
      if (!user) return navigate('/login-failed', { replace: true });
      setState('success');
      const [path] = await Promise.all([
        arrival(api, queries, returnTo),
        pause(SUCCESS_MS, signal),
      ]);
      navigate(path, { replace: true });
    }
    complete().catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    return () => left.abort();
  }, [api, queries, token, returnTo]);

  return state;
}
