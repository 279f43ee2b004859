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
