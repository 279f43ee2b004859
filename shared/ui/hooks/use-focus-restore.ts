import { useEffect, useRef } from 'react';

/** Of what these stand on: when the button that had the focus goes, the first one left has it. */
export function useKeptFocus<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const isWithin = useRef(false);
  useEffect(() => {
    if (!isWithin.current || document.activeElement !== document.body) return;
    ref.current?.querySelector<HTMLElement>('button, a[href]')?.focus();
  });
  return {
    ref,
    onFocus() {
      isWithin.current = true;
    },
    // Not told of what is taken out of the page.
    onBlur() {
      isWithin.current = false;
    },
  };
}
