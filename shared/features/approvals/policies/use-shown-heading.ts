import { useEffect } from 'react';

/** Brings a heading into view and gives it the focus, where the address asks for it. */
export function useShownHeading(id: string, isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return;
    // After the page has put the focus on its own heading.
    const frame = requestAnimationFrame(() => {
      const heading = document.getElementById(id);
      heading?.scrollIntoView({ block: 'start' });
      heading?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [id, isAsked]);
}
