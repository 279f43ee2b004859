const joiner =
  /(?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])[\u200c\u200d](?=[\p{L}\p{M}])|(?<=\p{Extended_Pictographic}|\p{EMod}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/gu;
const hidden =
  /[\p{Cf}\p{Co}\p{Cs}\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5|[\ufe00-\ufe0d]|[\u{e0100}-\u{e01ef}]/gu;
const control = /\p{Cc}/gu;

/**
 * Text as a reader sees it: zero-width, bidi and tag characters off, control characters but line
 * breaks off. Joiners stay where a script or an emoji needs them.
 */
export function visibleText(text: string): string {
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, '\n');
  const needed = new Set([...lines.matchAll(joiner)].map(({ index }) => index));
  return lines
    .replace(hidden, (character, at: number) => (needed.has(at) ? character : ''))
    .replace(control, (character) => (character === '\n' || character === '\t' ? character : ''));
}
