import { useRef } from 'react';

/**
 * Gives the focus back to what had it before a dialog opened. Radix does so only for a dialog with
 * a trigger inside it; ours are opened by state. Where that is gone, and nothing else took the
 * focus, the heading has it.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const { current } = opener;
      if (current instanceof HTMLElement && current.isConnected) current.focus();
      else if (document.activeElement === document.body) focusHeading();
    },
  };
}

/** Puts the focus on the page's heading: the button that had it is gone with its card. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus();
}
