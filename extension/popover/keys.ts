import { endsConversion } from '#shared/ui/keys/ends-conversion.ts';
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
    if (event.type !== 'keydown' || event.target !== host || endsConversion(event)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    if (event.key === 'Tab') keepFocusInside(event, host);
    if (isTyped(event)) typePoint(host);
  };
  for (const type of ['keydown', 'keypress', 'keyup'] as const) {
    window.addEventListener(type, listen, { capture: true, signal });
  }
}

function isTyped({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}

/** What is typed before there is a draft is the person's point: the key goes on to its field. */
function typePoint({ shadowRoot }: HTMLElement): void {
  if (!shadowRoot?.activeElement?.matches('textarea[aria-busy="true"]')) return;
  shadowRoot.querySelector<HTMLElement>('[data-point]')?.focus();
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
