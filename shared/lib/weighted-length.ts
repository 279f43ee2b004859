import { findLinks } from './find-links.ts';

const linkLength = 23;
/** Every emoji has a character from there on; what comes before counts 1. */
const beyondLatin = /[\u1100-\u{10ffff}]/u;
let emoji: RegExp | undefined;

/** Made when it is first needed: it takes longer than the rest of the module together. */
function anyEmoji(): RegExp {
  emoji ??=
    /\p{RGI_Emoji}|\p{RI}{2}|[\p{Extended_Pictographic}--[\xa9\xae]][\ufe0f\p{EMod}]?(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{EMod}]?)*/gv;
  return emoji;
}

/**
 * Length as X counts it (config v3): NFC first, a link 23, an emoji sequence 2, Latin and its
 * neighbours 1, everything else (CJK) 2. Advisory: X's own answer is final.
 */
export function weightedLength(text: string): number {
  const normal = text.normalize('NFC');
  let total = 0;
  let from = 0;
  for (const link of findLinks(normal)) {
    total += plainLength(normal.slice(from, link.start)) + linkLength;
    from = link.end;
  }
  return total + plainLength(normal.slice(from));
}

function plainLength(text: string): number {
  if (!beyondLatin.test(text)) return text.length;
  let emojis = 0;
  const rest = text.replace(anyEmoji(), () => {
    emojis += 1;
    return '';
  });
  let total = emojis * 2;
  for (const character of rest) total += isLight(character.codePointAt(0) ?? 0) ? 1 : 2;
  return total;
}

function isLight(code: number): boolean {
  return (
    code <= 4351 ||
    (code >= 8192 && code <= 8205) ||
    (code >= 8208 && code <= 8223) ||
    (code >= 8242 && code <= 8247)
  );
}
