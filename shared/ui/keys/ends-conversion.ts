/** What Safari gives a key that its input method has taken. */
const TAKEN = 229;
/** Between the end of a conversion and the Enter that ended it. */
const AT_ONCE_MS = 100;

let endedAt = Number.NEGATIVE_INFINITY;
let ending: KeyboardEvent | null = null;

if (typeof document !== 'undefined') {
  document.addEventListener('compositionend', () => (endedAt = performance.now()), true);
  // The next press is one of its own.
  document.addEventListener('keyup', () => (endedAt = Number.NEGATIVE_INFINITY), true);
}

/**
 * Whether a key belongs to the conversion of an input method, and so sends and chooses nothing. Safari
 * ends the conversion first and presses Enter then, which no longer says so by `isComposing`.
 */
export function endsConversion(event: KeyboardEvent): boolean {
  if (event.isComposing || event.keyCode === TAKEN) return true;
  if (event === ending) return true;
  if (event.key !== 'Enter' || performance.now() - endedAt > AT_ONCE_MS) return false;
  endedAt = Number.NEGATIVE_INFINITY;
  ending = event;
  return true;
}
