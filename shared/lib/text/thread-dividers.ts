/** A line of these alone parts a text. */
const DIVIDER = /^[ \t]*\/\/\/[ \t]*$/m;

/** Whether a text is to be parted; not yet while the line itself is being written. */
export const hasDivider = (text: string) => DIVIDER.test(text.replace(/\/\/\/[ \t]*$/, ''));

/** The pieces between the lines that say `///`; of empty ones only the last, which is still to be written. */
export function splitAtDividers(text: string): string[] {
  const pieces = text.split(DIVIDER).map((piece) => piece.trim());
  return pieces.filter((piece, place) => piece !== '' || place === pieces.length - 1);
}
