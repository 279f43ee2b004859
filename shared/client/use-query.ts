import { useQuery as useTanstackQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';

/**
 * TanStack's `useQuery`, but that the first answer is drawn as a transition: in many short tasks,
 * between which the browser answers the person. What is on the screen already changes at once.
 */
export const useQuery = ((...args: Parameters<typeof useTanstackQuery>) => {
  const now = useTanstackQuery(...args);
  const { isPending, fetchStatus } = now;
  // What is on the screen until the answer is drawn.
  const [before, setBefore] = useState(now);
  if (isPending && !(before.isPending && before.fetchStatus === fetchStatus)) setBefore(now);
  const isDrawnPending = useDeferredValue(isPending);
  return isDrawnPending && !isPending ? before : now;
}) as typeof useTanstackQuery;
