/** Tokens that a character takes: about four Latin ones are one, each of CJK is one. */
const LATIN = 0.25;
const OTHER = 0.5;

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function tokensOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x250) return LATIN;
  // Of emoji, and of what stands for CJK without being of a script: full stops, brackets.
  return cjk.test(character) || code >= 0x3000 ? 1 : OTHER;
}

/** About how many tokens a text takes, rounded up; each model counts a little differently. */
export function estimateTokens(text: string): number {
  let sum = 0;
  for (const character of text) sum += tokensOf(character);
  return Math.ceil(sum);
}

/** The beginning of a text that takes at most so many tokens, "[cut]" behind it where it was cut. */
export function cutToTokens(text: string, tokens: number): string {
  const kept = partWithin([...text], tokens);
  return kept === null ? text : `${kept.join('')} [cut]`;
}

/** The same of its end. */
export function cutFrontToTokens(text: string, tokens: number): string {
  const kept = partWithin([...text].reverse(), tokens);
  return kept === null ? text : `[cut] ${kept.reverse().join('')}`;
}

/** Null where everything fits. */
function partWithin(characters: string[], tokens: number): string[] | null {
  let sum = 0;
  const end = characters.findIndex((character) => {
    sum += tokensOf(character);
    return sum > tokens;
  });
  return end === -1 ? null : characters.slice(0, end);
}
