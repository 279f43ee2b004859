import { maskNames } from './char-grams.ts';

export const emojiPattern = /\p{RGI_Emoji}/gv;

/** A sentence of a post as its outside shows it. */
interface ReadSentence {
  text: string;
  words: number;
  /** The marks that close it, `''` when none. */
  end: string;
  /** A line break and not a space stands after it. */
  broken: boolean;
}

/** A post taken apart for measuring; links, names and emoji are not among its words. */
export type ReadPost = ReturnType<typeof readPost>;

/** Takes a post apart. Typographic apostrophes become plain ones. */
export function readPost(post: string) {
  const text = maskNames(post.replace(/[’‘]/g, "'"));
  const emojis: string[] = text.match(emojiPattern) ?? [];
  // Without links, handles, hashtags, cashtags and emoji.
  const plain = text.replace(/[@#$＠][\p{L}\p{N}_]*/gu, ' ').replace(emojiPattern, ' ');
  return { text, plain, words: wordsOf(plain), sentences: sentencesOf(plain), emojis };
}

/** The words of a text, apostrophes and hyphens inside of them kept. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
}

/** Sentences by their closing marks and by line breaks; a run without a word belongs to none. */
function sentencesOf(plain: string): ReadSentence[] {
  const found: ReadSentence[] = [];
  for (const part of plain.split(/(?<=[.!?…]["')\]]?)\s+|(?<!\s)\s*\n\s*/u)) {
    const words = wordsOf(part).length;
    if (words === 0) continue;
    const end = /(?<![.!?…])([.!?…]+)["')\]]*\s*$/u.exec(part)?.[1] ?? '';
    found.push({ text: part.trim(), words, end, broken: false });
  }
  let from = 0;
  for (const sentence of found) {
    const start = plain.indexOf(sentence.text, from);
    from = start + sentence.text.length;
    sentence.broken = /^[^\S\n]*\n/.test(plain.slice(from));
  }
  return found;
}
