const GAP_PX = 8;
/** What has the focus, a form's own button, the main one of a dialog or a bar, and the bar at the bottom. */
const MAIN =
  ':is(button, a, input, select, textarea):focus, button[type="submit"], [role="alertdialog"] button, .rt-Button.rt-variant-solid, [data-bottom-bar]';
/** What else a person may be about to press or read. */
const OTHERS = 'button, a[href], input, select, textarea, [aria-invalid="true"]';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

interface Move {
  x: number;
  y: number;
}

/**
 * Moves an element over no main button where the window has a place without one, else over as few as
 * possible, nearest to its corner. It moves again only when it comes to lie over a main one. Answers
 * how to stop.
 */
export function placeApart(place: HTMLElement, lookMs: number): () => void {
  let at: Move | null = null;
  const look = () => {
    const box = at && shifted(cornerOf(place), at);
    if (box && !boxesOf(place, MAIN).some((main) => overlap(main, box))) return;
    at = bestMove(place);
    place.style.translate = `${at.x}px ${at.y}px`;
  };
  look();
  const timer = setInterval(look, lookMs);
  addEventListener('scroll', look, { capture: true, passive: true });
  addEventListener('focusin', look);
  return () => {
    clearInterval(timer);
    removeEventListener('scroll', look, { capture: true });
    removeEventListener('focusin', look);
    place.style.translate = '';
  };
}

/** Over no main button before over few others, and of those as near to its corner as can be. */
function bestMove(place: HTMLElement): Move {
  const corner = cornerOf(place);
  const mains = boxesOf(place, MAIN);
  const others = boxesOf(place, OTHERS);
  const lifts = mains
    .filter((box) => box.top < innerHeight)
    .map((box) => Math.min(0, box.top - GAP_PX - corner.bottom))
    .filter((y) => corner.top + y >= 0);
  const sides = [0, -corner.left, -corner.left / 2].map(Math.round);
  const moves = [0, ...lifts].flatMap((y) => sides.map((x) => ({ x, y })));
  const cost = (move: Move) => {
    const box = shifted(corner, move);
    const covers = (boxes: Box[]) => boxes.filter((one) => overlap(one, box)).length;
    const way = Math.abs(move.x) + Math.abs(move.y);
    return covers(mains) * 1_000 + covers(others) * 10 + way / 1_000;
  };
  return moves.reduce((best, move) => (cost(move) < cost(best) ? move : best));
}

/** Where it is when it has not moved. */
function cornerOf(place: HTMLElement): Box {
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = place;
  return { left, right: left + offsetWidth, top, bottom: top + offsetHeight };
}

const shifted = ({ left, right, top, bottom }: Box, { x, y }: Move): Box => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
});

function boxesOf(place: HTMLElement, selector: string): Box[] {
  return [...document.querySelectorAll(selector)]
    .filter((one) => !place.contains(one) && !one.closest('[inert]'))
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width > 0);
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}
