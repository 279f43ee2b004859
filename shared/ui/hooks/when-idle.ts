/** Runs this once the page has loaded and the browser has nothing more urgent to do. */
export function whenIdle(run: () => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => whenIdle(run), { once: true });
  } else if ('requestIdleCallback' in window) {
    window.requestIdleCallback(run, { timeout: 2_000 });
  } else setTimeout(run, 200);
}
