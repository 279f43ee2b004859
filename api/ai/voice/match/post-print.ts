import { surfaceOf } from '../features/surface-features.ts';
import { charGrams } from '../read/char-grams.ts';
import { countFunctionWords } from '../read/function-words.ts';
import { readPost } from '../read/read-post.ts';

/** One post as the three measures of a voice see it. */
export type PostPrint = ReturnType<typeof printPost>;

/** The measures of one text. */
export function printPost(text: string) {
  const post = readPost(text);
  return {
    grams: charGrams(text),
    surface: surfaceOf(post),
    functionWords: countFunctionWords(post.words),
    words: post.words.length,
  };
}
