import { useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

/**
 * Gives the focus back to what had it before a dialog opened. Radix does so only for a dialog with
 * a trigger inside it; ours are opened by state.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) {
        opener.current.focus();
      } else focusHeading();
    },
  };
}
