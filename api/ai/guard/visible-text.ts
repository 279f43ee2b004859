// Scripts of look-alikes need no joiners, and neither does what carries their accents.
const joiner =
  /(?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}][\u0300-\u036f]{0,8})[\u200c\u200d](?=[\p{L}\p{M}])(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}])|(?<=\p{Extended_Pictographic}|\p{EMod}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/gu;
const hidden =
  /[\p{Cf}\p{Co}\p{Cs}\u115f\u1160\u3164\uffa0\u2800]|\u034f|\u17b4|\u17b5|[\u180b-\u180f]|[\ufe00-\ufe0d]|(?<=[\p{L}\p{M}\p{P}])[\ufe0e\ufe0f]|(?<=\p{N})[\ufe0e\ufe0f](?!\u20e3)|[\u{e0100}-\u{e01ef}]/gu;
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
