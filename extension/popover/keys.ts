import { hostAttribute } from '../x-page/observe.ts';

/**
 * Keeps every key pressed in our dialog and notices from X's one-letter shortcuts, and answers
 * Escape and Tab ourselves. On the window in the capture phase, as X may listen anywhere below;
 * typing, choosing and pressing buttons are the browser's own and still work.
 */
export function keepKeys(host: HTMLElement, close: () => void, signal: AbortSignal): void {
  const listen = (event: KeyboardEvent) => {
    if (!(event.target instanceof Element) || !event.target.hasAttribute(hostAttribute)) return;
    event.stopImmediatePropagation();
    if (event.type !== 'keydown' || event.target !== host || event.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    if (event.key === 'Tab') keepFocusInside(event, host);
  };
  for (const type of ['keydown', 'keypress', 'keyup'] as const) {
    window.addEventListener(type, listen, { capture: true, signal });
  }
}

const focusable = 'button, select, textarea, input, summary';

function keepFocusInside(event: KeyboardEvent, host: HTMLElement): void {
  const root = host.shadowRoot;
  const stops = [...(root?.querySelectorAll<HTMLElement>(focusable) ?? [])];
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (root?.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
