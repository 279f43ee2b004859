import { placeFor } from './position.ts';

/** Keeps the popover at its button while X scrolls; where the button is gone it stays put. */
export function follow(host: HTMLElement, anchor: HTMLElement, signal: AbortSignal): void {
  let frame = 0;
  let last = anchor.getBoundingClientRect();
  const place = () => {
    frame = 0;
    if (anchor.isConnected) last = anchor.getBoundingClientRect();
    const own = { width: host.offsetWidth, height: host.offsetHeight };
    // Without the scrollbar, which `innerWidth` counts.
    const width = document.documentElement.clientWidth;
    const { left, top } = placeFor(last, own, { width, height: innerHeight });
    host.style.left = `${left}px`;
    host.style.top = `${top}px`;
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(place);
  };
  const resized = new ResizeObserver(schedule);
  resized.observe(host);
  place();
  window.addEventListener('scroll', schedule, { capture: true, passive: true, signal });
  window.addEventListener('resize', schedule, { signal });
  signal.addEventListener('abort', () => {
    resized.disconnect();
    cancelAnimationFrame(frame);
  });
}
