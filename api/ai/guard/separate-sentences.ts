import { findLinks } from '#shared/lib/text/find-links.ts';

/** A word, a full stop without a blank, and a word that begins a sentence: "Liquidations.You can". */
const JOINED = /^(?:[\p{L}\p{N}'’-]+\.)*[\p{L}\p{N}'’-]*[\p{Ll}\p{N}]\.(?=\p{Lu}\p{Ll}*$)/u;

/**
 * Puts in the blank that a model left out behind a full stop, where the two sentences read as a link. A
 * link that the owner gave stays, and so does one whose ending is written as an ending, in lower case.
 */
export function separateSentences(text: string, isGiven: (link: string) => boolean): string {
  let result = '';
  let from = 0;
  for (const { start, end } of findLinks(text)) {
    const link = text.slice(start, end);
    const joined = JOINED.exec(link);
    if (!joined || isGiven(link)) continue;
    const at = start + joined[0].length;
    result += `${text.slice(from, at)} `;
    from = at;
  }
  return result + text.slice(from);
}
