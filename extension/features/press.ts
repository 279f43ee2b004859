import { hostAttribute } from '../x-page/observe.ts';

/** X navigates on a click anywhere in a post and has one-letter shortcuts: these stay with us. */
const kept = [
  ...['click', 'auxclick', 'dblclick', 'mousedown', 'mouseup', 'pointerdown', 'pointerup'],
  ...['touchstart', 'touchend', 'keydown', 'keypress', 'keyup'],
];

/**
 * One set of listeners for all buttons of all features. They sit on the window in the capture
 * phase, so X sees nothing; the browser's own focus and click still happen. Only a person's press
 * counts, not one that the page makes by script. `begun` hears of it a moment before its end.
 */
export function handlePresses(
  handlers: ReadonlyMap<string, (host: HTMLElement) => void>,
  begun: () => void,
  signal: AbortSignal,
): void {
  const listen = (event: Event) => {
    const host = event.target;
    if (!(host instanceof HTMLElement)) return;
    const handler = handlers.get(host.getAttribute(hostAttribute) ?? '');
    if (!handler) return;
    event.stopImmediatePropagation();
    // The editor keeps its caret, so a thread still shows which part is meant.
    if (event.type === 'mousedown') event.preventDefault();
    if (!event.isTrusted) return;
    if (event.type === 'pointerdown') begun();
    if (event.type === 'click') handler(host);
  };
  for (const type of kept) window.addEventListener(type, listen, { capture: true, signal });
}
