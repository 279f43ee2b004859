/** The heading of a screen that can be used: the look which came with the page is inert. */
export const heading = '#root:not([inert]) main h1';

/** Runs in the page from its beginning: marks when the heading of the screen stands. */
export function watchHeading(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('#root:not([inert]) main h1')) return;
    performance.mark('heading');
    observer.disconnect();
  });
  observer.observe(document, { attributes: true, childList: true, subtree: true });
}

/** Runs in the page: the addresses of all that was asked for before the heading stood. */
export function askedBeforeHeading(): string[] {
  const stood = performance.getEntriesByName('heading')[0]?.startTime ?? 0;
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= stood)
    .map(({ name }) => name);
}
