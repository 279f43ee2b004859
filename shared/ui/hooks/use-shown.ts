import { type RefObject, useEffect } from 'react';

/**
 * Scrolls to what an address or a link asks for and gives it the focus, once it is drawn. `place`: its
 * selector or its ref; null while there is nothing to show.
 */
export function useShown(
  place: RefObject<HTMLElement | null> | string | null,
  block: 'start' | 'center',
): void {
  useEffect(() => {
    if (place === null) return;
    // After the page or dialog has put the focus where it begins.
    const frame = requestAnimationFrame(() => {
      const shown =
        typeof place === 'string' ? document.querySelector<HTMLElement>(place) : place.current;
      shown?.scrollIntoView({ block });
      shown?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [place, block]);
}
