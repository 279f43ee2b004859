import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useApi } from '#shared/client/api.tsx';
import { pause } from '#shared/client/pause.ts';
import { arrival } from './arrival.ts';
import { awaitUser } from './await-user.ts';
import { type Wait, WaitingScreen } from './waiting-screen.tsx';

/** Spec sections 2 and 9. */
const SUCCESS_MS = 500;
const FAILURE_MS = 2_000;

/**
 * Waits until the session of a sign-in that ended elsewhere is there, then goes on; to /login when
 * nobody is signed in.
 */
export default function AuthCallbackPage() {
  const api = useApi();
  const queries = useQueryClient();
  const [state, setState] = useState<Wait>('checking');

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    async function wait() {
      const user = await awaitUser(api, queries, signal);
      setState(user ? 'success' : 'failure');
      await pause(user ? SUCCESS_MS : FAILURE_MS, signal);
      navigate(user ? await arrival(api, queries, null) : '/login', { replace: true });
    }
    wait().catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    return () => left.abort();
  }, [api, queries]);

  return <WaitingScreen state={state} />;
}
