import { useEffect, useRef } from 'react';

const LOOK_MS = 100;

/**
 * Keeps what is fixed to the bottom of the window apart from what can be pressed, wherever that
 * scrolls while it is shown. `shown`: what it shows; undefined while that is nothing.
 */
export function useClearOfButtons<E extends HTMLElement>(shown: unknown) {
  const ref = useRef<E>(null);
  useEffect(() => {
    const place = ref.current;
    if (shown === undefined || !place) return;
    let stop: (() => void) | null = null;
    let isGone = false;
    // Where it cannot be had, it stays in its corner.
    void import('./place-apart.ts').then(
      ({ placeApart }) => {
        if (!isGone) stop = placeApart(place, LOOK_MS);
      },
      () => {},
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [shown]);
  return ref;
}
