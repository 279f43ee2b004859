/** A line of these alone parts a text. */
const DIVIDER = /^[ \t]*(?:\/\/\/|---)[ \t]*$/m;

/** Whether a text is to be parted: at once after three hyphens, and after `///` once its line has ended. */
export const hasDivider = (text: string) => DIVIDER.test(text.replace(/\/\/\/[ \t]*$/, ''));

/** The pieces between the lines that say `---` or `///`; of empty ones only the last, which is still to be written. */
export function splitAtDividers(text: string): string[] {
  const pieces = text.split(DIVIDER).map((piece) => piece.trim());
  return pieces.filter((piece, place) => piece !== '' || place === pieces.length - 1);
}

/** The texts of a thread with their place at the end: "1/3". A single text has none. */
export function withNumbers(texts: readonly string[]): string[] {
  if (texts.length < 2) return [...texts];
  return texts.map((text, place) => {
    const words = text.trimEnd();
    return words === '' ? text : words + numberOf(place, texts.length);
  });
}

/** The texts without the numbers that `withNumbers` wrote; null when they have none. */
export function withoutNumbers(texts: readonly string[]): string[] | null {
  const { length } = texts;
  const isNumbered =
    length > 1 &&
    texts.every((text, place) => text === '' || text.endsWith(numberOf(place, length))) &&
    texts.some((text) => text !== '');
  if (!isNumbered) return null;
  return texts.map((text, place) => text.slice(0, -numberOf(place, length).length));
}

/** One text of a thread without the number at its end. */
export function withoutNumber(text: string, place: number, count: number): string {
  const number = numberOf(place, count);
  return text.endsWith(number) ? text.slice(0, -number.length) : text;
}

const numberOf = (place: number, count: number) => `\n\n${place + 1}/${count}`;

/** A thread as a persona writes it: parts with a blank line between, each with its place before it. */
const NUMBERED = /^\d+\/\d*\s*/;

/** A generated text as the parts of a post, without the numbers. */
export function textsOfDraft(text: string): { texts: string[]; isNumbered: boolean } {
  const blocks = text.split(/\n{2,}/);
  const isNumbered = blocks.length > 1 && blocks.every((block) => NUMBERED.test(block));
  return {
    texts: isNumbered ? blocks.map((block) => block.replace(NUMBERED, '')) : [text],
    isNumbered,
  };
}

/** The posts of a thread as the server writes it: numbered, a blank line between two. */
export function threadParts(text: string): string[] {
  return text.split(/\n{2,}(?=\d{1,2}\/ )/);
}
