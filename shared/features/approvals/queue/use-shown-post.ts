import { useEffect } from 'react';

/** Scrolls to the card of the post that the address names, and gives it the focus once it is drawn. */
export function useShownPost(postId: string | null, isThere: boolean): void {
  useEffect(() => {
    if (postId === null || !isThere) return;
    // After the page has put the focus on its heading.
    const frame = requestAnimationFrame(() => {
      const card = document.querySelector<HTMLElement>(`[data-post="${postId}"]`);
      card?.scrollIntoView({ block: 'start' });
      card?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [postId, isThere]);
}
