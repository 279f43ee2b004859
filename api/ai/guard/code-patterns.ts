/** Encoded texts and keys: nobody posts one, and what it says cannot be looked at. */
export const codePatterns: RegExp[] = [
  /(?<![\p{L}\p{N}+/=_-])[\w+/-]{16,2000}={0,2}(?![\p{L}\p{N}=])/gu,
  /(?<![\p{L}\p{N}+/=_-])[\w+/-]{12,2000}={1,2}(?![\p{L}\p{N}=])/gu,
  /(?<![\p{L}\p{N}])[0-9a-f]{16,}(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])(?:[0-9a-f]{2}[ :-]){7,}[0-9a-f]{2}(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])(?:[01]{8} ?){3,}/gu,
  // Morse.
  /(?<![^\s/|])(?:[.·-]{1,6}[^\S\n]{1,3}(?:[/|][^\S\n]{1,3})?){7,}[.·-]{0,6}/gu,
  /(?<![\p{L}\p{N}_-])(?:sk|pk|rk|gsk|xai|ghp|gho|trp|xox[bp])[-_][\w-]{8,}/giu,
  /(?<!\S)[^\s%]{0,80}%[2-7][0-9a-f](?:[^\s%]{0,80}%[2-7][0-9a-f]|[a-z])\S{0,200}/giu,
  /[\w.:/-]{0,80}(?:\\u\{?[0-9a-f]{4}|\\x[0-9a-f]{2}|&#x?[0-9a-f]{1,6};|&(?:period|sol|colon|commat|num|lt|gt);)\S{0,200}/giu,
];

/** A run of letters and digits is a word, a name or a number unless it changes all the time. */
export function isCode(text: string): boolean {
  if (!/^[\w+/-]+$/.test(text) || /^[0-9a-f]{16,}$/i.test(text)) return true;
  if (/^(?:sk|pk|rk|gsk|xai|ghp|gho|trp|xox[bp])[-_]/i.test(text) && /\d/.test(text)) return true;
  if (!/\d/.test(text) || !/[a-z]/.test(text) || !/[A-Z]/.test(text)) return false;
  const changes = text.match(/(?<=[a-z])(?=[A-Z\d])|(?<=[A-Z])(?=[a-z\d])|(?<=\d)(?=[A-Za-z])/g);
  return (changes?.length ?? 0) >= text.length * 0.35;
}
