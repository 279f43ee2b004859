const gap = 8;
const margin = 16;
const narrow = 500;
/** Less room than this under the button, and the other side is looked at. */
const comfortable = 420;

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
type Size = Pick<DOMRect, 'width' | 'height'>;

/**
 * Where the popover stands, in px of the viewport: under its button or over it, slid back into
 * view where it does not fit, at the lower edge of a narrow window. The side depends on the room
 * alone, so that a growing draft does not make it jump.
 */
export function placeFor(anchor: Box, own: Size, viewport: Size): { left: number; top: number } {
  if (viewport.width < narrow) return { left: 0, top: viewport.height - own.height };
  const below = viewport.height - anchor.bottom;
  const goesBelow = below >= comfortable || below >= anchor.top;
  const wanted = goesBelow ? anchor.bottom + gap : anchor.top - gap - own.height;
  const middle = (anchor.left + anchor.right - own.width) / 2;
  return {
    left: between(margin, middle, viewport.width - own.width - margin),
    top: between(margin, wanted, viewport.height - own.height - margin),
  };
}

function between(least: number, wanted: number, most: number): number {
  return Math.max(least, Math.min(wanted, most));
}
