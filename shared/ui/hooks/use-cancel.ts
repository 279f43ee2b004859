import { useEffect, useRef } from 'react';
import type { EndpointInput } from '#shared/contracts/endpoint.ts';

/** The body of a call, and the signal that cancels it. */
export type Cancellable<E> = EndpointInput<E>['body'] & { signal: AbortSignal };

/** A signal for each start; the one before it, and leaving the screen, are cancelled. */
export function useCancel() {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    begin(): AbortSignal {
      running.current?.abort();
      running.current = new AbortController();
      return running.current.signal;
    },
    cancel: () => running.current?.abort(),
  };
}
