const pairs: [expanded: RegExp, contracted: string][] = [
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should) not\b/gi, "$1n't"],
  [/\bcan(?: ?)not\b/gi, "can't"],
  [/\bwill not\b/gi, "won't"],
  [
    /(?<!\b(?:what|how|where|than|as|\w+ing) )\b(it|that|there|what|who|here) is\b(?! (?:not|the only|\?|$))/gi,
    "$1's",
  ],
  [/\bI am\b/g, "I'm"],
  [/\b(you|we|they) are\b/gi, "$1're"],
  [
    /(?<!\b(?:would|could|should|might|must|will|did|do) )\b(I|you|we|they) have (?=\w+(?:ed|en|ne)\b)/gi,
    "$1've ",
  ],
  [/\b(I|you|we|they|it) will\b/gi, "$1'll"],
];

/** "do not" to "don't"; at the end of a sentence the long form stays ("that is what it is"). */
export function contract(text: string): string {
  return pairs.reduce(
    (result, [expanded, contracted]) =>
      result.replace(expanded, (found, group: string, ...rest) => {
        const at = rest.find((value) => typeof value === 'number') as number;
        if (
          /^\s*(?:[.,;:!?]|$)/.test(result.slice(at + found.length)) &&
          / (?:is|are|am|will)$/i.test(found)
        ) {
          return found;
        }
        return contracted.replace('$1', group);
      }),
    text,
  );
}

/** "don't" to "dont", as many people type it. */
export function dropApostrophes(text: string): string {
  return text.replace(/\b(\w+n)['’]t\b|\b(I)['’]m\b|\b(that|what)['’]s\b/gi, (found) =>
    found.replace(/['’]/, ''),
  );
}
