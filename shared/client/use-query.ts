import { useQuery as useTanstackQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';

/**
 * TanStack's `useQuery`, but that the first answer is drawn as a transition: in many short tasks,
 * between which the browser answers the person. What is on the screen already changes at once.
 */
export const useQuery = ((...args: Parameters<typeof useTanstackQuery>) => {
  const now = useTanstackQuery(...args);
  // One as long as it lasts: each render has a result of its own, and each would be deferred.
  const [waiting, setWaiting] = useState(now.isPending ? now : null);
  if (now.isPending !== (waiting !== null)) setWaiting(now.isPending ? now : null);
  const drawn = useDeferredValue(waiting);
  return now.isPending ? now : (drawn ?? now);
}) as typeof useTanstackQuery;
