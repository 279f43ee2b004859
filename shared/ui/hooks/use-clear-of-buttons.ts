import { useEffect, useRef } from 'react';

const LOOK_MS = 100;
const GAP_PX = 8;
/** A form's own button, the main one of a dialog or a bar, and the bar at the bottom. */
const MAIN =
  'button[type="submit"], [role="alertdialog"] button, .rt-Button.rt-variant-solid, [data-bottom-bar]';

/**
 * Lifts what is fixed to the bottom of the window over the main buttons it would cover, wherever
 * these scroll while it is shown. `shown`: what it shows; undefined while that is nothing.
 */
export function useClearOfButtons<E extends HTMLElement>(shown: unknown) {
  const ref = useRef<E>(null);
  useEffect(() => {
    const place = ref.current;
    if (shown === undefined || !place) return;
    const look = () => {
      place.style.translate = `0 ${-liftOf(place)}px`;
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', look, { capture: true });
      place.style.translate = '';
    };
  }, [shown]);
  return ref;
}

/** How far up it has to be, in pixels: over each button that it would cover there, up to the top. */
function liftOf(place: HTMLElement): number {
  const { left, right, height } = place.getBoundingClientRect();
  const buttons = [...document.querySelectorAll(MAIN)]
    .filter((button) => !place.contains(button) && !button.closest('[inert]'))
    .map((button) => button.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.right > left && box.left < right)
    .sort((one, other) => other.bottom - one.bottom);
  let bottom = innerHeight;
  for (const box of buttons) {
    const isCovered = box.top < bottom + GAP_PX && box.bottom > bottom - height;
    if (isCovered && box.top < innerHeight) bottom = Math.min(bottom, box.top - GAP_PX);
  }
  // Where there is no room above, the lowest place is no worse than the highest.
  return bottom - height < 0 ? 0 : innerHeight - bottom;
}
