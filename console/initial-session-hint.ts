/**
 * Whether the server saw no session when it was asked for this page. One that the browser kept for
 * its back button may be older than a sign-in.
 */
export function initiallySignedOut(): boolean {
  const [asked] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return 'visitor' in document.documentElement.dataset && asked?.type !== 'back_forward';
}
