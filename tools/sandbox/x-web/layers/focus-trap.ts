import { type RefObject, useEffect } from 'react';

const focusable = 'a[href], button:not([disabled]), [contenteditable="true"], textarea, [tabindex]';

/** X's modal trap: focus that lands outside goes back to where it was last, inside the dialog. */
export function useFocusTrap(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const active = document.activeElement;
    let last = active instanceof HTMLElement && dialog.current?.contains(active) ? active : null;
    const onFocus = (event: FocusEvent) => {
      const inside = dialog.current;
      const target = event.target;
      if (!inside || !(target instanceof HTMLElement)) return;
      if (inside.contains(target)) {
        last = target;
        return;
      }
      const back = last?.isConnected ? last : inside.querySelector<HTMLElement>(focusable);
      back?.focus();
    };
    document.addEventListener('focus', onFocus, true);
    return () => document.removeEventListener('focus', onFocus, true);
  }, [dialog]);
}
