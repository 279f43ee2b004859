const pairs: [expanded: RegExp, contracted: string][] = [
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should) not\b/gi, "$1n't"],
  [/\bcan(?: ?)not\b/gi, "can't"],
  [/\bwill not\b/gi, "won't"],
  [
    /(?<!\b(?:what|how|where|than|as|\w+ing) )\b(it|that|there|what|who|here) is\b(?! (?:not|the only|\?|$))/gi,
    "$1's",
  ],
  [/\b(I) am\b/g, "$1'm"],
  [
    /(?<!\b(?:what|how|where|there|here|than|as|who|which|whatever|wherever|whoever) )\b(you|we|they) are\b/gi,
    "$1're",
  ],
  [
    /(?<!\b(?:would|could|should|might|must|will|did|do) )\b(I|you|we|they) have (?=\w+(?:ed|en|ne)\b)/gi,
    "$1've ",
  ],
  [/\b(I|you|we|they|it) will\b/gi, "$1'll"],
];

/**
 * "do not" to "don't". The long form stays where its clause ends ("that is what it is 🤷", "so there
 * we are"), and where somebody wrote it in capitals for stress, and
 * without `negations` wherever it negates.
 */
export function contract(text: string, negations = true): string {
  return pairs.reduce(
    (result, [expanded, contracted]) =>
      result.replace(expanded, (found, group: string, ...rest) => {
        const at = rest.find((value) => typeof value === 'number') as number;
        const full = / (?:is|are|am|will)$/i.test(found);
        if (!negations && /not$/i.test(found)) return found;
        if (stressed.test(found) || (full && !goesOn.test(result.slice(at + found.length)))) {
          return found;
        }
        return contracted.replace('$1', group);
      }),
    text,
  );
}

/** "do NOT", "it IS". */
const stressed = /\p{Lu}{2}/u;

/** The clause has more to say: a word stands next, and none that only ends it or begins another. */
const goesOn =
  /^\s+["'“‘]?(?!(?:and|or|but|nor|yet|so|because|if|when|while|until|unless|since|than|though|although|as|who|which)(?![\p{L}'’-])|(?:again|now|today|too|then|indeed|still|already|there|here|anyway|though)\s*(?:[^\p{L}\p{N}\s\ue000-\uf8ff]|$))[\p{L}\p{N}$#@\ue000-\uf8ff]/iu;

/** "don't" to "dont", as many people type it. */
export function dropApostrophes(text: string): string {
  return text.replace(/\b(\w+n)['’]t\b|\b(I)['’]m\b|\b(that|what)['’]s\b/gi, (found) =>
    found.replace(/['’]/, ''),
  );
}
