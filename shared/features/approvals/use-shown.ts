import { useEffect } from 'react';

/** Scrolls to what the address asks for and gives it the focus, once it is drawn; null: nothing yet. */
export function useShown(selector: string | null): void {
  useEffect(() => {
    if (selector === null) return;
    // After the page has put the focus on its own heading.
    const frame = requestAnimationFrame(() => {
      const shown = document.querySelector<HTMLElement>(selector);
      shown?.scrollIntoView({ block: 'start' });
      shown?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [selector]);
}
