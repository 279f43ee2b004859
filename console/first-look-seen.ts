const LONGEST_MS = 200;

/**
 * Once the first look that came with the page is on screen, so that nothing is drawn over it before.
 * At once where there is none, and where nobody looks: no frame comes then.
 */
export async function firstLookSeen(root: HTMLElement): Promise<void> {
  if (!root.inert || document.visibilityState !== 'visible') return;
  if (performance.getEntriesByName('first-contentful-paint').length > 0) return;
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_MS);
  });
}
