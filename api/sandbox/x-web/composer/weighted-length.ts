export const postLimit = 280;

const addressWeight = 23;
const address = /https?:\/\/[^\s]+/g;
const emoji = /\p{RGI_Emoji}/gv;

function isLight(code: number): boolean {
  return (
    code <= 4351 ||
    (code >= 8192 && code <= 8205) ||
    (code >= 8208 && code <= 8223) ||
    (code >= 8242 && code <= 8247)
  );
}

/** X's count: links weigh 23, an emoji 2, wide scripts 2 a letter, everything else 1. */
export function weightedLength(text: string): number {
  const normal = text.normalize('NFC');
  const links = normal.match(address)?.length ?? 0;
  const rest = normal.replace(address, '');
  const emojis = rest.match(emoji)?.filter((one) => !/^[\d#*]$/.test(one)).length ?? 0;
  let letters = 0;
  for (const letter of rest.replace(emoji, '')) letters += isLight(letter.codePointAt(0)!) ? 1 : 2;
  return links * addressWeight + emojis * 2 + letters;
}
