import { useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

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
