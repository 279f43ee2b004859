import { useEffect, useRef } from 'react';

/**
 * Gives the focus to the element with this id once there is nothing left to ask about: the button
 * that had it is gone, and a question that is closing finds only the heading to give it to.
 */
export function useFocusOnceNone(count: number, id: string): void {
  const before = useRef(count);
  useEffect(() => {
    const isGone = before.current > 0 && count === 0;
    before.current = count;
    if (!isGone) return;
    const timer = setTimeout(() => {
      if (!document.activeElement?.matches('body, h1')) return;
      document.getElementById(id)?.focus();
    });
    return () => clearTimeout(timer);
  }, [count, id]);
}
